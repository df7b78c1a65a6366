import { standardOf, valueIn } from './checks.ts'
import type { StandardOverTimeCapture, StandardOverTimeConfig } from './standard-over-time.shape.ts'

export function missingIn(capture: StandardOverTimeCapture, config: StandardOverTimeConfig): string[] {
  if (!standardOf(capture, config)) return ['Choose the standard.']
  if (capture.hadChance === false) return []
  if (capture.hadChance === null) return ['Say whether there was a chance to see it.']
  const unmarked = config.mode === 'interval' ? 'Mark at least one interval.' : 'Choose what you saw.'
  return [
    ...(valueIn(capture, config) === null ? [unmarked] : []),
    ...(capture.evidence.trim() === '' ? ['Write what you saw as evidence.'] : []),
  ]
}
