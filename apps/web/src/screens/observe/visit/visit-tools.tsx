import { timeIn } from '@corridor/domain/calendar/time-in'
import type { Device } from '../../../device/device.ts'
import type { Kept } from '../../../device/kept.ts'
import { Link } from '../../../door/door.tsx'
import { toolOf } from '../../../tool-looks.ts'
import styles from '../sheets.module.css'
import { addressOf } from '../start/start-draft.ts'
import { othersOfVisit } from './others-of-visit.ts'

interface Props {
  readonly device: Device
  readonly kept: Kept
}

/** What else was begun in this visit. */
export function VisitTools({ device, kept }: Props) {
  const others = othersOfVisit(device, kept)
  if (others.length === 0) return null
  return (
    <section className={styles.others} aria-label="Also in this visit">
      <h3>Also in this visit</h3>
      <ul>
        {others.map(({ id, document, goal }) => (
          <li key={id}>
            <Link to={addressOf(document.toolTypeId, id)}>{toolOf(document.toolTypeId).title}</Link>
            <span>
              from {timeIn(document.timeZone, document.startedAt)}, {goal === 'draft' ? 'draft' : 'finished'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
