import { Day } from '@corridor/domain/calendar/calendar'
import { Purpose } from '@corridor/domain/observation/observation'
import { EducatorId, SchoolId } from '@corridor/domain/people/ids'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ActionStep } from '../people/educators.ts'
import { fromText } from '../text.ts'
import { FirstVisit, Setup } from './first-day.ts'

const count = z.int().check(z.nonnegative())

const CoverageRow = z.object({
  educator: z.object({
    id: EducatorId,
    name: z.string(),
    /** Grades and subject, «7 Science». */
    teaching: z.string(),
    room: z.string(),
    joinedOn: Day,
  }),
  /** A number a week; null where the educator had not joined yet. */
  weeks: z.array(z.nullable(count)),
  total: count,
  schoolDaysSince: z.nullable(count),
})
export type CoverageRow = z.infer<typeof CoverageRow>

export const SchoolDashboard = z.object({
  school: z.object({ id: SchoolId, name: z.string() }),
  /** Weeks of school so far; closed weeks are not counted. */
  instructionalWeek: count,
  yearStartsOn: Day,
  coverage: z.object({
    weeks: z.array(z.object({ monday: Day, closure: z.nullable(z.string()) })),
    rows: z.array(CoverageRow),
  }),
  /** Days on which somebody promised to look again, come and not yet kept; the oldest first. */
  followUps: z.array(z.object({ educatorId: EducatorId, dueOn: Day })),
  thisWeek: z.object({
    goal: z.nullable(count),
    visits: count,
    educators: count,
    observers: z.array(z.object({ name: z.string(), visits: count, isYou: z.boolean() })),
  }),
})
export type SchoolDashboard = z.infer<typeof SchoolDashboard>

const Asked = z.object({
  id: z.uuid(),
  toolTypeId: z.int(),
  observer: z.string(),
  startedAt: z.iso.datetime(),
})

/** What waits for an educator, and what was agreed with them. */
export const EducatorHome = z.object({
  /** Themselves: their own page. */
  educatorId: EducatorId,
  /** How many visits were sent to them. */
  visits: count,
  /** A few visits that were sent to them, new ones first, each with all that was sent of it. */
  sent: z.array(
    z.object({
      /** To be opened first. */
      id: z.uuid(),
      tools: z.array(z.int()),
      observer: z.string(),
      purpose: Purpose,
      startedAt: z.iso.datetime(),
      period: z.nullable(z.string()),
      sentAt: z.iso.datetime(),
      message: z.string(),
      /** They have not opened it yet. */
      isNew: z.boolean(),
      repliedAt: z.nullable(z.iso.datetime()),
    }),
  ),
  ratings: z.array(
    z.extend(Asked, {
      rated: count,
      all: count,
      /** The first that is not rated; null: all are, and only “Done” is missing. */
      next: z.nullable(z.string()),
    }),
  ),
  questions: z.array(
    z.extend(Asked, { kind: z.enum(['answer', 'signature']), prompt: z.string(), isAhead: z.boolean() }),
  ),
  steps: z.array(ActionStep),
})
export type EducatorHome = z.infer<typeof EducatorHome>

export const dashboard = {
  show: endpoint({
    method: 'GET',
    path: '/dashboard',
    summary: 'Who was visited when, and who has waited longest, for one school',
    access: 'login',
    gate: 'open',
    problems: ['school-not-found'],
    query: z.strictObject({ school: z.optional(fromText(SchoolId)) }),
    response: z.object({
      today: Day,
      /** The schools the reader may choose from. */
      schools: z.array(z.object({ id: SchoolId, name: z.string() })),
      /** Null for readers who follow no school, and while the district has no plan. */
      shown: z.nullable(SchoolDashboard),
      /** Null for readers who are no educator, and while the district has no plan. */
      mine: z.nullable(EducatorHome),
      /** For who runs the district, as long as nobody in it has finished a visit. */
      setup: z.exactOptional(Setup),
      /** For who observes and has finished no visit. */
      firstVisit: z.exactOptional(FirstVisit),
    }),
  }),
}
