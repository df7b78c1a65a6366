import type { Fact, Visit } from '../../../definition/tool.ts'
import { levelsOf, standardOf, valueIn } from '../checks.ts'
import { termsOf } from '../focus.ts'
import { daysSince, isSustained, seriesOf } from '../run/series.ts'
import type {
  Standard,
  StandardOverTimeCapture,
  StandardOverTimeConfig,
} from '../standard-over-time.shape.ts'
import { marks } from '../terms.ts'

/** The facts of one check: its standard, its level, and how it compares with earlier checks. */
export function standardFacts(
  capture: StandardOverTimeCapture,
  config: StandardOverTimeConfig,
  visit: Visit,
): Fact[] {
  const chosen = standardOf(capture, config)
  const value = valueIn(capture, config)
  const terms = chosen && termsOf(capture, chosen, config)
  const series = chosen && seriesOf(capture, chosen, config, visit)
  const days = series ? daysSince(series, visit) : null
  const cadence = terms?.cadenceDays ?? config.cadenceDays
  const isAtTarget = terms !== undefined && value !== null && value >= terms.target
  const isKept = isAtTarget && series !== undefined && isSustained(series.values, terms.target)
  const one = (is: boolean) => (is ? 1 : 0)
  return [
    ...config.standards.flatMap((standard) => [
      ...levelsOf(standard, config).map((level) => ({
        item: itemOf(standard),
        value: String(level.value),
        n: one(standard === chosen && level.value === value),
      })),
      {
        item: itemOf(standard),
        value: 'no-opportunity',
        n: one(standard === chosen && capture.hadChance === false),
      },
    ]),
    { item: 'checks', value: 'seen', n: one(chosen !== undefined && value !== null) },
    { item: 'checks', value: 'no-opportunity', n: one(chosen !== undefined && capture.hadChance === false) },
    { item: 'checks', value: 'at-target', n: one(isAtTarget) },
    { item: 'checks', value: 'sustained', n: one(isKept) },
    { item: 'cadence', value: 'within', n: one(days !== null && days <= cadence) },
    { item: 'cadence', value: 'past', n: one(days !== null && days > cadence) },
    ...marks.map((mark) => ({
      item: 'intervals',
      value: mark,
      n: Object.values(capture.marks).filter((it) => it === mark).length,
    })),
  ]
}

/** The fact item of a standard, whose id may be anything. */
export function itemOf({ id }: Standard): string {
  return `standard ${id}`
}
