import { Day } from '@corridor/domain/calendar/calendar'
import { EducatorId, SchoolId } from '@corridor/domain/people/ids'
import { stepEventKinds, stepStatuses } from '@corridor/domain/steps/action-step'
import { filledLines, word } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { fromText } from '../text.ts'
import { ActionStep } from './educators.ts'

/** How the list of steps is filtered. Open ones can be due within a week, past due, or carried on. */
const stepStates = ['open', 'due', 'overdue', 'carried', 'done', 'mastered', 'dropped'] as const
export type StepState = (typeof stepStates)[number]

/** Whose steps: mine to try, agreed on by me, or those of everybody whom I see. */
const stepOwners = ['mine', 'by-me', 'all'] as const

const count = z.int().check(z.nonnegative())
const Cursor = word(/^[\w-]{1,200}$/, 'Start again from the first page.')

export const StepsAsked = z.strictObject({
  /** The state of the steps; open by default. */
  state: z.optional(z.enum(stepStates)),
  /** Whose steps; by default mine for somebody who is only observed, else all. */
  whose: z.optional(z.enum(stepOwners)),
  educator: z.optional(fromText(EducatorId)),
  school: z.optional(fromText(SchoolId)),
  after: z.optional(Cursor),
  /** How many steps at most; 25 by default. */
  limit: z.optional(fromText(z.int().check(z.minimum(1), z.maximum(100)))),
})
export type StepsAsked = z.infer<typeof StepsAsked>

const ListedStep = z.extend(ActionStep, {
  educator: z.object({ id: EducatorId, name: z.string() }),
  isMine: z.boolean(),
  isByMe: z.boolean(),
  /** The last note about the step. */
  note: z.nullable(z.object({ text: z.string(), by: z.string(), on: Day })),
})
export type ListedStep = z.infer<typeof ListedStep>

const StepEvent = z.object({
  id: z.string(),
  kind: z.enum(['agreed', ...stepEventKinds]),
  on: Day,
  by: z.string(),
  /** The change of status; null where it did not change. */
  status: z.nullable(z.object({ from: z.enum(stepStatuses), to: z.enum(stepStatuses) })),
  dueOn: z.nullable(z.object({ from: z.nullable(Day), to: z.nullable(Day) })),
  isReworded: z.boolean(),
  note: z.nullable(z.string()),
})
export type StepEvent = z.infer<typeof StepEvent>

const params = { educatorId: fromText(EducatorId), stepId: z.uuid() }

export const steps = {
  list: endpoint({
    method: 'GET',
    path: '/steps',
    summary: 'Action steps I may know of: open ones by day, closed ones the last first',
    access: 'login',
    query: StepsAsked,
    response: z.object({
      today: Day,
      items: z.array(ListedStep),
      next: z.nullable(Cursor),
      /** How many open steps there are among those asked for, whatever the state asked for. */
      counts: z.object({ open: count, due: count, overdue: count, carried: count }),
      /**
       * On the first page of open steps: what I took on in conferences, known to me and the educator I promised it
       * to.
       */
      promises: z.array(
        z.object({
          id: z.string(),
          educator: z.object({ id: EducatorId, name: z.string() }),
          text: z.string(),
          dueOn: z.nullable(Day),
        }),
      ),
    }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/educators/:educatorId/steps/:stepId/history',
    summary: 'What became of an action step, the first first',
    access: 'login',
    problems: ['educator-not-found', 'step-not-found'],
    params: z.strictObject(params),
    response: z.object({ today: Day, events: z.array(StepEvent) }),
  }),
  note: endpoint({
    method: 'PUT',
    path: '/educators/:educatorId/steps/:stepId/notes/:noteId',
    summary: 'Note something beside a step; written twice, it is one',
    access: 'login',
    problems: ['educator-not-found', 'step-not-found', 'forbidden'],
    params: z.strictObject({ ...params, noteId: z.uuid() }),
    body: z.strictObject({ text: filledLines('Write something first.', 1_000) }),
    response: z.object({ today: Day, events: z.array(StepEvent) }),
  }),
}
