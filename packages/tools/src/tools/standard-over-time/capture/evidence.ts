import type { PickedFrom } from '../../../definition/capture-view.ts'
import type { Visit } from '../../../definition/tool.ts'
import { levelsOf, standardOf, valueIn } from '../checks.ts'
import type { StandardOverTimeCapture, StandardOverTimeConfig } from '../standard-over-time.shape.ts'
import { levelWords } from '../standard-words.ts'

/** The evidence that other tools of the visit may pick: the level with its evidence, and what students said. */
export function checkEvidence(
  capture: StandardOverTimeCapture,
  config: StandardOverTimeConfig,
  visit: Visit,
): PickedFrom[] {
  const standard = standardOf(capture, config)
  const value = valueIn(capture, config)
  if (!standard) return []
  const level = value === null ? '' : ` (${standard.code}: ${levelWords(levelsOf(standard, config), value)})`
  const seen = {
    entryId: standard.id,
    kind: 'Standard',
    at: visit.startedAt,
    text: `${capture.evidence}${level}`,
  }
  return [
    ...(capture.evidence.trim() === '' ? [] : [seen]),
    ...capture.words
      .filter(({ text }) => text.trim() !== '')
      .map(({ id, at, text }) => ({ entryId: id, kind: 'Student words', at, text })),
  ]
}
