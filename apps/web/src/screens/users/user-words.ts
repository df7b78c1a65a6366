import type { HeldAssignment, User } from '@corridor/contract/people/users'
import { type Day, dayIn } from '@corridor/domain/calendar/calendar'
import { roleTitles } from '@corridor/domain/people/roles'
import { counted } from '@corridor/domain/words/count-words'
import { listed } from '@corridor/domain/words/listed'
import { shortSchool } from '../../people/short-school.ts'

/** “34 people: 31 active, 2 invited, 1 paused” */
export function peopleWords({ active, invited, paused }: Record<User['status'], number>): string {
  const parts = [
    `${active} active`,
    invited > 0 && `${invited} invited`,
    paused > 0 && `${paused} paused`,
  ].filter((it) => it !== false)
  return `${counted(active + invited + paused, 'person', 'people')}: ${parts.join(', ')}`
}

export function rolesWords(held: readonly HeldAssignment[]): string {
  const titles = new Set(held.map(({ role }) => roleTitles[role]))
  return titles.size === 0 ? 'No role' : [...titles].join(', ')
}

/** “Copper Ridge, Lantern Hill and 2 more” */
export function schoolsWords(held: readonly HeldAssignment[]): string {
  if (held.some(({ school }) => school === null)) return 'All schools'
  const names = [...new Set(held.flatMap(({ school }) => school?.name ?? []))]
  if (names.length < 2) return names[0] ?? 'No school'
  const short = names.map(shortSchool)
  return listed(short.length < 4 ? short : [...short.slice(0, 2), `${short.length - 2} more`])
}

/** Whether an invitation has ended, by the district's day: the browser's clock need not be right. */
export function hasInvitationEnded({ invitationEndsAt }: User, timeZone: string, today: Day): boolean {
  return invitationEndsAt !== null && dayIn(timeZone, new Date(invitationEndsAt)) < today
}
