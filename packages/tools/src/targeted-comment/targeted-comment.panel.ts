import type { Block } from '@corridor/domain/block'
import { counted, shareOf } from '@corridor/domain/count-words'
import { sum } from '@corridor/domain/statistics'
import type { Counts, Fact } from '../tool.ts'
import { kindChart } from './kind-chart.ts'
import { kinds } from './kinds.ts'

export function commentPanel(total: readonly Fact[], { visits, educators }: Counts): Block[] {
  const count = (item: string, value: string) =>
    sum(total.filter((it) => it.item === item && it.value === value).map(({ n }) => n))
  const all = sum(kinds.map((kind) => count('kind', kind)))
  return [
    {
      kind: 'facts',
      items: [
        {
          label: 'Comments',
          value: String(all),
          note: `${counted(visits, 'visit')}, ${counted(educators, 'educator')}`,
        },
        { label: 'With evidence', value: shareOf(count('comments', 'with evidence'), all) },
        { label: 'About a target', value: shareOf(count('comments', 'with a target'), all) },
        { label: 'Action steps', value: String(count('steps', 'agreed')) },
      ],
    },
    kindChart((kind) => count('kind', kind), all, counted(all, 'comment')),
  ]
}
