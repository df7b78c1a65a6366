import type { Day } from '@corridor/domain/calendar/calendar'
import { cleanCell } from '@corridor/domain/roster/clean-cell'
import { isRoleOver } from '@corridor/domain/roster/plan/role-over'
import { rosterPerson } from '@corridor/domain/roster/staff-words'
import { tooLarge } from '../refuse-roster.ts'
import { STAFF, tooManyStaff } from '../roster-limits.ts'
import type { Zip } from '../zip/open-zip.ts'
import { fileIn, readFile } from './bundle-file.ts'

/** Where a role is held, and the row of roles.csv that says so; null where users.csv does. */
interface StaffOrg {
  readonly id: string
  readonly row: number | null
}

export interface StaffRole {
  readonly role: string
  /** The row of roles.csv that tells the role; null where users.csv does. */
  readonly row: number | null
  /** Which of several roles says what somebody does: 2 the primary, 1 another, 0 one that is over. */
  readonly rank: 0 | 1 | 2
  readonly orgs: readonly StaffOrg[]
  /** The orgs where a role of theirs is over. */
  readonly left: readonly string[]
}

export interface Roles {
  readonly staff: ReadonlyMap<string, StaffRole>
  /** What a user is who is not staff. */
  readonly otherwise: (userId: string) => 'students' | 'parents' | null
}

/** The most students and parents of a bundle: more than the largest district has. */
const MOST_OTHERS = 1_000_000

/** The staff and where they work, from roles.csv of OneRoster 1.2; null where there is none. */
export async function readRoles(zip: Zip, today: Day): Promise<Roles | null> {
  const entry = fileIn(zip, 'roles.csv')
  if (!entry) return null
  const staff = new Map<string, StaffRole>()
  const students = new Set<number>()
  const parents = new Set<number>()
  await readFile(zip, entry, {
    needs: ['userSourcedId', 'role', 'orgSourcedId'],
    take: ({ number, cells }, headings) => {
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
      const added = staffRole(role, number, cell, today)
      staff.set(user, withRole(staff.get(user), added))
      if (staff.size > STAFF) throw tooManyStaff()
    },
  })
  const otherwise = (userId: string) => {
    const mark = markOf(userId)
    return students.has(mark) ? 'students' : parents.has(mark) ? 'parents' : null
  }
  return { staff, otherwise }
}

function staffRole(role: string, row: number, cell: (heading: string) => string, today: Day): StaffRole {
  const id = cell('orgSourcedId')
  const isOver = cell('status').toLowerCase() === 'tobedeleted' || isRoleOver(cell('endDate'), today)
  if (isOver) return { role, row, rank: 0, orgs: [], left: [id] }
  return { role, row, rank: cell('roleType') === 'primary' ? 2 : 1, orgs: [{ id, row }], left: [] }
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

const MOST_PLACES = 100

/** A person's roles with one more: the primary role is what somebody does, and where it is comes first. */
function withRole(known: StaffRole | undefined, added: StaffRole): StaffRole {
  if (!known) return added
  const [first, second] = added.rank > known.rank ? [added, known] : [known, added]
  const orgs = [...first.orgs, ...second.orgs.filter(({ id }) => !first.orgs.some((it) => it.id === id))]
  const left = [...new Set([...first.left, ...second.left])]
  return { ...first, orgs: orgs.slice(0, MOST_PLACES), left: left.slice(0, MOST_PLACES) }
}

/** The person of a role, remembered: a million rows have a dozen roles. */
export const personOf = remembered(rosterPerson)

function remembered<Answer>(ask: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    const answer = known.get(text) ?? ask(text)
    if (known.size < 200) known.set(text, answer)
    return answer
  }
}
