import type { Observation } from '@corridor/contract/observations/observation-read'
import { momentIn } from '@corridor/domain/calendar/day-words'
import { IconCheck } from '@tabler/icons-react'
import bar from '../record/read-bar.module.css'
import styles from './link-record.module.css'

/** Says when the record was acknowledged, in place of the button. */
export function ReadOn({ observation }: { readonly observation: Observation }) {
  const { acknowledgedAt, record } = observation
  if (acknowledgedAt === null) return null
  return (
    <div className={bar.bar}>
      <p className={styles.read} role="status">
        <IconCheck size={20} stroke={2} aria-hidden /> You read this{' '}
        {momentIn(record.timeZone, acknowledgedAt)}
      </p>
      <p>This does not mean you agree with it.</p>
    </div>
  )
}
