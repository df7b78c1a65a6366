import type { Fact, ToolSpec, Visit } from '../../definition/tool.ts'
import { taggedWith } from '../../target-picker/tags.ts'
import { narrativeCornerCard } from './card.ts'
import { isEvidence, kinds } from './kinds.ts'
import { countBy, groupOf, groups, isUntagged, secondsCovered, standing } from './lines.ts'
import { missingIn } from './missing-words.ts'
import { NarrativeCapture, NarrativeConfig } from './narrative-corner.shape.ts'
import { narrativeRecord } from './record/narrative-corner.record.ts'
import { narrativePanel } from './report/narrative-corner.panel.ts'
import { usualAbbreviations } from './usual-abbreviations.ts'

export const narrativeCorner: ToolSpec<NarrativeConfig, NarrativeCapture> = {
  ...narrativeCornerCard,
  version: 1,
  config: NarrativeConfig,
  capture: NarrativeCapture,

  usual: () => ({
    abbreviations: usualAbbreviations(),
    kinds: ['script', 'action', 'environment', 'student-work', 'interpretation'],
  }),
  blank: () => ({ lines: [] }),
  upgrade: (_, capture) => capture,
  missing: missingIn,
  facts: (capture, _, visit) => {
    const lines = standing(capture)
    const untagged = lines.filter(isUntagged).length
    return [
      ...counts(
        'kind',
        countBy(lines, kinds, ({ kind }) => kind),
      ),
      ...counts('lines', countBy(lines, groups, groupOf)),
      {
        item: 'evidence',
        value: 'tagged',
        n: lines.filter(({ kind }) => isEvidence(kind)).length - untagged,
      },
      { item: 'evidence', value: 'untagged', n: untagged },
      { item: 'indicators', value: 'with-evidence', n: taggedWith(lines).size },
      { item: 'seconds', value: 'covered', n: secondsCovered(lines) },
      { item: 'seconds', value: 'visit', n: secondsOf(visit) },
    ]
  },
  record: (capture, _, context) => narrativeRecord(capture, context),
  panel: narrativePanel,
}

function counts(item: string, of: Readonly<Record<string, number>>): Fact[] {
  return Object.entries(of).map(([value, n]) => ({ item, value, n }))
}

function secondsOf({ startedAt, endedAt }: Visit): number {
  return endedAt === null ? 0 : Math.max(0, Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1_000))
}
