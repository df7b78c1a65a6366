import { valueIn } from '../checks.ts'
import type { StandardOverTimeCapture, StandardOverTimeConfig } from '../standard-over-time.shape.ts'

/** The hint beside Finish: what the check still lacks. */
export function checkHint(capture: StandardOverTimeCapture, config: StandardOverTimeConfig): string {
  if (capture.hadChance === false) return 'No opportunity is not a zero: it stays out of the run.'
  const isSeen = valueIn(capture, config) !== null
  const isWritten = capture.evidence.trim() !== ''
  const seen = config.mode === 'interval' ? 'a mark' : 'a level'
  if (isSeen && isWritten) return 'Nothing more is needed to finish.'
  if (isSeen) return 'Only evidence is needed to finish.'
  return isWritten ? `Only ${seen} is needed to finish.` : `Evidence and ${seen} are needed to finish.`
}
