import type { Block } from '@corridor/domain/block'
import { counted, shareOf } from '@corridor/domain/count-words'
import { sum } from '@corridor/domain/statistics'
import type { Counts, Fact } from '../tool.ts'
import { chartOf, keys } from './about-chart.ts'
import type { Column } from './columns.ts'
import { ratioOf } from './ratio-words.ts'

/** The tool's part of a report: what observers looked at, over all visits. */
export function noticingPanel(total: readonly Fact[], { visits, educators }: Counts): Block[] {
  const count = (item: string, value: string) =>
    sum(total.filter((it) => it.item === item && it.value === value).map(({ n }) => n))
  const all = (column: Column) => sum(keys.map((key) => count(column, key)))
  const [noticings, wonderings] = [all('noticing'), all('wondering')]
  const students = count('noticing', 'students') + count('wondering', 'students')
  return [
    {
      kind: 'facts',
      items: [
        {
          label: 'Noticings',
          value: String(noticings),
          note: `${counted(visits, 'visit')}, ${counted(educators, 'educator')}`,
        },
        { label: 'Wonderings', value: String(wonderings) },
        ...ratioOf(noticings, wonderings),
        { label: 'About students', value: shareOf(students, noticings + wonderings), note: 'of all entries' },
        { label: 'Tagged', value: shareOf(count('entries', 'tagged'), noticings + wonderings) },
      ],
    },
    chartOf(count, noticings + wonderings),
  ]
}
