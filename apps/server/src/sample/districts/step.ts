import { addDays, type Day } from '@corridor/domain/calendar/calendar'
import type { LocalTime } from '@corridor/domain/clock/local-time'
import type { StepStatus } from '@corridor/domain/steps/action-step'
import type { Random } from '../random.ts'
import type { SampleStep } from '../sample.ts'
import { uuidV7 } from '../uuid-v7.ts'

/** A step as people speak of it, by days. */
export interface AgreedStep extends Pick<SampleStep, 'educator' | 'agreedBy' | 'text' | 'dueOn' | 'status'> {
  readonly agreedOn: Day
  readonly closedOn: Day | null
}

/** The days of a step, counted from today; those that are over are less than zero. */
interface When {
  readonly on: number
  readonly due: number
  readonly closed?: { readonly as: Exclude<StepStatus, 'open'>; readonly on: number }
}

export function agreedAround(today: Day, agreedBy: string) {
  return (educator: string, text: string, { on, due, closed }: When): AgreedStep => ({
    educator,
    agreedBy,
    text,
    agreedOn: addDays(today, on),
    dueOn: addDays(today, due),
    status: closed?.as ?? 'open',
    closedOn: closed ? addDays(today, closed.on) : null,
  })
}

const AFTER_SCHOOL = 15 * 60 + 10

export function stepOf(
  { agreedOn, closedOn, ...step }: AgreedStep,
  at: LocalTime,
  random: Random,
): SampleStep {
  const createdAt = at(agreedOn, AFTER_SCHOOL)
  const closedAt = closedOn === null ? null : at(closedOn, AFTER_SCHOOL)
  return { ...step, id: uuidV7(createdAt, random), createdAt, closedAt }
}
