import { Day } from '@corridor/domain/calendar/calendar'
import { SchoolId } from '@corridor/domain/people/ids'
import { planStates } from '@corridor/domain/plan/plan'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const PlanView = z.object({
  state: z.enum(planStates),
  /** The last days of use, as the district's calendar has them; null where there never was one. */
  trialEndsOn: z.nullable(Day),
  endsOn: z.nullable(Day),
  /** The last day on which use that is not paid for goes on in full; null where everything is paid. */
  payBy: z.nullable(Day),
  /** Whether the district said that it does not go on after its term. */
  isCancelled: z.boolean(),
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
  planEnd: endpoint({
    method: 'GET',
    path: '/billing/plan-end',
    summary: 'When the plan ended, and who can turn it on again',
    access: 'login',
    gate: 'open',
    response: z.object({
      /** The last day of use, as the district's calendar has it; null while the plan runs, or if there never was one. */
      endedOn: z.nullable(Day),
      wasTrial: z.boolean(),
      /** Who looks after billing: contacts first, then administrators, by name. */
      contacts: z.array(z.string()),
      /** One reminder a day, whoever sends it. */
      wasRemindedToday: z.boolean(),
    }),
  }),
  remind: endpoint({
    method: 'POST',
    path: '/billing/reminder',
    summary: 'Mail those who look after billing that somebody misses the plan; once a day',
    access: 'login',
    gate: 'open',
    problems: ['already-reminded', 'nobody-to-remind', 'plan-is-current'],
    response: z.object({}),
  }),
}
