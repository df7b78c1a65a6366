import { timeIn } from '@corridor/domain/clock/time-in'
import { IconCircleCheck } from '@tabler/icons-react'
import { recentToasts } from '../messages/toasts.tsx'
import { useUser } from '../use-user.ts'
import styles from './recent-toasts-list.module.css'

/** What toasts of this page said, for people who had no time to read them. */
export function RecentToasts() {
  const { id, district } = useUser()
  const told = recentToasts().filter(({ userId }) => userId === id)
  if (told.length === 0) return null
  return (
    <section className={styles.told} aria-label="Just confirmed">
      <h3>Just confirmed</h3>
      <ul>
        {told.map((it) => (
          <li key={it.at + it.title}>
            <IconCircleCheck size={18} stroke={1.8} aria-hidden />
            <span>
              {it.title}
              {it.message && `: ${it.message}`}
            </span>
            <small>{timeIn(district.time_zone, it.at)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
