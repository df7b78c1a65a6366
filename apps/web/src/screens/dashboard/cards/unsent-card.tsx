import type { Unsent } from '@corridor/contract/reports/home-cards'
import { addDays, type Day, dayIn } from '@corridor/domain/calendar/calendar'
import { shortDayFrom, weekdayAndDay } from '@corridor/domain/calendar/day-words'
import { timeIn } from '@corridor/domain/clock/time-in'
import { counted } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useUser } from '../../../frame/use-user.ts'
import { goesOutWords } from '../../../observation/observation-words.ts'
import { toolOf } from '../../../tool-looks.ts'
import styles from './cards.module.css'
import { type UnsentItem, useUnsent } from './use-unsent.ts'

const MOST = 5
const WEEK_DAYS = 7

interface Props {
  readonly unsent: Unsent
  readonly today: Day
}

/** The reader’s observations that are begun or finished and not sent, on the server and on this device. */
export function UnsentCard({ unsent, today }: Props) {
  const { drafts, ready, planned, waiting, items } = useUnsent(unsent)
  const { time_zone: timeZone } = useUser().district
  const isAhead = ({ startedAt }: UnsentItem) => dayIn(timeZone, new Date(startedAt)) > addDays(today, 1)
  const words = [
    counted(drafts, 'draft'),
    `${ready} ready to send`,
    ...(planned > 0 ? [`${planned} planned`] : []),
    ...(waiting > 0 ? [`${waiting} waiting to be sent`] : []),
  ].join(', ')
  return (
    <Card
      title="Drafts and unsent"
      subtitle={items.length > 0 && words}
      aside={
        items.length > 0 && (
          <Link className={styles.all ?? ''} to="/observations?by=me&status=unsent">
            See all
          </Link>
        )
      }
    >
      {items.length === 0 && (
        <p className={styles.none}>
          Nothing is left to send. What you begin, or finish and do not send, is listed here.
        </p>
      )}
      <ul className={styles.list}>
        {[...items.filter((it) => !isAhead(it)), ...items.filter(isAhead)].slice(0, MOST).map((it) => (
          <Item key={it.id} item={it} today={today} isAhead={isAhead(it)} />
        ))}
      </ul>
    </Card>
  )
}

const states = {
  draft: { words: 'Draft', verb: 'Resume', act: 'update' },
  completed: { words: 'Ready to send', verb: 'Send', act: 'send' },
  planned: { words: 'Planned', verb: 'Open', act: 'send' },
  waiting: { words: 'Waiting to be sent', verb: 'Open', act: 'send' },
  /** An observation that a wrong clock dated: it is neither sent nor counted before its day is corrected. */
  ahead: { words: 'Future date', verb: 'Set day', act: 'update' },
} as const

interface ItemProps extends Pick<Props, 'today'> {
  readonly item: UnsentItem
  readonly isAhead: boolean
}

function Item({ item, today, isAhead }: ItemProps) {
  const { id, toolTypeId, educator, state, isOnlyHere, startedAt, goesOutAt } = item
  const { time_zone: timeZone } = useUser().district
  const { title, Icon } = toolOf(toolTypeId)
  const standing = isAhead ? 'ahead' : state
  const { words, verb, act } = states[standing]
  return (
    <li className={styles.row}>
      <Icon size={20} stroke={1.8} aria-hidden />
      <div className={styles.what}>
        <strong>{educator}</strong>
        <p>{title}</p>
      </div>
      <p className={styles.state} data-here={isOnlyHere || undefined}>
        <strong>
          {standing === 'planned' && goesOutAt ? goesOutWords(timeZone, goesOutAt, today) : words}
          {isOnlyHere && ', this device only'}
        </strong>
        <span>{whenWords(today, timeZone, startedAt)}</span>
      </p>
      <Button
        variant="default"
        component={Link}
        to={`/observations/${toolTypeId}/${act}/${id}`}
        aria-label={`${verb} ${title} with ${educator}`}
      >
        {verb}
      </Button>
    </li>
  )
}

/** “9:20 AM” for today, “Wed 9:20 AM” for the days before, “Oct 8” for longer ago. */
function whenWords(today: Day, timeZone: string, instant: string): string {
  const day = dayIn(timeZone, new Date(instant))
  const time = timeIn(timeZone, instant)
  if (day === today) return time
  const isRecent = addDays(today, -WEEK_DAYS) < day && day < today
  return isRecent ? `${weekdayAndDay(day).split(',')[0]} ${time}` : shortDayFrom(today, day)
}
