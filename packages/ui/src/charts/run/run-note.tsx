import type { Run } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import styles from './run-note.module.css'

/** “No opportunity on Oct 1. It is not a zero.” And where another scale begins. */
export function RunNote({ points }: Pick<Run, 'points'>) {
  const without = points.filter(({ value }) => value === null).map(({ label }) => label)
  const broken = points.filter(({ isBreak }) => isBreak).map(({ label }) => label)
  return (
    <>
      {without.length > 0 && (
        <p className={styles.note}>
          <svg width={14} height={14} aria-hidden>
            <circle {...line} cx={7} cy={7} r={6} strokeDasharray="3 3" />
          </svg>
          <span>
            No opportunity on {daysOf(without)}.{' '}
            {without.length === 1 ? 'It is not a zero' : 'None is a zero'}.
          </span>
        </p>
      )}
      {broken.length > 0 && (
        <p className={styles.note}>
          <svg width={14} height={14} aria-hidden>
            <path {...line} d="M7 0v14" strokeDasharray="2 3" />
          </svg>
          <span>Another scale from {daysOf(broken)} on.</span>
        </p>
      )}
    </>
  )
}

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 }

/** “May 14, Jun 18 and today” */
function daysOf(labels: readonly string[]): string {
  if (labels.length > 3) return counted(labels.length, 'visit')
  const days = labels.map((label) => (label === 'Today' ? 'today' : label))
  return [days.slice(0, -1).join(', '), ...days.slice(-1)].filter(Boolean).join(' and ')
}
