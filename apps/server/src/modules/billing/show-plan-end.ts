import type { contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { lastExportDay } from '@corridor/domain/plan/open-to'
import type { Queries } from '../../database/doors.ts'
import { districtToday, planOf } from '../districts/district-today.ts'
import { billingContacts } from './billing-contacts.ts'

type PlanEnd = ResponseOf<typeof contract.billing.planEnd>

/** The end of a plan as somebody may know it who cannot go on: since when, and whom to ask. */
export async function showPlanEnd(db: Queries, now: Date): Promise<PlanEnd> {
  const { district, isPaidFor, today } = await districtToday(db, now)
  const { trialEndsAt, planEndsAt, planRemindedAt, timeZone } = district
  const wasTrial = (trialEndsAt?.getTime() ?? 0) > (planEndsAt?.getTime() ?? 0)
  const endedAt = wasTrial ? trialEndsAt : planEndsAt
  const contacts = await billingContacts(db, today)
  const exportUntil = isPaidFor ? null : lastExportDay(planOf(district), timeZone)
  return {
    endedOn: endedAt && !isPaidFor ? dayIn(timeZone, endedAt) : null,
    wasTrial,
    contacts: contacts.map(({ name }) => name),
    wasRemindedToday: planRemindedAt !== null && dayIn(timeZone, planRemindedAt) === today,
    exportUntil: exportUntil && today <= exportUntil ? exportUntil : null,
  }
}
