import type { Day } from '@corridor/domain/calendar/calendar'
import { powers, roles } from '@corridor/domain/people/roles'
import type { Queries } from '../../database/doors.ts'
import { holdersOf } from './billing.queries.ts'

const payers = roles.filter((role) => powers[role]['billing.manage'])

/** People who look after billing today: those whose office it is first, then everybody else who may. */
export async function billingContacts(db: Queries, today: Day) {
  const found = await holdersOf(db, payers, today)
  const others = found.filter(({ role }) => role !== 'billing-contact')
  const inOrder = [...found.filter(({ role }) => role === 'billing-contact'), ...others]
  // Somebody who holds two roles keeps the first place.
  return inOrder.filter(({ id }, at) => inOrder.findIndex((it) => it.id === id) === at)
}

/** People to whom bills are mailed: those whose office it is, or, where nobody's is, everybody who may. */
export async function billReaders(db: Queries, today: Day) {
  const contacts = await billingContacts(db, today)
  const office = contacts.filter(({ role }) => role === 'billing-contact')
  return office.length > 0 ? office : contacts
}
