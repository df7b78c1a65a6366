import type { Day } from '@corridor/domain/calendar/calendar'
import { powers, roles } from '@corridor/domain/people/roles'
import type { Queries } from '../../database/doors.ts'
import { holdersOf } from './billing.queries.ts'

const payers = roles.filter((role) => powers[role]['billing.manage'])

/** Who looks after billing today: those whose office it is first, then everybody else who may. */
export async function billingContacts(db: Queries, today: Day) {
  const found = await holdersOf(db, payers, today)
  const inOrder = [
    ...found.filter(({ role }) => role === 'billing-contact'),
    ...found.filter(({ role }) => role !== 'billing-contact'),
  ]
  // Whoever holds two roles keeps the first place.
  return [...new Map(inOrder.map((it) => [it.id, it])).values()]
}
