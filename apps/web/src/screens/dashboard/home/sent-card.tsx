import type { EducatorHome } from '@corridor/contract/reports/dashboard'
import { type Day, dayIn } from '@corridor/domain/calendar/calendar'
import { shortDayFrom } from '@corridor/domain/calendar/day-words'
import { timeIn } from '@corridor/domain/clock/time-in'
import { isConference } from '@corridor/domain/observation/conference'
import { purposeTitles } from '@corridor/domain/observation/observation-words'
import { periodWords } from '@corridor/domain/people/teaching-words'
import { capital } from '@corridor/domain/words/capital'
import { Card } from '@corridor/ui/card'
import { Empty } from '@corridor/ui/empty'
import { Tag } from '@corridor/ui/tag'
import { Button } from '@mantine/core'
import { IconChevronRight, IconMail, IconMailOpened, IconPointFilled } from '@tabler/icons-react'
import { Link } from 'react-router'
import { ALL, hasSeveralSchools } from '../../../frame/navigation/chosen-school.ts'
import { isOnlyObserved } from '../../../frame/navigation/navigation-entries.ts'
import { useUser } from '../../../frame/use-user.ts'
import { foundWords } from '../../../observation/observation-words.ts'
import { toolOf } from '../../../tool-looks.ts'
import styles from './home.module.css'

interface Props {
  readonly home: EducatorHome
  readonly today: Day
}

type Sent = EducatorHome['sent'][number]

export function SentCard({ home, today }: Props) {
  const { sent } = home
  if (sent.length === 0)
    return (
      <Empty title="Nothing has been sent to you yet">
        <p>Observations of your lessons will be here once they are sent.</p>
      </Empty>
    )
  return (
    <Card title="Sent to me" aside={<All home={home} />}>
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

/** Leads to the reader’s own observations in the list, a row for each tool of a visit, and says how many there are. */
function All({ home: { observations, educatorId } }: Pick<Props, 'home'>) {
  const search = new URLSearchParams({
    ...(!isOnlyObserved(useUser()) && { educator: String(educatorId) }),
    ...(hasSeveralSchools() && { school: ALL }),
  })
  const found = foundWords(observations)
  return (
    <Link className={styles.all} to={search.size > 0 ? `/observations?${search}` : '/observations'}>
      {observations === 1 ? found : `All ${found}`}
    </Link>
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
          aria-label={`Open the ${nounOf(sent)} by ${sent.observer}`}
        >
          Open the {nounOf(sent)}
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

/** What was sent: a conference is no visit. */
function nounOf({ tools }: Sent): 'visit' | 'conference' {
  return tools.every(isConference) ? 'conference' : 'visit'
}

/** “Visit today, Period 2”, “Coaching visit, Oct 27”, “Conference, Oct 28”. */
function visitWords(sent: Sent, today: Day, timeZone: string): string {
  const { purpose, startedAt, period } = sent
  const day = dayIn(timeZone, new Date(startedAt))
  const noun = nounOf(sent)
  const what = purpose === 'coaching' ? `${purposeTitles.coaching} ${noun}` : capital(noun)
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
