import type { EducatorHome } from '@corridor/contract/reports/dashboard'
import { type Day, dayIn } from '@corridor/domain/calendar/calendar'
import { shortDayFrom } from '@corridor/domain/calendar/day-words'
import { timeIn } from '@corridor/domain/clock/time-in'
import { purposeTitles } from '@corridor/domain/observation/observation-words'
import { periodWords } from '@corridor/domain/people/teaching-words'
import { Card } from '@corridor/ui/card'
import { Empty } from '@corridor/ui/empty'
import { Tag } from '@corridor/ui/tag'
import { Button } from '@mantine/core'
import { IconChevronRight, IconMail, IconMailOpened, IconPointFilled } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useUser } from '../../../frame/use-user.ts'
import { toolOf } from '../../../tool-looks.ts'
import styles from './home.module.css'

interface Props {
  readonly home: EducatorHome
  readonly today: Day
}

type Sent = EducatorHome['sent'][number]

export function SentCard({ home: { sent, visits }, today }: Props) {
  if (sent.length === 0)
    return (
      <Empty title="Nothing has been sent to you yet">
        <p>Observations of your lessons will be here once they are sent.</p>
      </Empty>
    )
  return (
    <Card
      title="Sent to me"
      aside={
        <Link className={styles.all} to="/observations">
          All {visits}
        </Link>
      }
    >
      <ul className={styles.list}>
        {sent.map((it, place) =>
          it.isNew ? (
            <New key={it.id} sent={it} today={today} isFirst={place === 0} />
          ) : (
            <Read key={it.id} sent={it} today={today} />
          ),
        )}
      </ul>
    </Card>
  )
}

interface ItemProps {
  readonly sent: Sent
  readonly today: Day
}

function New({ sent, today, isFirst }: ItemProps & { readonly isFirst: boolean }) {
  const { time_zone: timeZone } = useUser().district
  return (
    <li className={styles.sent}>
      <span className={styles.icon} data-new>
        <IconMail size={20} stroke={1.8} aria-hidden />
      </span>
      <div>
        <p className={styles.who}>
          <strong>{sent.observer}</strong>
          <Tag tone="brand">
            <IconPointFilled size={14} aria-hidden /> New
          </Tag>
        </p>
        <p className={styles.small}>
          {visitWords(sent, today, timeZone)} · sent {sentWords(sent, today, timeZone)}
        </p>
        <p className={styles.small}>{toolsWords(sent)}</p>
        {sent.message && <p className={styles.message}>{sent.message}</p>}
        <Button
          fullWidth
          size="md"
          variant={isFirst ? 'filled' : 'default'}
          component={Link}
          to={addressOf(sent)}
          aria-label={`Open the visit by ${sent.observer}`}
        >
          Open the visit
        </Button>
      </div>
    </li>
  )
}

function Read({ sent, today }: ItemProps) {
  const { time_zone: timeZone } = useUser().district
  const { repliedAt } = sent
  const replied = repliedAt && `you replied ${shortDayFrom(today, dayIn(timeZone, new Date(repliedAt)))}`
  return (
    <li className={styles.sent}>
      <span className={styles.icon}>
        <IconMailOpened size={20} stroke={1.8} aria-hidden />
      </span>
      <div className={styles.read}>
        <div>
          <Link className={styles.over} to={addressOf(sent)}>
            {sent.observer}
          </Link>
          <p className={styles.small}>{visitWords(sent, today, timeZone)}</p>
          <p className={styles.small}>{[toolsWords(sent), replied].filter(Boolean).join(' · ')}</p>
        </div>
        <IconChevronRight size={18} stroke={1.8} aria-hidden />
      </div>
    </li>
  )
}

function addressOf({ id, tools }: Sent): string {
  return `/observations/${tools[0]}/view/${id}`
}

/** “Visit today, Period 2”, “Coaching visit, Oct 27”. */
function visitWords({ purpose, startedAt, period }: Sent, today: Day, timeZone: string): string {
  const day = dayIn(timeZone, new Date(startedAt))
  const what = purpose === 'coaching' ? `${purposeTitles.coaching} visit` : 'Visit'
  const when = day === today ? ' today' : `, ${shortDayFrom(today, day)}`
  return [`${what}${when}`, period && periodWords(period)].filter(Boolean).join(', ')
}

/** The time for what was sent today, the day for what was sent before. */
function sentWords({ sentAt }: Sent, today: Day, timeZone: string): string {
  const day = dayIn(timeZone, new Date(sentAt))
  return day === today ? timeIn(timeZone, sentAt) : shortDayFrom(today, day)
}

function toolsWords({ tools }: Sent): string {
  return tools.map((id) => toolOf(id).title).join(', ')
}
