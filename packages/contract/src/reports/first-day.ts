import { Day } from '@corridor/domain/calendar/calendar'
import * as z from 'zod/mini'

const count = z.int().check(z.nonnegative())

const First = {
  /** A visit that the reader has begun and not finished, the last one; null where there is none. */
  draft: z.nullable(z.object({ id: z.uuid(), toolTypeId: z.int(), educator: z.string() })),
  /** Whether there is a sample district to look around in. */
  hasSample: z.boolean(),
}

/** The facts of a new district, which show whether each of its six steps is done. */
export const Setup = z.object({
  ...First,
  /** The school year that is, or comes next; null where there is none. */
  year: z.nullable(z.object({ startsOn: Day, endsOn: Day, terms: count, closedDays: count })),
  schools: z.object({ inUse: count, withoutBells: count }),
  educators: z.object({ active: count, withoutEmail: count }),
  /** Whether the tools are chosen: somebody has saved which are used, or published how one is set up. */
  tools: z.object({ on: count, all: count, isChosen: z.boolean() }),
  /** How many others than the reader may visit classrooms. */
  observers: z.object({ joined: count, invited: count }),
  /** The trial; null: the district has a plan, or its trial is over. */
  trial: z.nullable(z.object({ startedOn: Day, endsOn: Day, daysLeft: count, days: count })),
})
export type Setup = z.infer<typeof Setup>

/** What an observer needs before their first visit. */
export const FirstVisit = z.object({
  ...First,
  /** How many educators they may visit. */
  educators: count,
  /** How many tools are on where they visit. */
  tools: count,
  mayAddEducators: z.boolean(),
  mayChooseTools: z.boolean(),
  /** The people who can do what is missing and not the observer’s to do; empty where nothing is missing. */
  helpers: z.array(z.object({ name: z.string(), role: z.string() })),
})
export type FirstVisit = z.infer<typeof FirstVisit>
