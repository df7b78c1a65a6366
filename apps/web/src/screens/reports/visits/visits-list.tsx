import type { OpenedVisit } from '@corridor/contract/reports/report'
import { timeIn } from '@corridor/domain/clock/time-in'
import { purposeTitles } from '@corridor/domain/observation/observation-words'
import { Link } from 'react-router'
import { useUser } from '../../../frame/use-user.ts'
import { dayWords } from '../../../observation/observation-words.ts'
import { shortSchool } from '../../../people/short-school.ts'
import { toolOf } from '../../../tool-looks.ts'
import styles from './visits.module.css'

/** The visits, newest first. Each tool of a visit opens its record. */
export function VisitsList({ visits }: { readonly visits: readonly OpenedVisit[] }) {
  const { district, schools } = useUser()
  const zone = district.time_zone
  return (
    <ol className={styles.visits}>
      {visits.map(({ visitId, startedAt, educator, observer, school, purpose, tools }) => (
        <li key={visitId}>
          <div>
            <strong>{educator.name}</strong>
            <p>
              {dayWords(zone, startedAt)}, {timeIn(zone, startedAt)} · {purposeTitles[purpose]} · by{' '}
              {observer.name}
              {schools.length !== 1 && ` · ${shortSchool(school.name)}`}
            </p>
          </div>
          <ul>
            {tools.map((it) => (
              <li key={it.id}>
                <Tool {...it} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function Tool({ id, toolTypeId }: OpenedVisit['tools'][number]) {
  const { title, Icon } = toolOf(toolTypeId)
  return (
    <Link to={`/observations/${toolTypeId}/view/${id}`}>
      <Icon size={18} stroke={1.8} aria-hidden /> {title}
    </Link>
  )
}
