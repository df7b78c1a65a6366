import type { ExpandedRubricCapture, ExpandedRubricConfig } from '../expanded-rubric.shape.ts'
import { levelsOf } from '../levels.ts'
import { scoredIn } from '../marks.ts'
import { countedIn } from '../roles.ts'

/** The hint beside Finish: counts, and which levels need evidence. */
export function rubricHint(capture: ExpandedRubricCapture, config: ExpandedRubricConfig): string {
  const scored = scoredIn(capture, config).length
  const all = countedIn(capture, config).length
  const first = scored === 0 ? 'Score each indicator on its own.' : `${scored} of ${all} scored.`
  return [first, evidenceWords(config)].filter(Boolean).join('\n')
}

function evidenceWords(config: ExpandedRubricConfig): string {
  const { evidenceFor, isQuick } = config.rules
  if (isQuick || evidenceFor === 'none') return ''
  if (evidenceFor === 'every') return 'Each level needs evidence.'
  const levels = levelsOf(config)
  return `Levels ${levels[0]?.mark} and ${levels.at(-1)?.mark} need evidence.`
}
