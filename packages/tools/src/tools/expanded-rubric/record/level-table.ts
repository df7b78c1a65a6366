import type { Block } from '@corridor/domain/report/block'
import type { Contribution } from '../../../definition/tool.ts'
import type { ExpandedRubricCapture, ExpandedRubricConfig, Level } from '../expanded-rubric.shape.ts'
import { indicatorsOf, nameOf } from '../indicators.ts'
import { levelsOf } from '../levels.ts'
import { countEvidence, markOf } from '../marks.ts'
import { confidenceTitles } from '../rubric-terms.ts'
import { selfRatingOf } from '../self-rating.ts'

/** A table of the level per indicator, the educator’s own beside the observer’s. */
export function levelTable(
  capture: ExpandedRubricCapture,
  config: ExpandedRubricConfig,
  contributions: readonly Contribution[],
): Block {
  const rows = indicatorsOf(config).map((indicator) => {
    const { level, confidence } = markOf(capture, indicator.id)
    const seen = config.levels.find(({ value }) => value === level)
    const self = selfRatingOf(contributions, config, indicator.id)
    return { indicator, seen, self, confidence, pieces: countEvidence(capture, indicator.id) }
  })
  const shown = rows.filter(({ seen, self }) => seen || self)
  const hasSelf = shown.some(({ self }) => self)
  const hasConfidence = shown.some(({ confidence }) => confidence)
  const { isQuick } = config.rules
  return {
    kind: 'table',
    title: 'Level by indicator',
    table: {
      columns: [
        { title: 'Indicator' },
        { title: 'Level' },
        ...(hasSelf ? [{ title: 'Self-rating' }, { title: 'Gap' }] : []),
        ...(hasConfidence ? [{ title: 'Confidence' }] : []),
        ...(isQuick ? [] : [{ title: 'Evidence', isNumber: true }]),
      ],
      rows: shown.map(({ indicator, seen, self, confidence, pieces }) => [
        nameOf(indicator),
        levelWords(seen),
        ...(hasSelf ? [levelWords(self, 'None'), gapWords(seen, self, config)] : []),
        ...(hasConfidence ? [confidence ? confidenceTitles[confidence] : 'Not said'] : []),
        ...(isQuick ? [] : [String(pieces)]),
      ]),
    },
  }
}

function levelWords(level: Level | undefined, none = 'Not scored'): string {
  return level ? `${level.mark} ${level.label}` : none
}

/** The gap between the two ratings, in levels of the scale; neither of the two is the right one. */
function gapWords(seen: Level | undefined, self: Level | undefined, config: ExpandedRubricConfig): string {
  if (!seen || !self) return ''
  const values = levelsOf(config).map(({ value }) => value)
  const gap = values.indexOf(self.value) - values.indexOf(seen.value)
  if (gap === 0) return 'Same'
  return `Self ${Math.abs(gap)} ${gap > 0 ? 'higher' : 'lower'}`
}
