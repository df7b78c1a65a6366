import type { SchoolId } from '../../people/ids.ts'
import { type FaultPlace, faultPlace, type PlaceOf } from '../fault-place.ts'
import { type CheckedRow, joinRows } from '../join-rows.ts'
import type { RosterRow } from '../roster-row.ts'
import { schoolFinder } from './place-schools.ts'
import { checkedRows } from './plan-educators.ts'
import { faultItem, inviteItem, itemOf, type StandingSuggestions, unchangedItem } from './plan-items.ts'
import type { KnownSchool, KnownUser, PlanFault, PlanItem, Planning, RosterMends } from './roster-plan.ts'

export interface UsersAsked {
  /** The schools whose people may be invited by whoever imports. */
  readonly reach: 'all' | readonly SchoolId[]
  /** Everybody with an account here or an invitation. */
  readonly users: readonly KnownUser[]
  readonly suggested: StandingSuggestions
  readonly schools: readonly KnownSchool[]
  readonly rows: readonly RosterRow[]
  readonly mends: RosterMends
  readonly placeOf: PlaceOf
}

/**
 * Plans an import of users: it suggests whom to invite, and changes job titles, which give no power. It gives nobody a
 * role, and takes none away.
 */
export function* planUsers(asked: UsersAsked): Planning {
  const { reach, users, schools, rows, mends, placeOf } = asked
  const known = new Map(users.map((it) => [it.email, it]))
  const placesOf = schoolFinder(schools, mends.schools, placeOf)
  const isNear = (id: SchoolId) => reach === 'all' || reach.includes(id)
  let outside = 0
  for (const { row, faults } of yield* joinRows(yield* checkedRows(rows, mends, placeOf), placeOf)) {
    const user = known.get(row.email ?? '')
    if (user && faults.length === 0) {
      yield planKnown(row, user)
      continue
    }
    const place = placesOf(row)
    const { ids } = place
    if (ids.length > 0 && !ids.some(isNear)) outside += 1
    else yield planStranger({ row, faults: [...faults, ...place.faults] }, ids.find(isNear), asked)
  }
  return { outside, active: users.length }
}

function planKnown(row: RosterRow, user: KnownUser): PlanItem {
  const { jobTitle, hasLeft } = row
  const item = { ...itemOf(row), userId: user.id }
  if (hasLeft) return { ...item, kind: 'unchanged', hint: 'Has left. Pause their account on their page.' }
  if (!jobTitle || jobTitle === user.jobTitle || !user.isNear) return { ...item, kind: 'unchanged' }
  const change = { field: 'jobTitle', from: user.jobTitle, to: jobTitle, note: null } as const
  return { ...item, kind: 'changed', changes: [change] }
}

function planStranger(
  { row, faults }: CheckedRow,
  schoolId: SchoolId | undefined,
  { placeOf, suggested }: UsersAsked,
): PlanItem {
  if (row.hasLeft) return unchangedItem(row, 'Has left, and has no account.')
  if (faults.length > 0) return faultItem(row, faults.map(needingAddress))
  if (!row.email) return faultItem(row, [noAddress(faultPlace(placeOf, 'email', row))])
  return inviteItem(row, schoolId ?? null, suggested)
}

/** Whoever is invited needs an address, so to leave it empty is no way out. */
function needingAddress(fault: PlanFault): PlanFault {
  return { ...fault, sentence: fault.sentence.replace(', or leave it empty.', '.') }
}

function noAddress(place: FaultPlace): PlanFault {
  const sentence = 'Nobody can be invited without an address. Type it, or leave the row out.'
  return { ...place, says: '', sentence, mending: { by: 'address' } }
}
