import type { StepDetails } from '@corridor/contract/people/educators'
import type { StepRow } from './steps.queries.ts'

type State = Pick<StepDetails, 'text' | 'dueOn' | 'status' | 'isCarried'>

/**
 * Whether educators may give their own step a status: they say that it is done, and take that back. Whether it is
 * mastered or dropped says who agreed on it.
 */
export function isOwnToClose({ status }: Pick<State, 'status'>): boolean {
  return status === 'open' || status === 'done'
}

/** Whether a change only says that a step is done, or is open again. */
export function isClosingOwn(before: StepRow, wanted: State): boolean {
  const isSameStep =
    before.text === wanted.text && before.dueOn === wanted.dueOn && wanted.isCarried === undefined
  return isSameStep && isOwnToClose(before) && isOwnToClose(wanted)
}
