import type { JsonObject } from '@corridor/domain/data/json'
import { inOrder } from '../../../visit/in-order.ts'
import { levelsOf, standardOf, valueIn } from '../checks.ts'
import { missingIn } from '../missing-words.ts'
import type { StandardOverTimeCapture, StandardOverTimeConfig } from '../standard-over-time.shape.ts'
import { beginningIn } from './beginnings.ts'
import { firstsOf } from './since-break.ts'

/**
 * The check as it is carried on, with its scale: where that differs at the next visit, the run breaks. How the run
 * began and what was agreed go along: a device gets only the newest checks.
 */
export function carriedCheck(
  capture: StandardOverTimeCapture,
  config: StandardOverTimeConfig,
): JsonObject | null {
  const standard = standardOf(capture, config)
  if (!standard || missingIn(capture, config).length > 0) return null
  const { run, focus } = capture
  const { earlier, isLeast, isKept, first: told } = beginningIn(capture)
  const levels = levelsOf(standard, config).map((it) => ({ ...it }))
  // Today’s own level is carried beside it, with its own instant.
  const today = { startedAt: '', value: null, levels }
  const first = firstsOf([...inOrder(run), today], told)
  return {
    series: standard.id,
    levels,
    value: valueIn(capture, config),
    ...(isKept ? { first } : {}),
    ...(isKept && !isLeast ? { count: earlier } : {}),
    ...(focus ? { focus } : {}),
  }
}
