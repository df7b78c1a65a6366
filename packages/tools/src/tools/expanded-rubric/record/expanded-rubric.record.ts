import { sum } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import { counted, shareOf } from '@corridor/domain/words/count-words'
import type { RecordContext } from '../../../definition/tool.ts'
import { isFilled } from '../../../evidence-picker/evidence-picker.ts'
import { shareFacts } from '../../../report/share-facts.ts'
import type { ExpandedRubricCapture, ExpandedRubricConfig, Indicator } from '../expanded-rubric.shape.ts'
import { indicatorsOf } from '../indicators.ts'
import { countEvidence, scoredIn } from '../marks.ts'
import { countedIn, leftOutIn, seenAsWords } from '../roles.ts'
import { selfRatingOf } from '../self-rating.ts'
import { indicatorRecord, photosIn } from './indicator.record.ts'
import { levelChart } from './level-chart.ts'
import { levelTable } from './level-table.ts'

export function rubricRecord(
  capture: ExpandedRubricCapture,
  config: ExpandedRubricConfig,
  context: RecordContext,
): Block[] {
  const indicators = indicatorsOf(config)
  return [
    { kind: 'facts', items: factsOf(capture, config, context) },
    levelChart(capture, config),
    levelTable(capture, config, context.contributions),
    ...indicators.flatMap((it) => indicatorRecord(it, capture, config, context.visit)),
    ...photosIn(indicators, capture),
    ...notesOn(capture, config).map((text) => ({ kind: 'note' as const, text })),
  ]
}

function factsOf(capture: ExpandedRubricCapture, config: ExpandedRubricConfig, context: RecordContext) {
  const { rules } = config
  const all = countedIn(capture, config).length
  const scored = scoredIn(capture, config)
  const bare = scored.filter(({ indicator }) => countEvidence(capture, indicator.id) === 0)
  const pairs = scored.flatMap(({ indicator, level }) => {
    const self = selfRatingOf(context.contributions, config, indicator.id)
    return self ? [{ self: self.value, level }] : []
  })
  const same = pairs.filter(({ self, level }) => self === level).length
  return [
    ...shareFacts('Indicators scored', scored.length, all),
    ...(capture.role ? [{ label: 'Seen as', value: seenAsWords(capture.role) }] : []),
    ...(rules.isQuick
      ? []
      : [evidenceFact(capture), { label: 'Scored without evidence', value: String(bare.length) }]),
    ...(pairs.length > 0
      ? [
          {
            label: 'Self-rating the same',
            value: shareOf(same, pairs.length),
            note: 'of the indicators both rated',
          },
        ]
      : []),
    ...(rules.showsOverall && scored.length > 0 ? [overallFact(scored, all)] : []),
  ]
}

function evidenceFact(capture: ExpandedRubricCapture) {
  const pieces = capture.evidence.filter(isFilled)
  const against = pieces.filter(({ stance }) => stance === 'contradicts').length
  return {
    label: 'Evidence',
    value: counted(pieces.length, 'piece'),
    ...(against > 0 ? { note: `${against} ${against === 1 ? 'contradicts' : 'contradict'}` } : {}),
  }
}

/** The overall level, weighted as the district set it. It never stands without how many indicators it rests on. */
function overallFact(scored: ReturnType<typeof scoredIn>, all: number) {
  const weight = sum(scored.map(({ indicator }) => indicator.weight))
  const mean = sum(scored.map(({ indicator, level }) => indicator.weight * level)) / weight
  return {
    label: 'Overall',
    value: weight > 0 ? mean.toFixed(1) : 'None of these counts',
    note: `from ${scored.length} of ${counted(all, 'indicator')}`,
  }
}

function notesOn(capture: ExpandedRubricCapture, config: ExpandedRubricConfig): string[] {
  const scored = new Set(scoredIn(capture, config).map(({ indicator }) => indicator.id))
  const open = countedIn(capture, config).filter(({ id }) => !scored.has(id))
  const leftOut = leftOutIn(capture, config)
  return [
    ...(open.length > 0 ? [`Not scored in this visit: ${codesOf(open)}.`] : []),
    ...(leftOut.length > 0 ? [`Not for this role: ${codesOf(leftOut)}.`] : []),
    [`${config.title}.`, config.attribution.trim()].filter(Boolean).join(' '),
  ]
}

function codesOf(indicators: readonly Indicator[]): string {
  return indicators.map(({ code }) => code).join(', ')
}
