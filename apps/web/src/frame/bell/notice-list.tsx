import type { Notice } from '@corridor/contract/people/notices'
import type { Day } from '@corridor/domain/calendar/calendar'
import { dayIn } from '@corridor/domain/calendar/days'
import { nearDay } from '@corridor/domain/calendar/near-day'
import { timeIn } from '@corridor/domain/clock/time-in'
import { Link } from 'react-router'
import { useUser } from '../use-user.ts'
import { markRead } from './mark-read.ts'
import styles from './notice-list.module.css'
import { noticeSigns } from './notice-signs.ts'

interface Props {
  readonly items: readonly Notice[]
  readonly today: Day
  /** Called when a notice is clicked. */
  readonly onFollow?: () => void
}

/** Notices by the day on which they came, each a link to what it tells of. */
export function NoticeList({ items, today, onFollow }: Props) {
  const { time_zone: timeZone } = useUser().district
  const dayOf = ({ at }: Notice) => dayIn(timeZone, new Date(at))
  const days = [...new Set(items.map(dayOf))]
  return days.map((day) => (
    <section key={day} className={styles.day} aria-label={nearDay(day, today)}>
      <h3>{nearDay(day, today)}</h3>
      <ul>
        {items
          .filter((it) => dayOf(it) === day)
          .map((it) => (
            <li key={it.id}>
              <NoticeRow notice={it} time={timeIn(timeZone, it.at)} onFollow={onFollow} />
            </li>
          ))}
      </ul>
    </section>
  ))
}

interface RowProps {
  readonly notice: Notice
  readonly time: string
  readonly onFollow: (() => void) | undefined
}

function NoticeRow({ notice, time, onFollow }: RowProps) {
  const { id, kind, title, detail, isRead, to } = notice
  const Sign = noticeSigns[kind]
  // Following a notice marks it read. Where that fails it stays unread, which is nothing to trouble anybody with.
  const follow = () => {
    if (!isRead) markRead({ ids: [id] }).catch(() => {})
    onFollow?.()
  }
  return (
    <Link className={styles.row} to={to} data-unread={!isRead || undefined} onClick={follow}>
      <Sign size={20} stroke={1.8} aria-hidden />
      <span>
        <span className={styles.title}>
          {title}
          {!isRead && <span className={styles.unseen}> (unread)</span>}
        </span>
        <small>{detail === null ? time : `${detail} · ${time}`}</small>
      </span>
    </Link>
  )
}
