import type { Block } from '@corridor/domain/report/block'
import { ENOUGH_FOR_PERCENT, percent } from '@corridor/domain/words/count-words'
import type { PanelFacts } from '../../../definition/tool.ts'
import { countsIn } from '../../../report/fact-counts.ts'
import { NOT_NOTED } from '../categories.ts'
import type { KeepingTimeConfig } from '../keeping-time.shape.ts'
import { labelOf } from '../labels.ts'
import { hoursWords, secondsWords } from '../time-words.ts'
import { type Bucket, middleBucket, stretchLengths, transitionLengths } from './buckets.ts'
import { timeChart } from './time-chart.ts'

/** The report’s panel, from the seconds of all visits together: a short visit weighs less than a long one. */
export function keepingTimePanel(of: PanelFacts, config: KeepingTimeConfig): Block[] {
  const { total, n } = of
  const count = countsIn(total)
  const middle = (item: string, buckets: readonly Bucket[]) =>
    middleBucket(buckets, (value) => count(item, value))?.label
  const observed = count('time', 'observed')
  if (observed === 0) return [{ kind: 'note', text: 'No class time was recorded in these visits.' }]
  const transitions = middle('transition-length', transitionLengths)
  const grouped = [...config.groupings.map(({ id }) => id), NOT_NOTED].filter(
    (key) => count('grouping', key) > 0,
  )
  return [
    ...timeChart(of, config),
    {
      kind: 'facts',
      items: [
        { label: 'Observed', value: hoursWords(observed) },
        {
          label: 'Instruction',
          value: instructionWords(count('time', 'instructional'), observed, n.visits),
        },
        {
          label: 'Transitions',
          value: String(count('transitions', 'count')),
          ...(transitions ? { note: `median ${transitions}` } : {}),
        },
        {
          label: 'Longest uninterrupted stretch',
          value: middle('longest-stretch', stretchLengths) ?? 'None',
          note: 'median of the visits',
        },
      ],
    },
    ...(grouped.length > 0 ? [groupingTable(grouped, count, config)] : []),
  ]
}

/** “3 h 0 min of 4 h 0 min (75%)”; time has no count to be out of, so a percentage wants enough visits. */
function instructionWords(seconds: number, of: number, visits: number): string {
  const times = `${hoursWords(seconds)} of ${hoursWords(of)}`
  return of === 0 || visits < ENOUGH_FOR_PERCENT ? times : `${times} (${percent(seconds / of)})`
}

function groupingTable(
  keys: readonly string[],
  count: (item: string, value: string) => number,
  config: KeepingTimeConfig,
): Block {
  return {
    kind: 'table',
    title: 'Time by grouping',
    table: {
      columns: [{ title: 'Grouping' }, { title: 'Time', isNumber: true }],
      rows: keys.map((key) => [labelOf('groupings', key, config), secondsWords(count('grouping', key))]),
    },
  }
}
