import type { ConferenceRow } from '@corridor/contract/observations/conferences'
import { Initials } from '@corridor/ui/initials'
import { Tag } from '@corridor/ui/tag'
import { Link } from 'react-router'
import { useUser } from '../../../frame/use-user.ts'
import { CalendarFileButton } from '../../../observation/calendar-file-button.tsx'
import { spanWords } from '../../../observation/meeting-words.ts'
import { dayWords } from '../../../observation/observation-words.ts'
import styles from './conferences.module.css'
import { standingTitles } from './standing-titles.ts'

interface Props {
  readonly conferences: readonly ConferenceRow[]
}

/** Conferences: when, where and with whom, and how far each has come. */
export function ConferenceList({ conferences }: Props) {
  return (
    <ul className={styles.list}>
      {conferences.map((it) => (
        <Row key={it.id} conference={it} />
      ))}
    </ul>
  )
}

function Row({ conference }: { readonly conference: ConferenceRow }) {
  const { id, meeting, standing, isMine, isAboutMe } = conference
  const { time_zone: timeZone } = useUser().district
  const name = nameIn(conference)
  return (
    <li className={styles.row}>
      <Initials name={name} tone="brand" />
      <div className={styles.who}>
        {addressIn(conference) ? (
          <Link to={addressIn(conference) ?? ''}>{name}</Link>
        ) : (
          <strong>{name}</strong>
        )}
        <p>{whenWords(conference, timeZone)}</p>
        <p className={styles.small}>{besideIn(conference)}</p>
        {reachWords(conference) && <p className={styles.reach}>{reachWords(conference)}</p>}
      </div>
      <div className={styles.state}>
        <Tag tone={tones[standing] ?? 'plain'}>{standingTitles[standing]}</Tag>
        {meeting && (isMine || isAboutMe) && (
          <CalendarFileButton id={id} words="Calendar file" about={name} />
        )}
      </div>
    </li>
  )
}

/** When and where a conference is; without a plan the day of the talk, or of its first line. */
function whenWords({ meeting, standing, startedAt }: ConferenceRow, timeZone: string): string {
  if (meeting) return [spanWords(timeZone, meeting), ...(meeting.place ? [meeting.place] : [])].join(' · ')
  const day = dayWords(timeZone, startedAt)
  return standing === 'planned' || standing === 'prepared' ? `No time planned, begun ${day}` : day
}

const tones: Partial<Record<ConferenceRow['standing'], 'brand' | 'accent'>> = {
  signed: 'brand',
  'to-sign': 'accent',
}

function nameIn({ isAboutMe, observer, educator }: ConferenceRow): string {
  return isAboutMe ? observer.name : educator.name
}

/**
 * Where a conference opens: its observer goes on with an unsent one; everybody else reads, where there is something
 * to read.
 */
function addressIn({ id, isMine, isUnsent, mayOpen }: ConferenceRow): string | undefined {
  if (!mayOpen) return undefined
  return `/observations/10/${isMine && isUnsent ? 'update' : 'view'}/${id}`
}

function besideIn({ isMine, isAboutMe, observer, school, purpose, mayOpen }: ConferenceRow): string {
  return [
    ...(isMine ? ['With you'] : isAboutMe ? [] : [`With ${observer.name}`]),
    school.name,
    ...(purpose === 'coaching' ? ['Coaching, not visible to anyone else'] : []),
    ...(mayOpen ? [] : ['The agenda is not shared yet']),
  ].join(' · ')
}

/** What the observer should know about how the educator hears of the meeting. */
function reachWords({ meeting, reach, educator, isMine }: ConferenceRow): string | undefined {
  if (!isMine || !meeting) return undefined
  if (!meeting.isInvited) return 'Not invited yet: the conference has the button for it.'
  if (reach === 'none')
    return `${educator.name} has no email address here: hand over the calendar file yourself.`
  return reach === 'address'
    ? `${educator.name} has no account: the invitation went to their email.`
    : undefined
}
