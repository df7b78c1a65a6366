import { counted } from '@corridor/domain/words/count-words'
import type { ToolSpec } from '@corridor/tools/definition/tool'
import { quickTallyCard } from './card.ts'
import { missingIn } from './missing-words.ts'
import { TallyCapture, TallyConfig } from './quick-tally.shape.ts'

export const quickTally: ToolSpec<TallyConfig, TallyCapture> = {
  ...quickTallyCard,
  version: 1,
  config: TallyConfig,
  capture: TallyCapture,

  usual: () => ({ counts: 'hand' }),
  blank: () => ({ marks: [] }),
  upgrade: (_, capture) => capture,
  missing: missingIn,
  facts: ({ marks }) => [{ item: 'marks', value: 'all', n: marks.length }],
  record: ({ marks }, { counts }) => [
    { kind: 'facts', items: [{ label: 'Counted', value: counted(marks.length, counts) }] },
  ],
  panel: ({ total, n }) => [
    {
      kind: 'facts',
      items: [{ label: 'Counted', value: String(total[0]?.n ?? 0), note: counted(n.visits, 'visit') }],
    },
  ],
}
