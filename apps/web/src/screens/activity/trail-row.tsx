import type { AuditEvent } from '@corridor/contract/district/audit'
import { timeIn } from '@corridor/domain/clock/time-in'
import { counted } from '@corridor/domain/words/count-words'
import { Link, useSearchParams } from 'react-router'
import { useUser } from '../../frame/use-user.ts'
import styles from './activity.module.css'
import { searchWith } from './activity-filters.ts'
import { changeWords, didWords } from './activity-words.ts'

interface Props {
  readonly event: AuditEvent
  readonly times: number
}

/** “9:30 AM Lorraine Tsosie invited a user: Priya Raman” */
export function TrailRow({ event, times }: Props) {
  const { district } = useUser()
  const { at, subject, actor, changes } = event
  const isOnThemselves = subject.kind === 'user' && subject.id === String(actor?.id)
  return (
    <li>
      <time dateTime={at}>{timeIn(district.time_zone, at)}</time>
      <p>
        <Who event={event} /> {didWords(event)}
        {times > 1 && `, ${counted(times, 'time')}`}
        {subject.name && !isOnThemselves && (
          <>
            : <strong>{subject.name}</strong>
          </>
        )}
      </p>
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map((it) => (
            <li key={it.what}>{changeWords(it)}</li>
          ))}
        </ul>
      )}
    </li>
  )
}

function Who({ event: { actor, realActor, isBetweenOthers } }: Pick<Props, 'event'>) {
  const [search] = useSearchParams()
  if (isBetweenOthers) return <strong>{realActor ? 'Corridor support' : 'Somebody'}</strong>
  if (!actor) return <strong>Somebody not signed in</strong>
  const others = `?${searchWith(search, 'actor', String(actor.id))}`
  return (
    <>
      {realActor && realActor.id !== actor.id && (
        <span className={styles.support}>Corridor support, as </span>
      )}
      <Link to={others} title={`Only what ${actor.name} did`}>
        {actor.name}
      </Link>
    </>
  )
}
