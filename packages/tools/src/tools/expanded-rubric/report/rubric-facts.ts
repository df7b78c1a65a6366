import type { Fact } from '../../../definition/tool.ts'
import type { ExpandedRubricCapture, ExpandedRubricConfig } from '../expanded-rubric.shape.ts'
import { indicatorsOf } from '../indicators.ts'
import { levelsOf } from '../levels.ts'
import { countEvidence, markOf } from '../marks.ts'
import { isCounted } from '../roles.ts'

/** The fact’s value for a level: “level 3”. */
export const levelFact = (value: number) => `level ${value}`

/** The facts of a visit: each indicator is counted by itself, an unscored one too, unless it is for another role. */
export function rubricFacts(capture: ExpandedRubricCapture, config: ExpandedRubricConfig): Fact[] {
  const levels = levelsOf(config)
  return indicatorsOf(config).flatMap((indicator) => {
    const item = indicator.id
    const { level } = markOf(capture, item)
    const pieces = countEvidence(capture, item)
    const isScored = level !== undefined
    return [
      ...levels.map(({ value }) => ({ item, value: levelFact(value), n: level === value ? 1 : 0 })),
      { item, value: 'unscored', n: isScored || !isCounted(capture, indicator) ? 0 : 1 },
      { item, value: 'without evidence', n: isScored && pieces === 0 ? 1 : 0 },
      { item, value: 'evidence', n: pieces },
    ]
  })
}
