import { Choice } from '@corridor/ui/capture/choice'
import { memo, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { type Kind, kindTitles } from '../../kinds.ts'
import styles from './switches.module.css'

interface Props {
  readonly kinds: readonly Kind[]
  readonly value: Kind
  /** `onChange` must be the same function in every render. */
  readonly onChange: (kind: Kind) => void
}

/** The kind of the next line; Alt and a digit do the same while one types. */
export const KindSwitch = memo(function KindSwitch({ kinds, value, onChange }: Props) {
  const options = useMemo(() => kinds.map((kind) => ({ value: kind, label: kindTitles[kind] })), [kinds])
  const press = useEffectEvent((event: KeyboardEvent) => {
    const digit = /^Digit([1-9])$/.exec(event.code)?.[1]
    const kind = event.altKey && !event.ctrlKey && !event.metaKey ? kinds[Number(digit) - 1] : undefined
    if (!kind) return
    event.preventDefault()
    onChange(kind)
  })

  // The keyboard is heard while the focus stays in the text.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  // The scroll position of the strip: on a phone not all of them are seen.
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = strip.current?.querySelectorAll('label')[kinds.indexOf(value)]
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [kinds, value])

  return (
    <div ref={strip} className={styles.switch}>
      <Choice look="switch" label="Kind" options={options} value={value} onChange={onChange} />
    </div>
  )
})
