import { memo } from 'react'
import { clockTime } from './clock-words.ts'
import styles from './sweep-card.module.css'

interface Props {
  readonly number: number
  readonly dueAt: number
  readonly timeZone: string
}

export const PlannedCard = memo(function PlannedCard({ number, dueAt, timeZone }: Props) {
  return (
    <div className={styles.card} data-state="planned">
      <span className={styles.row}>
        <span className={styles.name}>Sweep {number}</span>
        <span className={styles.time}>{clockTime(timeZone, dueAt)}</span>
      </span>
      <span className={styles.value}>planned</span>
    </div>
  )
})
