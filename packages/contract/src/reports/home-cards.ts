import { Day } from '@corridor/domain/calendar/calendar'
import { EducatorId } from '@corridor/domain/people/ids'
import * as z from 'zod/mini'

const count = z.int().check(z.nonnegative())

/** What the reader has begun or finished and not sent, at whichever school; a few of them, the newest first. */
export const Unsent = z.object({
  drafts: count,
  /** How many are finished, and how many of these go out by themselves, as a sending is planned that waits. */
  ready: count,
  planned: count,
  items: z.array(
    z.object({
      id: z.uuid(),
      toolTypeId: z.int(),
      educator: z.string(),
      status: z.enum(['draft', 'completed']),
      startedAt: z.iso.datetime(),
      /** When a planned sending that waits takes it out; absent: none does. */
      goesOutAt: z.exactOptional(z.iso.datetime()),
    }),
  ),
})
export type Unsent = z.infer<typeof Unsent>

/**
 * Action steps of those who teach at a school, counted as their list counts them, and beside them what the reader
 * promised these; a few open ones of both, the first due first.
 */
export const OpenSteps = z.object({
  open: count,
  pastDue: count,
  /** How many open promises the reader has made them, which the list has in a card of their own. */
  promised: count,
  /** How many were mastered in the running school year. */
  mastered: count,
  items: z.array(
    z.object({
      id: z.string(),
      educator: z.object({ id: EducatorId, name: z.string() }),
      text: z.string(),
      dueOn: z.nullable(Day),
      /** Whether the reader said in a conference that they would do it. */
      isPromise: z.boolean(),
    }),
  ),
  /** The first day on which a step of an educator is due, where that is soon or over. */
  due: z.array(z.object({ educatorId: EducatorId, dueOn: Day })),
})
export type OpenSteps = z.infer<typeof OpenSteps>
