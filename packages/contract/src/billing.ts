import { Day } from '@corridor/domain/calendar'
import { SchoolId } from '@corridor/domain/ids'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const PlanView = z.object({
  state: z.enum(['trialing', 'active', 'expired']),
  /** The last days of use, as the district's calendar has them; null where there never was one. */
  trialEndsOn: z.nullable(Day),
  endsOn: z.nullable(Day),
})
export type PlanView = z.infer<typeof PlanView>

export const billing = {
  show: endpoint({
    method: 'GET',
    path: '/billing',
    summary: 'The state of the plan, and the schools it is for',
    access: 'billing.manage',
    gate: 'open',
    response: z.object({
      /** In the district's zone: days left are counted from it. */
      today: Day,
      plan: PlanView,
      schools: z.array(z.object({ id: SchoolId, name: z.string(), gradeSpan: z.string() })),
    }),
  }),
}
