import { sum } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import type { PanelFacts } from '../../../definition/tool.ts'
import { countsIn } from '../../../report/fact-counts.ts'
import { rateFacts } from '../../../report/share-facts.ts'
import { talliesChart } from '../../../report/tallies-chart.ts'
import type { StandardOverTimeConfig } from '../standard-over-time.shape.ts'
import { marks, markTitles, SUSTAINED } from '../terms.ts'
import { standardRows } from './standard-rows.ts'

/** The tool's part of a report: where checks stand on each standard's own scale, and never a mean of levels. */
export function standardPanel({ total }: PanelFacts, config: StandardOverTimeConfig): Block[] {
  const count = countsIn(total)
  const [seen, none] = [count('checks', 'seen'), count('checks', 'no-opportunity')]
  const [kept, past] = [count('cadence', 'within'), count('cadence', 'past')]
  const intervals = sum(marks.map((mark) => count('intervals', mark)))
  if (seen + none === 0) return [{ kind: 'note', text: 'No standard was checked in these visits.' }]
  return [
    ...standardRows(config, count),
    {
      kind: 'facts',
      items: [
        { label: 'Checks', value: String(seen + none), note: `${none} without an opportunity` },
        ...rateFacts('At the target', count('checks', 'at-target'), seen),
        ...rateFacts('Sustained', count('checks', 'sustained'), seen, `${SUSTAINED} in a row at the target`),
        ...rateFacts('Within the cadence', kept, kept + past, 'of checks with one before'),
      ],
    },
    ...talliesChart({
      title: 'Every five minutes',
      groups: [
        {
          title: 'What was seen',
          rows: marks.map((mark) => ({ label: markTitles[mark], n: count('intervals', mark) })),
        },
      ],
      many: 'Marks',
      n: intervals,
      counted: counted(intervals, 'mark'),
    }),
  ]
}
