import type { ExpandedRubricConfig, Level } from './expanded-rubric.shape.ts'

/** The levels, from the lowest. */
export function levelsOf({ levels }: Pick<ExpandedRubricConfig, 'levels'>): Level[] {
  return [...levels].sort((a, b) => a.value - b.value)
}

/** Whether choosing this level asks for evidence. */
export function needsEvidence(value: number, config: ExpandedRubricConfig): boolean {
  const { evidenceFor, isQuick } = config.rules
  if (isQuick || evidenceFor === 'none') return false
  if (evidenceFor === 'every') return true
  const levels = levelsOf(config)
  return value === levels[0]?.value || value === levels.at(-1)?.value
}
