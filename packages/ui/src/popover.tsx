import { Popover as KitPopover, type PopoverProps } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'

const DISPOSE_MS = 5000 // Spec §9

interface Props extends Pick<PopoverProps, 'position' | 'width'> {
  readonly target: (toggle: () => void) => ReactElement
  readonly children: ReactNode
}

/** A popover whose content lives on for five seconds after it closed: reopening finds it as it was left. */
export function Popover({ target, children, ...props }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [isKept, setIsKept] = useState(false)

  // A timer of the browser: it disposes of the content.
  useEffect(() => {
    if (isOpen) return setIsKept(true)
    const timer = setTimeout(() => setIsKept(false), DISPOSE_MS)
    return () => clearTimeout(timer)
  }, [isOpen])

  // The kit hears Escape only once the focus has gone inside.
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') setIsOpen(false)
  })

  return (
    <KitPopover {...props} opened={isOpen} onChange={setIsOpen} keepMounted={isKept} trapFocus returnFocus>
      <KitPopover.Target>{target(() => setIsOpen((was) => !was))}</KitPopover.Target>
      <KitPopover.Dropdown>{children}</KitPopover.Dropdown>
    </KitPopover>
  )
}
