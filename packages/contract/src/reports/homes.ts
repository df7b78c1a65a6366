import { Day } from '@corridor/domain/calendar/calendar'
import { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import * as z from 'zod/mini'
import { PlanView } from '../district/billing.ts'
import { FollowThrough } from './follow-through.ts'

const count = z.int().check(z.nonnegative())

const { sentInTime, answered } = FollowThrough.shape

const SchoolFigures = z.object({
  /** Visits in the running week so far. */
  week: z.object({ visits: count, goal: z.nullable(count) }),
  /** The coverage; null where fewer than five educators teach, and the reader may not read their visits. */
  coverage: z.nullable(
    z.object({
      visited: count,
      educators: count,
      /** The longest wait in school days, of those who were visited; null: nobody was. */
      longestWait: z.nullable(count),
      unvisited: count,
    }),
  ),
  /**
   * The follow-through; null where fewer than five educators were visited, and the reader may not read these visits.
   */
  follow: z.nullable(z.object({ sentInTime, answered })),
})
export type SchoolFigures = z.infer<typeof SchoolFigures>

const Attention = z.object({
  /** Visits that are finished and not sent; `longest` in school days. */
  unsent: z.object({ visits: count, schools: count, longest: count }),
  /** Mails about visits that never arrived. */
  bounced: z.array(
    z.object({
      name: z.string(),
      school: z.string(),
      /** The educator whose address it is; null: that of somebody who signs in. */
      educatorId: z.nullable(EducatorId),
      userId: z.nullable(UserId),
    }),
  ),
  /** How many educators were added at the door. */
  provisional: count,
  /** The last school year, where it is over or will be soon and none comes after it; null: there is time. */
  yearEnding: z.nullable(z.object({ endsOn: Day, isOver: z.boolean(), isPrepared: z.boolean() })),
})
export type Attention = z.infer<typeof Attention>

/** A district’s home: all its schools, A to Z. */
export const DistrictHome = z.object({
  name: z.string(),
  yearStartsOn: Day,
  /** Weeks of school so far; closed weeks are not counted. */
  instructionalWeek: count,
  /** Visits since the year began; `inReports` are those that reports tell a reader of sums, and null for others. */
  visits: z.object({ all: count, coaching: count, observers: count, inReports: z.nullable(count) }),
  educators: count,
  /** Whether the reader may open schools and visits; else they see sums alone. */
  mayOpen: z.boolean(),
  /** Whether some schools are closed by now: reports of all schools have their visits too. */
  hasClosedSchools: z.boolean(),
  schools: z.array(
    z.extend(SchoolFigures, { id: SchoolId, name: z.string(), principals: z.array(z.string()) }),
  ),
  /** The figures of the schools that are shown; visits are of all. */
  total: SchoolFigures,
  weeks: z.array(
    z.object({ monday: Day, visits: count, closure: z.nullable(z.string()), isSoFar: z.boolean() }),
  ),
  /** How many educators wait how many school days since the last visit. */
  waits: z.object({
    groups: z.array(z.object({ from: count, to: z.nullable(count), educators: count })),
    unvisited: count,
    /** How many of those without a visit joined lately, and since when. */
    joined: z.object({ since: Day, educators: count }),
  }),
  /** The follow-through of the schools whose is told; null where none is. */
  followThrough: z.nullable(FollowThrough),
  /** What the district office should do; null for readers who may not. */
  attention: z.nullable(Attention),
})
export type DistrictHome = z.infer<typeof DistrictHome>

/** The home of people who look after the plan. */
export const PlanHome = z.object({
  plan: PlanView,
  schools: count,
  /** Others who look after billing. */
  contacts: z.array(z.string()),
})
export type PlanHome = z.infer<typeof PlanHome>
