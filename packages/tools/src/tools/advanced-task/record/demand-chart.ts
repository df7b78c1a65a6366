import { sum } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import { counted, shareOf } from '@corridor/domain/words/count-words'
import { type Demand, demandScales, demandsOf, demandTitles } from '../task-terms.ts'

/** Charts of how many rounds asked for what. A district that changed its scale still has its earlier counts. */
export function demandCharts(countOf: (demand: Demand) => number): Block[] {
  return demandScales
    .map((scale) => demandsOf[scale])
    .filter((demands) => demands.some((demand) => countOf(demand) > 0))
    .map((demands) => chartOf(demands, countOf))
}

function chartOf(demands: readonly Demand[], countOf: (demand: Demand) => number): Block {
  const n = sum(demands.map(countOf))
  return {
    kind: 'chart',
    title: 'What the tasks ask for',
    chart: {
      shape: 'stacked-bars',
      isOrdered: true,
      parts: demands.map((key) => ({ key, label: demandTitles[key] })),
      bars: [
        { label: 'Rounds', values: Object.fromEntries(demands.map((demand) => [demand, countOf(demand)])) },
      ],
    },
    table: {
      columns: [
        { title: 'Task asks for' },
        ...demands.map((demand) => ({ title: demandTitles[demand], isNumber: true })),
      ],
      rows: [['Rounds', ...demands.map((demand) => shareOf(countOf(demand), n))]],
    },
    n,
    counted: counted(n, 'round'),
  }
}
