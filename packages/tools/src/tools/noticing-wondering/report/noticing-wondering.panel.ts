import { sum } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import type { PanelFacts } from '../../../definition/tool.ts'
import { countsIn } from '../../../report/fact-counts.ts'
import { shareFacts } from '../../../report/share-facts.ts'
import { abouts, type Column } from '../columns.ts'
import { chartOf, keys } from '../record/about-chart.ts'
import { ratioOf } from '../record/ratio-words.ts'

/** The tool's part of a report: what observers looked at, over all visits. */
export function noticingPanel({ total }: PanelFacts): Block[] {
  const count = countsIn(total)
  const inColumn = (column: Column) => sum(keys.map((key) => count(column, key)))
  const [noticings, wonderings] = [inColumn('noticing'), inColumn('wondering')]
  const all = noticings + wonderings
  const students = count('noticing', 'students') + count('wondering', 'students')
  const said = sum(abouts.map((key) => count('noticing', key) + count('wondering', key)))
  if (all === 0) return [{ kind: 'note', text: 'Nothing was noticed or wondered about in these visits.' }]
  return [
    chartOf(count, all),
    {
      kind: 'facts',
      items: [
        { label: 'Noticings', value: String(noticings) },
        { label: 'Wonderings', value: String(wonderings) },
        ...ratioOf(noticings, wonderings),
        ...shareFacts('About students', students, said, 'of entries that say what they are about'),
        ...shareFacts('Tagged', count('entries', 'tagged'), all, 'of all entries'),
        ...shareFacts('From a noticing', count('entries', 'linked'), wonderings, 'of wonderings'),
      ],
    },
  ]
}
