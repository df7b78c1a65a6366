import { isFilled } from '../../evidence-picker/evidence-picker.ts'
import type { ExpandedRubricCapture, ExpandedRubricConfig, Mark, Piece } from './expanded-rubric.shape.ts'
import { indicatorsOf } from './indicators.ts'
import { needsEvidence } from './levels.ts'

const unmarked: Mark = {}

export function markOf({ marks }: ExpandedRubricCapture, indicatorId: string): Mark {
  return marks[indicatorId] ?? unmarked
}

/** The evidence of an indicator in the order in which it was added: ids begin with their time. */
export function evidenceOf({ evidence }: ExpandedRubricCapture, indicatorId: string): Piece[] {
  return evidence.filter((it) => it.indicatorId === indicatorId).sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** How far an indicator is. `incomplete`: its level asks for evidence and has none. */
export type State = 'unscored' | 'scored' | 'incomplete'

export function stateOf(
  capture: ExpandedRubricCapture,
  config: ExpandedRubricConfig,
  indicatorId: string,
): State {
  const { level } = markOf(capture, indicatorId)
  if (level === undefined) return 'unscored'
  if (!needsEvidence(level, config)) return 'scored'
  return countEvidence(capture, indicatorId) > 0 ? 'scored' : 'incomplete'
}

export function countEvidence(capture: ExpandedRubricCapture, indicatorId: string): number {
  return capture.evidence.filter((it) => it.indicatorId === indicatorId && isFilled(it)).length
}

export function scoredIn(capture: ExpandedRubricCapture, config: ExpandedRubricConfig) {
  return indicatorsOf(config).flatMap((indicator) => {
    const { level } = markOf(capture, indicator.id)
    return level === undefined ? [] : [{ indicator, level }]
  })
}
