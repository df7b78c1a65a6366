import type { Block } from '@corridor/domain/block'
import { counted, shareOf } from '@corridor/domain/count-words'
import { sum } from '@corridor/domain/statistics'
import type { Counts, Fact } from '../tool.ts'
import { codes } from './codes.ts'
import { settingChart } from './setting-chart.ts'

/** The tool's part of a report: sums over visits, never means of their rates. */
export function onTaskPanel(total: readonly Fact[], { visits, educators }: Counts): Block[] {
  const count = (item: string, value: string) =>
    sum(total.filter((it) => it.item === item && it.value === value).map(({ n }) => n))
  const seen = sum(codes.filter((code) => code !== 'cannot-see').map((code) => count('code', code)))
  return [
    {
      kind: 'facts',
      items: [
        {
          label: 'On task',
          value: shareOf(count('code', 'on-task'), seen),
          note: `${counted(visits, 'visit')}, ${counted(educators, 'educator')}`,
        },
        { label: 'Sweeps', value: String(count('sweeps', 'scorable')) },
      ],
    },
    settingChart(count, { n: visits, one: 'visit' }),
  ]
}
