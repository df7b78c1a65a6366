import * as z from 'zod/mini'

/** How far an action step has come. A step that is carried goes on under a new date. */
export const stepStatuses = ['open', 'mastered', 'done', 'dropped'] as const
export const StepStatus = z.enum(stepStatuses)
export type StepStatus = z.infer<typeof StepStatus>

export const stepStatusTitles: Readonly<Record<StepStatus, string>> = {
  open: 'Open',
  mastered: 'Mastered',
  done: 'Done',
  dropped: 'Dropped',
}

/** What happens to an action step: it is changed or closed, goes on under a new date, or somebody notes something. */
export const stepEventKinds = ['changed', 'carried', 'note'] as const
export type StepEventKind = (typeof stepEventKinds)[number]
