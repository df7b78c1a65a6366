import type { Block } from '@corridor/domain/report/block'
import { rampStep } from '@corridor/domain/report/ramp-step'
import type { Fact } from '../../../definition/tool.ts'
import type { ExpandedRubricConfig, Indicator } from '../expanded-rubric.shape.ts'
import { nameOf } from '../indicators.ts'
import { levelsOf } from '../levels.ts'
import { levelFact } from './rubric-facts.ts'

type Entry = Extract<Block, { kind: 'entries' }>['items'][number]

/**
 * The level that one visit recorded for an indicator, with its place from 1 to 6; undefined where it was not scored.
 */
export function levelIn(facts: readonly Fact[], indicator: Indicator, config: ExpandedRubricConfig) {
  const levels = levelsOf(config)
  const index = levels.findIndex(({ value }) =>
    facts.some((it) => it.item === indicator.id && it.value === levelFact(value) && it.n > 0),
  )
  const level = levels[index]
  return level && { ...level, step: rampStep(index, levels.length) }
}

/** The evidence of an indicator in the record of a visit: neither its level nor an interpretation. */
export function evidenceIn(record: readonly Block[], indicator: Indicator): Entry[] {
  const title = nameOf(indicator)
  return record
    .flatMap((block) => (block.kind === 'entries' && block.title === title ? block.items : []))
    .filter(({ isUnder, head }) => isUnder === true && !head.startsWith('Note ·'))
}
