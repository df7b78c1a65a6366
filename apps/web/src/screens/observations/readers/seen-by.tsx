import type { Observation } from '@corridor/contract/observations/observation-read'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { shortDay } from '@corridor/domain/calendar/day-words'
import { firstName } from '@corridor/domain/people/first-name'
import { listed } from '@corridor/domain/words/listed'
import { IconEye } from '@tabler/icons-react'
import { shortSchool } from '../../../people/short-school.ts'
import styles from './observation-cards.module.css'

interface Props {
  readonly observation: Observation
  /** The name of the reader’s account. */
  readonly me: string
}

/** Says who may open the observation and, apart, who has. */
export function SeenBy({ observation, me: account }: Props) {
  const { isAboutMe, observer, educator } = observation
  // Whoever has an account names themself there; the record calls its educator as the list does.
  const me = isAboutMe ? educator.name : account
  return (
    <div className={styles.seen}>
      <IconEye size={18} stroke={1.8} aria-hidden />
      <div>
        <p>Can be opened by {accessWords(observation, me)}.</p>
        <p>{openedWords(observation, me)}</p>
        {isAboutMe && <p>Your reply goes to {firstName(observer.name)}.</p>}
      </div>
    </div>
  )
}

/** Who may open an observation: coaching stays between the two; everything else the school’s leaders read as well. */
function accessWords({ record, observer, educator, sharedWith }: Observation, me: string): string {
  const named = [...new Set([educator.name, observer.name, ...sharedWith])]
  return listed([
    ...(named.includes(me) ? ['you'] : []),
    ...named.filter((name) => name !== me),
    ...(record.purpose === 'coaching' ? [] : [`school leaders at ${shortSchool(record.school)}`]),
  ])
}

/** “Opened by you (Oct 22) and Priya Raman (Oct 23).” Who observed has it anyway. */
function openedWords(observation: Observation, me: string): string {
  const { record, openedBy, deliveries, isAboutMe, acknowledgedAt, educator } = observation
  // The trail of openings may be younger than a mail that was opened, or than a read mark.
  const byMail = deliveries.flatMap(({ name, state, at }) => (state === 'opened' && at ? [{ name, at }] : []))
  const byMark = acknowledgedAt ? [{ name: educator.name, at: acknowledgedAt }] : []
  const openers = [...openedBy]
  for (const it of [...byMail, ...byMark]) if (openers.every(({ name }) => name !== it.name)) openers.push(it)
  // Whoever reads it is listed from the next time on.
  if (openers.length === 0) return isAboutMe ? 'You are the first to open it.' : 'Nobody has opened it yet.'
  const people = openers.map(({ name, at }) => {
    const day = shortDay(dayIn(record.timeZone, new Date(at)))
    return `${name === me ? 'you' : name} (${day})`
  })
  return `Opened by ${listed(people)}.`
}
