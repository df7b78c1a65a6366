import type { Observation } from '@corridor/contract/observations/observations'
import { firstName } from '@corridor/domain/people/first-name'
import { listed } from '@corridor/domain/people/role-words'
import { IconEye } from '@tabler/icons-react'
import { useUser } from '../../../frame/use-user.ts'
import { shortSchool } from '../../../people/short-school.ts'
import styles from './observation-cards.module.css'

export function SeenBy({ observation }: { readonly observation: Observation }) {
  return (
    <p className={styles.seen}>
      <IconEye size={18} stroke={1.8} aria-hidden />
      {seenWords(observation, useUser())}
    </p>
  )
}

/** Coaching stays between the two; everything else its school's leaders read as well. */
function seenWords(observation: Observation, me: { readonly name: string }): string {
  const { record, observer, educator, deliveries, mayReply } = observation
  const named = [...new Set([educator.name, observer.name, ...deliveries.map(({ name }) => name)])]
  const readers = [
    ...(named.includes(me.name) ? ['you'] : []),
    ...named.filter((name) => name !== me.name),
    // An educator is not told the names.
    ...(mayReply ? [`those ${firstName(observer.name)} sent it to`] : []),
    ...(record.purpose === 'coaching' ? [] : [`school leaders at ${shortSchool(record.school)}`]),
  ]
  const reply = mayReply ? ` Your reply goes to ${firstName(observer.name)}.` : ''
  return `Seen by ${listed(readers)}.${reply}`
}
