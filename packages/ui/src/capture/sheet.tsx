import { IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'
import styles from './sheet.module.css'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Slides up from the bottom edge and blocks nothing: what stands above it goes on working. Mounted, it is open. */
export function Sheet({ title, onClose, children }: Props) {
  const id = useId()
  const sheet = useRef<HTMLElement>(null)

  // The keyboard's place in the page: into the sheet, and back where it was.
  useEffect(() => {
    const before = document.activeElement
    // While the sheet rises it is below the edge: focusing it must not scroll.
    sheet.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <section
      ref={sheet}
      className={styles.sheet}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
    >
      <header className={styles.header}>
        <h2 id={id}>{title}</h2>
        <Button look="bare" className={styles.close} aria-label="Close" onClick={onClose}>
          <IconX size={20} stroke={1.8} aria-hidden />
        </Button>
      </header>
      {children}
    </section>
  )
}
