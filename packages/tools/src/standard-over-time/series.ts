import type { Run } from '@corridor/domain/block'
import { shortDayFrom } from '@corridor/domain/day-words'
import { dayIn, daysFrom } from '@corridor/domain/days'
import { median } from '@corridor/domain/statistics'
import type { Visit } from '../tool.ts'
import { type Levels, levelsOf, targetOf, valueIn } from './checks.ts'
import type { Standard, StandardOverTimeCapture, StandardOverTimeConfig } from './standard-over-time.shape.ts'
import { ENOUGH_FOR_DIRECTION, SUSTAINED } from './terms.ts'

type When = Pick<Visit, 'startedAt' | 'timeZone'>

interface Check {
  readonly startedAt: string
  readonly value: number | null
  readonly levels: Levels
}

/** All checks of the standard, today's last. */
export function checksOf(
  capture: StandardOverTimeCapture,
  standard: Standard,
  config: StandardOverTimeConfig,
  { startedAt }: When,
): Check[] {
  const earlier = capture.run.filter((it) => it.startedAt < startedAt)
  const today = { startedAt, value: valueIn(capture, config), levels: levelsOf(standard, config) }
  return [...earlier.toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1)), today]
}

/** The values since the scale is what it is: none of before compares with them. */
export function valuesOn(checks: readonly Check[]): number[] {
  const since = checks.findLastIndex((_, index) => isBreak(checks, index))
  return checks.slice(Math.max(0, since)).flatMap(({ value }) => value ?? [])
}

function isBreak(checks: readonly Check[], index: number): boolean {
  const [before, check] = [checks[index - 1], checks[index]]
  return before !== undefined && check !== undefined && scaleOf(before) !== scaleOf(check)
}

const scaleOf = ({ levels }: Check) => levels.map(({ value, label }) => `${value} ${label}`).join(', ')

/** The middle of the first visits; nothing while there are too few. */
export function baselineOf(
  values: readonly number[],
  { baselineVisits }: StandardOverTimeConfig,
): number | null {
  return values.length < baselineVisits ? null : (median(values.slice(0, baselineVisits)) ?? null)
}

export function isSustained(values: readonly number[], target: number): boolean {
  return values.length >= SUSTAINED && values.slice(-SUSTAINED).every((value) => value >= target)
}

/** Where the last two stand beside the baseline. A few visits have no direction. */
export function directionOf(
  values: readonly number[],
  baseline: number | null,
): 'above' | 'at' | 'below' | null {
  const recent = median(values.slice(-2))
  if (values.length < ENOUGH_FOR_DIRECTION || baseline === null || recent === undefined) return null
  if (recent === baseline) return 'at'
  return recent > baseline ? 'above' : 'below'
}

/** Days since the check before; nothing at the first. */
export function daysSince(checks: readonly Check[], { timeZone }: When): number | null {
  const [before, last] = checks.slice(-2)
  return before && last
    ? daysFrom(dayIn(timeZone, new Date(before.startedAt)), dayIn(timeZone, new Date(last.startedAt)))
    : null
}

export function chartOf(
  checks: readonly Check[],
  standard: Standard,
  config: StandardOverTimeConfig,
  { startedAt: now, timeZone }: When,
): Run {
  const dayOf = (instant: string) => dayIn(timeZone, new Date(instant))
  return {
    shape: 'run',
    levels: levelsOf(standard, config).map((it) => ({ ...it })),
    points: checks.map(({ startedAt, value }, index) => ({
      label: shortDayFrom(dayOf(now), dayOf(startedAt)),
      value,
      ...(isBreak(checks, index) ? { isBreak: true } : {}),
    })),
    baseline: baselineOf(valuesOn(checks), config),
    target: targetOf(standard, config),
  }
}
