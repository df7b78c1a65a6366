import { counted } from '@corridor/domain/words/count-words'
import { type Levels, valueIn } from './checks.ts'
import type { Terms } from './focus.ts'
import { baselineOf, directionOf, isSustained, type Series } from './run/series.ts'
import type { StandardOverTimeCapture, StandardOverTimeConfig } from './standard-over-time.shape.ts'
import { INTERVAL_MINUTES, markLevels, SUSTAINED } from './terms.ts'

/** “2 Partial” */
export function levelWords(levels: Levels, value: number): string {
  const label = levels.find((it) => it.value === value)?.label
  return label === undefined ? String(value) : `${value} ${label}`
}

/** “5–10” */
export function intervalWords(place: number): string {
  return `${place * INTERVAL_MINUTES}–${(place + 1) * INTERVAL_MINUTES}`
}

/** “1 Partly, the lower middle of 4 marks”: how marks become one level. */
export function middleWords(capture: StandardOverTimeCapture, config: StandardOverTimeConfig): string | null {
  const value = valueIn(capture, config)
  if (config.mode === 'level' || value === null) return null
  const count = Object.keys(capture.marks).length
  const middle = count % 2 === 0 ? 'the lower middle' : 'the middle'
  return `${levelWords(markLevels, value)}, ${count === 1 ? 'from one mark' : `${middle} of ${counted(count, 'mark')}`}`
}

const directions = {
  above: 'The last two checks stand above the baseline.',
  at: 'The last two checks stand at the baseline.',
  below: 'The last two checks stand below the baseline.',
} as const

/** What the run says so far, and no more than it can. */
export function stateWords(series: Series, terms: Terms): string[] {
  const baseline = baselineOf(series, terms)
  const direction = directionOf(series, baseline)
  const toGo = terms.baselineVisits - series.first.length
  return [
    ...(isSustained(series.values, terms.target)
      ? [`Sustained: ${SUSTAINED} checks in a row at the target.`]
      : []),
    ...(direction === null ? [] : [directions[direction]]),
    ...(baseline !== null && series.isLeast
      ? ['The baseline is that of the first checks that are known.']
      : []),
    ...(baseline === null ? [`${counted(toGo, 'more check')} to a baseline.`] : []),
  ]
}

/** “Target 3 Full · every 14 days · baseline of 3 checks” */
export function termsWords({ target, cadenceDays, baselineVisits }: Terms, levels: Levels): string {
  const every = cadenceDays === 1 ? 'every day' : `every ${counted(cadenceDays, 'day')}`
  return `Target ${levelWords(levels, target)} · ${every} · baseline of ${counted(baselineVisits, 'check')}`
}
