import { cleanCell } from '@corridor/domain/roster/clean-cell'
import { rosterPerson } from '@corridor/domain/roster/staff-words'
import { tooLarge } from '../refuse-roster.ts'
import { STAFF, tooManyStaff } from '../roster-limits.ts'
import type { Zip } from '../zip/open-zip.ts'
import { fileIn, readFile } from './bundle-file.ts'

export interface StaffRole {
  readonly role: string
  readonly isPrimary: boolean
  readonly orgs: readonly string[]
}

export interface Roles {
  readonly staff: ReadonlyMap<string, StaffRole>
  /** What a user is who is not staff. */
  readonly otherwise: (userId: string) => 'students' | 'parents' | null
}

/** More students and parents than the largest district has. */
const MOST_OTHERS = 1_000_000

/** Who is staff, and where, from roles.csv of OneRoster 1.2; null where there is none. */
export async function readRoles(zip: Zip): Promise<Roles | null> {
  const entry = fileIn(zip, 'roles.csv')
  if (!entry) return null
  const staff = new Map<string, StaffRole>()
  const students = new Set<number>()
  const parents = new Set<number>()
  await readFile(zip, entry, {
    needs: ['userSourcedId', 'role', 'orgSourcedId'],
    take: ({ cells }, headings) => {
      const cell = (heading: string) => cleanCell(cells[headings.indexOf(heading)] ?? '')
      const user = cell('userSourcedId')
      const role = cell('role')
      const person = personOf(role)
      if (person !== 'staff') {
        const others = person === 'student' ? students : parents
        others.add(markOf(user))
        if (others.size > MOST_OTHERS)
          throw tooLarge('There are more than 1,000,000 students or parents in this bundle.')
        return
      }
      const isGone = cell('status').toLowerCase() === 'tobedeleted'
      const isPrimary = cell('roleType') === 'primary' && !isGone
      staff.set(
        user,
        withRole(staff.get(user), { role, isPrimary, orgs: isGone ? [] : [cell('orgSourcedId')] }),
      )
      if (staff.size > STAFF) throw tooManyStaff()
    },
  })
  const otherwise = (userId: string) => {
    const mark = markOf(userId)
    return students.has(mark) ? 'students' : parents.has(mark) ? 'parents' : null
  }
  return { staff, otherwise }
}

/**
 * A number for an id, so that a million students weigh little while they are counted. Two ids share one so rarely that
 * no count is wrong by it: one district in ten thousand might count one parent as a student.
 */
function markOf(id: string): number {
  let low = 0x811c9dc5
  let high = 0x01000193
  for (let at = 0; at < id.length; at += 1) {
    const code = id.charCodeAt(at)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ code, 0x85ebca6b) ^ (high >>> 13)
  }
  return (low >>> 0) * 0x200000 + (high >>> 11)
}

/** The primary role is what somebody does, and where it is comes first. */
function withRole(known: StaffRole | undefined, added: StaffRole): StaffRole {
  if (!known) return added
  const [first, second] = added.isPrimary && !known.isPrimary ? [added, known] : [known, added]
  const orgs = [...new Set([...first.orgs, ...second.orgs])].slice(0, 100)
  return { role: first.role, isPrimary: first.isPrimary, orgs }
}

/** A million rows have a dozen roles. */
export const personOf = remembered(rosterPerson)

function remembered<Answer>(ask: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    const answer = known.get(text) ?? ask(text)
    if (known.size < 200) known.set(text, answer)
    return answer
  }
}
