import { shortDayFrom } from '@corridor/domain/calendar/day-words'
import { dayIn, daysFrom } from '@corridor/domain/calendar/days'
import { median } from '@corridor/domain/numbers/statistics'
import type { Run } from '@corridor/domain/report/block'
import type { Visit } from '../../../definition/tool.ts'
import { inOrder } from '../../../visit/in-order.ts'
import { levelsOf, valueIn } from '../checks.ts'
import type { Terms } from '../focus.ts'
import type {
  Standard,
  StandardOverTimeCapture,
  StandardOverTimeConfig,
} from '../standard-over-time.shape.ts'
import { ENOUGH_FOR_DIRECTION, SUSTAINED } from '../terms.ts'
import { beginningIn } from './beginnings.ts'
import { type Check, firstsOf, isBreak, sinceBreak } from './since-break.ts'

type When = Pick<Visit, 'startedAt' | 'timeZone'>

/** What is known of a run. */
export interface Series {
  /** The checks that are drawn, today’s last. */
  readonly checks: readonly Check[]
  /** Today’s place among all checks, drawn or not. */
  readonly number: number
  /** Whether more checks may have come before: a long run was not always counted. */
  readonly isLeast: boolean
  /** The levels that are drawn, since the last break of the scale. */
  readonly values: readonly number[]
  /** The first levels since that break, drawn or not. */
  readonly first: readonly number[]
}

export function seriesOf(
  capture: StandardOverTimeCapture,
  standard: Standard,
  config: StandardOverTimeConfig,
  { startedAt }: When,
): Series {
  const run = capture.run.filter((it) => it.startedAt < startedAt)
  const { earlier, isLeast, first } = beginningIn({ ...capture, run })
  const today = { startedAt, value: valueIn(capture, config), levels: levelsOf(standard, config) }
  const checks = [...inOrder(run), today]
  return {
    checks,
    number: earlier + 1,
    isLeast,
    values: sinceBreak(checks).flatMap(({ value }) => value ?? []),
    first: Object.values(firstsOf(checks, first)),
  }
}

/** The baseline: the median of the first visits; null while there are too few. */
export function baselineOf(
  { first }: Pick<Series, 'first'>,
  { baselineVisits }: Pick<Terms, 'baselineVisits'>,
): number | null {
  return first.length < baselineVisits ? null : (median(first.slice(0, baselineVisits)) ?? null)
}

export function isSustained(values: readonly number[], target: number): boolean {
  return values.length >= SUSTAINED && values.slice(-SUSTAINED).every((value) => value >= target)
}

/** Where the last two checks stand compared with the baseline; null: a few visits have no direction. */
export function directionOf(
  { values, first }: Pick<Series, 'values' | 'first'>,
  baseline: number | null,
): 'above' | 'at' | 'below' | null {
  const recent = median(values.slice(-2))
  if (
    Math.max(values.length, first.length) < ENOUGH_FOR_DIRECTION ||
    baseline === null ||
    recent === undefined
  )
    return null
  if (recent === baseline) return 'at'
  return recent > baseline ? 'above' : 'below'
}

/** The days since the check before; null at the first. */
export function daysSince({ checks }: Pick<Series, 'checks'>, { timeZone }: When): number | null {
  const [before, last] = checks.slice(-2)
  return before && last
    ? daysFrom(dayIn(timeZone, new Date(before.startedAt)), dayIn(timeZone, new Date(last.startedAt)))
    : null
}

export function chartOf(series: Series, terms: Terms, { startedAt: now, timeZone }: When): Run {
  const { checks } = series
  const dayOf = (instant: string) => dayIn(timeZone, new Date(instant))
  return {
    shape: 'run',
    levels: (checks.at(-1)?.levels ?? []).map((it) => ({ ...it })),
    points: checks.map(({ startedAt, value }, index) => ({
      label: shortDayFrom(dayOf(now), dayOf(startedAt)),
      value,
      ...(isBreak(checks, index) ? { isBreak: true } : {}),
    })),
    baseline: baselineOf(series, terms),
    target: terms.target,
  }
}
