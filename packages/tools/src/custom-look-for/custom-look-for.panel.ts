import type { Block } from '@corridor/domain/block'
import { counted, shareOf } from '@corridor/domain/count-words'
import { sum, wilson } from '@corridor/domain/statistics'
import type { Counts, Fact } from '../tool.ts'
import type { LookFor, LookForSet } from './look-for-set.shape.ts'
import { itemsIn } from './set-order.ts'
import { stateChart } from './state-chart.ts'
import { type CountOf, valueRows } from './value-rows.ts'

const ENOUGH_FOR_PERCENT = 5

/** The tool's part of a report: sums over visits, item by item. */
export function lookForPanel(
  total: readonly Fact[],
  { visits, educators }: Counts,
  set: LookForSet,
): Block[] {
  const count: CountOf = ({ id }, value) =>
    sum(total.filter((it) => it.item === id && it.value === value).map(({ n }) => n))
  const items = itemsIn(set).filter(({ isPrivate }) => !isPrivate)
  const present = items.filter(({ type }) => type === 'present')
  const others = items.filter(({ type }) => type !== 'present')
  return [
    {
      kind: 'facts',
      items: [
        { label: 'Look-for set', value: set.title },
        { label: 'Visits', value: String(visits), note: counted(educators, 'educator') },
      ],
    },
    ...(present.length > 0 ? [chartOf(present, count, visits)] : []),
    ...(others.length > 0 ? [valuesOf(others, count)] : []),
    { kind: 'note', text: '“No opportunity” is left out of the observed rate. It is not a zero.' },
  ]
}

function chartOf(items: readonly LookFor[], count: CountOf, visits: number): Block {
  return stateChart({
    title: 'Each look-for',
    what: 'Look-for',
    bars: items.map((item) => {
      const k = count(item, 'observed')
      const n = k + count(item, 'not-observed')
      const none = count(item, 'no-opportunity')
      return {
        label: `${item.code} ${item.prompt}`,
        count: (of) => count(item, of),
        more: [shareOf(k, n), intervalOf(k, n), shareOf(none, n + none)],
      }
    }),
    moreTitles: ['Observed rate', '95% interval', 'No-opportunity rate'],
    n: visits,
    counted: counted(visits, 'visit'),
  })
}

/** «62–79%»; of fewer than five there is no percentage. */
function intervalOf(k: number, n: number): string {
  if (n < ENOUGH_FOR_PERCENT) return '–'
  const [low, high] = wilson({ k, n }).map((share) => Math.round(100 * share))
  return `${low}–${high}%`
}

function valuesOf(items: readonly LookFor[], count: CountOf): Block {
  return {
    kind: 'table',
    title: 'Scales, choices, counts and times',
    table: {
      columns: [{ title: 'Look-for' }, { title: 'Answer' }, { title: 'Visits', isNumber: true }],
      rows: items.flatMap((item) =>
        valueRows(item, count).map(([answer, found]) => [`${item.code} ${item.prompt}`, answer, found]),
      ),
    },
  }
}
