import { dayAndYear } from '../../calendar/day-words.ts'
import type { SchoolId } from '../../people/ids.ts'
import type { ChangedField, FieldChange, RosterFacts } from './roster-plan.ts'

type NameOf = (id: SchoolId) => string

/** What changes about an educator, field by field and in words. */
export function factChanges(
  before: RosterFacts,
  after: RosterFacts,
  nameOf: NameOf,
  hasAccount: boolean,
): FieldChange[] {
  const changes: FieldChange[] = []
  const add = (field: ChangedField, from: string | null, to: string | null, note: string | null = null) => {
    if (from !== to) changes.push({ field, from: from || null, to: to || null, note })
  }
  add('name', before.name, after.name)
  add('email', before.email, after.email, emailNote(before, hasAccount))
  add('externalId', before.externalId, after.externalId)
  const schools = [schoolWords(before, after, nameOf), schoolWords(after, before, nameOf)] as const
  add('schools', ...schools, 'Visits stay with the school where they were made.')
  add('grades', before.grades, after.grades)
  add('subject', before.subject, after.subject)
  add('room', before.room, after.room)
  add('hiredOn', before.hiredOn, after.hiredOn)
  add('isActive', activeWords(before), activeWords(after))
  add('isProvisional', doorWords(before), doorWords(after))
  return changes
}

function emailNote({ email }: RosterFacts, hasAccount: boolean): string | null {
  if (hasAccount) return 'They go on signing in as before.'
  return email === null ? 'Can receive visits by email from then on.' : null
}

const activeWords = ({ isActive }: RosterFacts) => (isActive ? 'Active' : 'Inactive')
const doorWords = ({ isProvisional }: RosterFacts) => (isProvisional ? 'To confirm' : 'Confirmed')

/** Where an educator teaches until further notice, or until a day that is another one in the other facts, in words. */
function schoolWords({ teaching }: RosterFacts, other: RosterFacts, nameOf: NameOf): string {
  const words = teaching.flatMap(({ schoolId, startsOn, endsOn }) => {
    if (endsOn === null) return nameOf(schoolId)
    const same = other.teaching.find((it) => it.schoolId === schoolId && it.startsOn === startsOn)
    const isMoved = same && same.endsOn !== null && same.endsOn !== endsOn
    return isMoved ? `${nameOf(schoolId)} until ${dayAndYear(endsOn)}` : []
  })
  return [...new Set(words)].toSorted().join(', ')
}

export function isSameFacts(one: RosterFacts, other: RosterFacts): boolean {
  return JSON.stringify(spelled(one)) === JSON.stringify(spelled(other))
}

/** One spelling of what is known about an educator. */
function spelled(facts: RosterFacts) {
  const { name, email, externalId, grades, subject, room, hiredOn, isActive, isProvisional } = facts
  const days = facts.teaching.map(({ schoolId, startsOn, endsOn }) => `${schoolId} ${startsOn} ${endsOn}`)
  const texts = [name, email, externalId, grades, subject, room, hiredOn]
  return [...texts, isActive, isProvisional, ...days.toSorted()]
}
