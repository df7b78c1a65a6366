import { sum } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import type { PanelFacts } from '../../../definition/tool.ts'
import { countsIn } from '../../../report/fact-counts.ts'
import { shareFacts } from '../../../report/share-facts.ts'
import { talliesChart } from '../../../report/tallies-chart.ts'
import { ENOUGH_SECONDS } from '../../../visit/enough-seconds.ts'
import { kinds, kindTitles } from '../kinds.ts'
import { groups, groupTitles } from '../lines.ts'

/** The tool’s part of a report: what was written down, over all visits. Nothing is said about how. */
export function narrativePanel({ total }: PanelFacts): Block[] {
  const count = countsIn(total)
  const [teacher, students] = [count('lines', 'teacher'), count('lines', 'students')]
  const all = sum(kinds.map((kind) => count('kind', kind)))
  const [tagged, untagged] = [count('evidence', 'tagged'), count('evidence', 'untagged')]
  const seconds = count('seconds', 'visit')
  if (all === 0) return [{ kind: 'note', text: 'No line was written in these visits.' }]
  const used = <Row extends { readonly n: number }>(rows: readonly Row[]) => rows.filter(({ n }) => n > 0)
  return [
    ...talliesChart({
      title: 'What was written down',
      groups: [
        {
          title: 'Kind of line',
          rows: used(kinds.map((kind) => ({ label: kindTitles[kind], n: count('kind', kind) }))),
        },
        {
          title: 'Whose it is',
          rows: used(groups.map((group) => ({ label: groupTitles[group], n: count('lines', group) }))),
        },
      ],
      many: 'Lines',
      n: all,
      counted: counted(all, 'line'),
    }),
    {
      kind: 'facts',
      items: [
        { label: 'Lines', value: String(all) },
        ...(seconds >= ENOUGH_SECONDS
          ? [
              {
                label: 'Lines in five minutes',
                value: String(Math.round((all * 3_000) / seconds) / 10),
                note: `${all} in ${Math.round(seconds / 60)} min`,
              },
            ]
          : []),
        ...shareFacts('Students', students, teacher + students, 'of lines with a speaker'),
        ...shareFacts('Tagged', tagged, tagged + untagged, 'of lines that are evidence'),
      ],
    },
  ]
}
