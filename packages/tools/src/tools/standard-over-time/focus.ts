import { levelsOf } from './checks.ts'
import type {
  Focus,
  Standard,
  StandardOverTimeCapture,
  StandardOverTimeConfig,
} from './standard-over-time.shape.ts'

/** The terms by which a focus is measured. */
export type Terms = Required<Focus>

/**
 * The terms of a standard: as agreed with the educator, else the district’s. A target between two levels is the
 * higher one.
 */
export function termsOf(
  { focus = {} }: Pick<StandardOverTimeCapture, 'focus'>,
  standard: Standard,
  config: StandardOverTimeConfig,
): Terms {
  const { target, cadenceDays, baselineVisits } = { ...config, ...focus }
  const levels = levelsOf(standard, config)
  const level = levels.find(({ value }) => value >= target) ?? levels.at(-1)
  return { target: level?.value ?? target, cadenceDays, baselineVisits }
}

export function agree(capture: StandardOverTimeCapture, terms: Focus): StandardOverTimeCapture {
  return { ...capture, focus: { ...capture.focus, ...terms } }
}

/** Drops what was agreed with the educator: the district’s terms hold, even when they change. */
export function forgetAgreed({ focus: _, ...capture }: StandardOverTimeCapture): StandardOverTimeCapture {
  return capture
}
