import type { PlanHome } from '@corridor/contract/reports/homes'
import type { Actor } from '@corridor/domain/people/actor'
import type { Queries } from '../../../database/doors.ts'
import { billingContacts } from '../../billing/billing-contacts.ts'
import { planView } from '../../billing/plan-view.ts'
import type { DistrictToday } from '../../districts/district-today.ts'
import { listSchools } from '../../districts/list-schools.ts'

/** The plan, for those whose office it is. */
export async function showPlan(db: Queries, actor: Actor, place: DistrictToday): Promise<PlanHome | null> {
  if (!actor.assignments.some(({ role }) => role === 'billing-contact')) return null
  const [plan, schools, contacts] = await Promise.all([
    planView(db, place),
    listSchools(db, 'all'),
    billingContacts(db, place.today),
  ])
  return {
    plan,
    schools: schools.length,
    contacts: contacts.filter(({ id }) => id !== actor.userId).map(({ name }) => name),
  }
}
