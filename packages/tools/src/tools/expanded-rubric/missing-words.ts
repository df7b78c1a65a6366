import type { ExpandedRubricCapture, ExpandedRubricConfig } from './expanded-rubric.shape.ts'
import { nameOf } from './indicators.ts'
import { scoredIn, stateOf } from './marks.ts'

export function missingIn(capture: ExpandedRubricCapture, config: ExpandedRubricConfig): string[] {
  const scored = scoredIn(capture, config)
  if (scored.length === 0) return ['Choose a level for at least one indicator.']
  return scored
    .filter(({ indicator }) => stateOf(capture, config, indicator.id) === 'incomplete')
    .map(
      ({ indicator, level }) => `${nameOf(indicator)}: level ${level} needs at least one piece of evidence.`,
    )
}
