import { showInStrip } from '@corridor/ui/capture/show-in-strip'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './pass-cards.module.css'

/** How much of the card before stays in sight: enough to see that there is one. */
const EDGE = 40

interface Props {
  readonly label: string
  /** The index of the pass that is shown below. */
  readonly open: number
  readonly children: ReactNode
}

/** Passes side by side: those done, the current one, and what comes next. */
export function PassCards({ label, open, children }: Props) {
  const cards = useRef<HTMLElement>(null)

  // The scroll position of the strip: on a phone, or a tablet that is turned, not all of it is seen.
  useEffect(() => {
    const strip = cards.current
    const card = strip?.children[open]
    if (!strip || !(card instanceof HTMLElement)) return
    const watch = new ResizeObserver(() => {
      showInStrip(strip, card, EDGE)
    })
    watch.observe(strip)
    return () => watch.disconnect()
  }, [open])

  return (
    <nav ref={cards} className={styles.cards} aria-label={label}>
      {children}
    </nav>
  )
}
