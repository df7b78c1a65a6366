import type { Visit } from '@corridor/contract/people/educators'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { shortDay } from '@corridor/domain/calendar/day-words'
import type { EducatorId } from '@corridor/domain/people/ids'
import { Card } from '@corridor/ui/card'
import { Link } from 'react-router'
import { useUser } from '../../../frame/use-user.ts'
import { addressOf } from '../../../observation/observation-words.ts'
import { toolOf } from '../../../tool-looks.ts'
import { visitsWords } from './educator-words.ts'
import styles from './timeline-card.module.css'

const statusWords: Readonly<Record<Visit['observations'][number]['status'], string>> = {
  draft: 'Draft, only you',
  completed: 'Ready to send',
  sent: 'Sent',
  acknowledged: 'Read',
}

interface Props {
  readonly educatorId: EducatorId
  readonly visits: readonly Visit[]
}

export function TimelineCard({ educatorId, visits }: Props) {
  return (
    <Card title="Timeline" aside={visits.length > 0 && visitsWords(visits)}>
      {visits.length === 0 ? (
        <p className={styles.none}>No visit yet this school year.</p>
      ) : (
        <ol className={styles.visits}>
          {visits.map((visit) => (
            <VisitItem key={visit.id} visit={visit} />
          ))}
        </ol>
      )}
      <Link className={styles.all ?? ''} to={`/observations?educator=${educatorId}`}>
        All visits
      </Link>
    </Card>
  )
}

function VisitItem({ visit: { startedAt, observer, observations } }: { readonly visit: Visit }) {
  const { time_zone: timeZone } = useUser().district
  return (
    <li>
      <time dateTime={startedAt}>{shortDay(dayIn(timeZone, new Date(startedAt)))}</time>
      <ul>
        {observations.map(({ id, toolTypeId, status }) => {
          const { title, Icon } = toolOf(toolTypeId)
          // Drafts are shown to nobody but who writes them.
          return (
            <li key={id}>
              <span className={styles.icon}>
                <Icon size={18} stroke={1.8} aria-hidden />
              </span>
              <div>
                <Link to={addressOf({ id, toolTypeId, status, isMine: status === 'draft' })}>{title}</Link>
                <p>
                  {statusWords[status]} · {observer}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </li>
  )
}
