import { Day } from '@corridor/domain/calendar/calendar'
import { Purpose } from '@corridor/domain/observation/observation'
import { EducatorId, SchoolId } from '@corridor/domain/people/ids'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ActionStep } from '../people/educators.ts'
import { fromText } from '../text.ts'
import { FirstVisit, Setup } from './first-day.ts'
import { FollowThrough } from './follow-through.ts'
import { OpenSteps, Unsent } from './home-cards.ts'
import { DistrictHome, PlanHome } from './homes.ts'

const count = z.int().check(z.nonnegative())

const CoverageRow = z.object({
  educator: z.object({
    id: EducatorId,
    name: z.string(),
    /** Grades and subject: “7 Science”. */
    teaching: z.string(),
    room: z.string(),
    joinedOn: Day,
    /** The period in which they teach now or, today, next; null: none is known. */
    lesson: z.nullable(z.object({ period: z.string(), isNow: z.boolean() })),
  }),
  /** Visits in each week; null where the educator had not joined yet. */
  weeks: z.array(z.nullable(count)),
  total: count,
  schoolDaysSince: z.nullable(count),
  /** Whether the last visit was today: on a day without school nobody waits a school day either. */
  isVisitedToday: z.boolean(),
})
export type CoverageRow = z.infer<typeof CoverageRow>

/** Visits a week in a grade, in a period, or to educators who are not on the list any more. */
const CoverageSum = z.object({ name: z.string(), weeks: z.array(count), total: count })
export type CoverageSum = z.infer<typeof CoverageSum>

export const SchoolDashboard = z.object({
  school: z.object({ id: SchoolId, name: z.string() }),
  /** Weeks of school so far; closed weeks are not counted. */
  instructionalWeek: count,
  yearStartsOn: Day,
  coverage: z.object({
    weeks: z.array(z.object({ monday: Day, closure: z.nullable(z.string()) })),
    rows: z.array(CoverageRow),
    /** Visits to educators who have left, or teach elsewhere now; null: none. */
    others: z.nullable(CoverageSum),
    /** Visits by the grades that were noted at the visit. */
    grades: z.array(CoverageSum),
    /** Visits by period, in the order of the bells; the name is empty where none was noted. */
    periods: z.array(CoverageSum),
  }),
  /** Promised follow-ups that are due and not yet kept; the oldest first. */
  followUps: z.array(z.object({ educatorId: EducatorId, dueOn: Day })),
  thisWeek: z.object({
    goal: z.nullable(count),
    visits: count,
    educators: count,
    observers: z.array(z.object({ name: z.string(), visits: count, isYou: z.boolean() })),
  }),
  /** The running period, and when it ends by the clocks there, “09:52”; null between two and outside school. */
  period: z.nullable(z.object({ name: z.string(), endsAt: z.string() })),
  /** Open action steps; null where the reader’s own visits are shown. */
  steps: z.nullable(OpenSteps),
  unsent: Unsent,
  /** The follow-through; null for readers who see sums alone, and where the reader’s own visits are shown. */
  followThrough: z.nullable(FollowThrough),
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
  /** The reader’s own id as an educator, for their own page. */
  educatorId: EducatorId,
  /** How many observations their list has of them, up to the most that it counts. */
  observations: count,
  /** A few visits that were sent to them, new ones first, each with all that was sent of it. */
  sent: z.array(
    z.object({
      /** The observation to open first. */
      id: z.uuid(),
      tools: z.array(z.int()),
      observer: z.string(),
      purpose: Purpose,
      startedAt: z.iso.datetime(),
      period: z.nullable(z.string()),
      sentAt: z.iso.datetime(),
      message: z.string(),
      /** Whether the educator has not opened it yet. */
      isNew: z.boolean(),
      repliedAt: z.nullable(z.iso.datetime()),
    }),
  ),
  ratings: z.array(
    z.extend(Asked, {
      rated: count,
      all: count,
      /** The first indicator that is not rated; null: all are, and only “Done” is missing. */
      next: z.nullable(z.string()),
    }),
  ),
  questions: z.array(
    z.extend(Asked, { kind: z.enum(['answer', 'signature']), prompt: z.string(), isAhead: z.boolean() }),
  ),
  /** What leaders took on in conferences with the reader, and no later conference has reviewed. */
  promises: z.array(z.object({ id: z.string(), by: z.string(), text: z.string(), dueOn: z.nullable(Day) })),
  steps: z.array(ActionStep),
  /** The next meeting to which they are invited; null: none is planned. */
  conference: z.nullable(
    z.object({
      id: z.uuid(),
      observer: z.string(),
      startsAt: z.iso.datetime(),
      minutes: count,
      place: z.string(),
      /** How many questions of the agenda were asked ahead, and answered; null: it is not shared. */
      agenda: z.nullable(z.object({ asked: count, answered: count })),
    }),
  ),
})
export type EducatorHome = z.infer<typeof EducatorHome>

const { yearStartsOn, instructionalWeek, coverage, followUps, unsent } = SchoolDashboard.shape

/** The educators whom a coach or a peer observer visits, at whichever schools. */
export const GroupHome = z.object({
  yearStartsOn,
  instructionalWeek,
  coverage,
  followUps,
  unsent,
  /** Whether only the reader’s own visits are counted: they may read no others. */
  isOwnAlone: z.boolean(),
  /** The reader's own visits of the running week. */
  thisWeek: z.object({ visits: count, coaching: count, educators: count }),
})
export type GroupHome = z.infer<typeof GroupHome>

export const dashboard = {
  show: endpoint({
    method: 'GET',
    path: '/dashboard',
    summary:
      'The reader’s home: of a school that is chosen, or else of as much as they follow; null is what they have none of, or no plan for',
    access: 'login',
    gate: 'open',
    problems: ['school-not-found'],
    query: z.strictObject({
      school: z.optional(fromText(SchoolId)),
      /** Only the reader’s own visits. */
      by: z.optional(z.literal('me')),
    }),
    response: z.object({
      today: Day,
      /** The schools the reader may choose from. */
      schools: z.array(z.object({ id: SchoolId, name: z.string() })),
      /** All schools, for a reader who may read about all of them and has chosen none. */
      district: z.nullable(DistrictHome),
      /** The shown school; null for readers who follow no school, and while the district has no plan. */
      shown: z.nullable(SchoolDashboard),
      /** The home of readers who follow no whole school, but have educators to visit. */
      group: z.nullable(GroupHome),
      /** The home of billing contacts, with a plan and without. */
      plan: z.nullable(PlanHome),
      /** The educator’s home; null for readers who are no educator, and while the district has no plan. */
      mine: z.nullable(EducatorHome),
      /** The first steps, for people who run the district, as long as nobody in it has finished a visit. */
      setup: z.exactOptional(Setup),
      /** The first visit, for an observer who has finished none. */
      firstVisit: z.exactOptional(FirstVisit),
    }),
  }),
}
