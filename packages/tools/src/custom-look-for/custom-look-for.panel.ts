import type { Block } from '@corridor/domain/block'
import { counted, shareOf } from '@corridor/domain/count-words'
import { sum, wilson } from '@corridor/domain/statistics'
import type { Counts, Fact } from '../tool.ts'
import { states, stateTitles } from './answer-types.ts'
import type { LookFor, LookForSet } from './look-for-set.shape.ts'
import { itemsIn } from './set-order.ts'
import { type CountOf, valueRows } from './value-rows.ts'

const hues = { observed: 'petrol', 'not-observed': 'marigold', 'no-opportunity': 'slate' } as const
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
    { kind: 'note', text: '“No opportunity” is left out of the rate. It is not a zero.' },
  ]
}

function chartOf(items: readonly LookFor[], count: CountOf, visits: number): Block {
  return {
    kind: 'chart',
    title: 'Each look-for',
    chart: {
      shape: 'stacked-bars',
      parts: states.map((key) => ({ key, label: stateTitles[key], hue: hues[key] })),
      bars: items.map((item) => ({
        label: `${item.code} ${item.prompt}`,
        values: Object.fromEntries(states.map((state) => [state, count(item, state)])),
      })),
    },
    table: {
      columns: [
        { title: 'Look-for' },
        ...states.map((state) => ({ title: stateTitles[state], isNumber: true })),
        { title: 'Not marked', isNumber: true },
        { title: 'Observed rate', isNumber: true },
        { title: '95% interval', isNumber: true },
      ],
      rows: items.map((item) => {
        const k = count(item, 'observed')
        const n = k + count(item, 'not-observed')
        return [
          `${item.code} ${item.prompt}`,
          ...states.map((state) => String(count(item, state))),
          String(count(item, 'not-marked')),
          shareOf(k, n),
          intervalOf(k, n),
        ]
      }),
    },
    n: visits,
    counted: counted(visits, 'visit'),
  }
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
