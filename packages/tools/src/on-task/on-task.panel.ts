import type { Block } from '@corridor/domain/block'
import { counted } from '@corridor/domain/count-words'
import { sum } from '@corridor/domain/statistics'
import type { Counts, Fact } from '../tool.ts'
import { codes } from './codes.ts'
import { rateWords } from './rate-words.ts'
import { settingChart } from './setting-chart.ts'

/** The tool's part of a report: sums over visits, never means of their rates. */
export function onTaskPanel(total: readonly Fact[], { visits, educators }: Counts): Block[] {
  const count = (item: string, value: string) =>
    sum(total.filter((it) => it.item === item && it.value === value).map(({ n }) => n))
  const seen = sum(codes.filter((code) => code !== 'cannot-see').map((code) => count('code', code)))
  const scored = count('sweeps', 'scorable')
  return [
    {
      kind: 'facts',
      items: [
        {
          label: 'On task',
          value: rateWords({ k: count('code', 'on-task'), n: seen }, scored),
          note: `${counted(visits, 'visit')}, ${counted(educators, 'educator')}`,
        },
        { label: 'Sweeps in the rate', value: String(scored) },
      ],
    },
    settingChart(count, { n: visits, one: 'visit' }),
  ]
}
