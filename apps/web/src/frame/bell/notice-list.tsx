import type { Notice } from '@corridor/contract/people/notices'
import type { Day } from '@corridor/domain/calendar/calendar'
import { dayIn } from '@corridor/domain/calendar/days'
import { nearDay } from '@corridor/domain/calendar/near-day'
import { timeIn } from '@corridor/domain/calendar/time-in'
import { Link } from 'react-router'
import { useUser } from '../use-user.ts'
import styles from './notice-list.module.css'
import { noticeSigns } from './notice-signs.ts'
import { markRead } from './use-unread.ts'

interface Props {
  readonly items: readonly Notice[]
  readonly today: Day
}

/** Notices by the day on which they came, each a way to what it tells of. */
export function NoticeList({ items, today }: Props) {
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
              <NoticeRow notice={it} time={timeIn(timeZone, it.at)} />
            </li>
          ))}
      </ul>
    </section>
  ))
}

function NoticeRow({ notice, time }: { readonly notice: Notice; readonly time: string }) {
  const { id, kind, title, detail, isRead, to } = notice
  const Sign = noticeSigns[kind]
  // Whoever follows it has read it. Where that is not heard, it stays unread: nothing to trouble them with.
  const follow = () => void (isRead || markRead({ ids: [id] }).catch(() => {}))
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
