import type { Run } from '@corridor/domain/block'
import styles from './run-note.module.css'

/** «No opportunity on Oct 1. It is not a zero.» */
export function RunNote({ points }: Pick<Run, 'points'>) {
  const without = points.filter(({ value }) => value === null).map(({ label }) => label)
  if (without.length === 0) return null
  const days = without.length > 3 ? `${without.length} visits` : without.join(' and ')
  return (
    <p className={styles.note}>
      <svg width={14} height={14} aria-hidden>
        <circle
          cx={7}
          cy={7}
          r={6}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.5}
          strokeDasharray="3 3"
        />
      </svg>
      No opportunity on {days}. {without.length === 1 ? 'It is' : 'They are'} not a zero.
    </p>
  )
}
