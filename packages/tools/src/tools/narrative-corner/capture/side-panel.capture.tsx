import { Sheet } from '@corridor/ui/capture/sheet'
import type { KeyboardEvent, ReactNode } from 'react'
import styles from './side-panel.module.css'

interface Props {
  readonly title: string
  /**
   * Whether the panel stands beside the script, as on a laptop; elsewhere it rises from below while something is
   * selected.
   */
  readonly isWide: boolean
  readonly onClose: () => void
  readonly children: ReactNode
  readonly foot: ReactNode
}

export function SidePanel({ title, isWide, onClose, children, foot }: Props) {
  if (!isWide)
    return (
      <div className={styles.sheet}>
        <Sheet title={title} onClose={onClose}>
          {children}
        </Sheet>
      </div>
    )
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <section className={styles.side} aria-label="Tags" onKeyDown={leave}>
      <div className={styles.scroll}>
        <h2>{title}</h2>
        {children}
      </div>
      {foot}
    </section>
  )
}
