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
  readonly others: ReadonlyMap<string, 'students' | 'parents'>
}

/** More students and parents than the largest district has. */
const MOST_OTHERS = 2_000_000

/** Who is staff, and where, from roles.csv of OneRoster 1.2; null where there is none. */
export async function readRoles(zip: Zip): Promise<Roles | null> {
  const entry = fileIn(zip, 'roles.csv')
  if (!entry) return null
  const staff = new Map<string, StaffRole>()
  const others = new Map<string, 'students' | 'parents'>()
  await readFile(zip, entry, {
    needs: ['userSourcedId', 'role', 'orgSourcedId'],
    take: ({ cells }, headings) => {
      const cell = (heading: string) => cleanCell(cells[headings.indexOf(heading)] ?? '')
      const user = cell('userSourcedId')
      const role = cell('role')
      const person = personOf(role)
      if (person !== 'staff') {
        others.set(user, person === 'student' ? 'students' : 'parents')
        if (others.size > MOST_OTHERS) throw tooLarge('There are more than 2,000,000 people in this bundle.')
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
  return { staff, others }
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
