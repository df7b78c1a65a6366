import type { Day } from '@corridor/domain/calendar/calendar'
import type { Role } from '@corridor/domain/people/roles'
import type { SampleEducator, SamplePerson } from '../sample.ts'

/** The people who have visited classrooms in a school before a day: not those who begin then. */
export function observersAt(school: string, people: readonly SamplePerson[], day: Day): SamplePerson[] {
  return people.filter((it) => it.school === school && it.startsOn < day && zealOf(it) > 0)
}

/** How likely somebody makes a visit to an educator; zero where they may not, or it is themself. */
export function zealFor(educator: SampleEducator, person: SamplePerson): number {
  if (person.name === educator.name) return 0
  if (person.group && !person.group.includes(educator.name)) return 0
  return zealOf(person)
}

function zealOf({ role }: SamplePerson): number {
  return visitsOf[role] ?? 0
}

const visitsOf: Readonly<Partial<Record<Role, number>>> = {
  principal: 41,
  'assistant-principal': 31,
  coach: 24,
  'peer-observer': 20,
}
