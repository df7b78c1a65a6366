import type { Block } from '@corridor/domain/block'
import { counted, shareOf } from '@corridor/domain/count-words'
import { sum } from '@corridor/domain/statistics'
import type { Counts, Fact } from '../tool.ts'
import { slots, slotTitle } from './five-minutes.ts'
import type { QuestioningConfig } from './higher-level-questioning.shape.ts'
import { levelsOf, scales } from './levels.ts'
import { levelChart, profileChart } from './question-charts.ts'
import { askers } from './question-terms.ts'
import { rateWords } from './rate-words.ts'
import { middleBucket } from './waits.ts'

/** The tool's part of a report: sums over visits, never means of their shares. */
export function questioningPanel(
  total: readonly Fact[],
  { visits, educators }: Counts,
  config: QuestioningConfig,
): Block[] {
  const count = (item: string, value: string) =>
    sum(total.filter((it) => it.item === item && it.value === value).map(({ n }) => n))
  const academic = count('kind', 'academic')
  const n = { n: visits, one: 'visit' }
  // A district that changed its scale still has what it counted before.
  const used = scales.filter((scale) =>
    levelsOf[scale].some((level) => askers.some((asker) => count(`level-${asker}`, level) > 0)),
  )
  return [
    {
      kind: 'facts',
      items: [
        {
          label: 'Academic questions',
          value: String(academic),
          note: `${counted(visits, 'visit')}, ${counted(educators, 'educator')}`,
        },
        { label: 'In 10 minutes', ...rateWords(academic, count('seconds', 'observed')) },
        { label: 'High level', value: shareOf(count('cut', 'high'), academic) },
        { label: 'Open', value: shareOf(count('form', 'open'), academic) },
        { label: 'Follow-up', value: shareOf(count('follow-up', 'yes'), academic) },
        { label: 'Asked by students', value: shareOf(count('asker', 'student'), academic) },
        { label: 'Middle wait', value: middleBucket((bucket) => count('wait', bucket)) },
      ],
    },
    ...(used.length === 0 ? [config.scale] : used).map((scale) =>
      levelChart(levelsOf[scale], (level, asker) => count(`level-${asker}`, level), n),
    ),
    profileChart(
      slots.map((slot) => ({
        title: slotTitle(slot),
        low: count('slot-questions', slot) - count('slot-high', slot),
        high: count('slot-high', slot),
        seconds: count('slot-seconds', slot),
      })),
      n,
    ),
  ]
}
