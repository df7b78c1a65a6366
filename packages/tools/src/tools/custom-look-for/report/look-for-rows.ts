import { intervalOf, intervalWords } from '@corridor/domain/numbers/interval'
import type { Block } from '@corridor/domain/report/block'
import type { Opening } from '@corridor/domain/report/opening'
import { counted, shareOf } from '@corridor/domain/words/count-words'
import { itemOpening } from '../../../report/item-opening.ts'
import { type State, states, stateTitles } from '../answer-types.ts'
import type { LookFor } from '../set/look-for-set.shape.ts'
import type { CountOf } from './value-rows.ts'

/** The query that opens the visits of this tool, where no other is given. */
export const LOOK_FOR_QUERY = 'tools[]=11'

interface Given {
  readonly visits: number
  /** The query for the visits that the counts are of: `tools[]=11&configuration=4`. */
  readonly query?: string
  /** With how many educators there was a chance to see the item; without it there is no such column. */
  readonly educatorsOf?: (item: LookFor) => number
  /** In how many visits an answer was counted; absent: as often as it was counted. */
  readonly visitsOf?: CountOf
}

/** Each look-for with its three states, its rate and how sure that is. The items are those answered with a state. */
export function lookForRows(
  items: readonly LookFor[],
  count: CountOf,
  { visits, query = LOOK_FOR_QUERY, educatorsOf, visitsOf = count }: Given,
): Extract<Block, { kind: 'chart' }> {
  const rows = items.map((item) =>
    rowOf(item, count, (value) => itemOpening(query, item.id, value, visitsOf(item, value)), educatorsOf),
  )
  const columns = ['Rate', 'Interval', ...(educatorsOf ? ['Educators'] : []), 'No-opportunity rate']
  const numbers = [...states.map((state) => stateTitles[state]), ...columns, 'Not marked']
  return {
    kind: 'chart',
    title: 'Each look-for',
    chart: {
      shape: 'rows',
      head: 'Look-for',
      bars: {
        title: counted(visits, 'visit'),
        kind: 'states',
        parts: states.map((key) => ({ key, label: stateTitles[key] })),
      },
      rates: 'Observed rate, 95% interval',
      columns,
      rows: rows.map(({ item, values, opens, rate, cells }) => ({
        code: item.code,
        label: item.prompt,
        values,
        opens,
        rate,
        cells,
      })),
    },
    table: {
      columns: [{ title: 'Look-for' }, ...numbers.map((title) => ({ title, isNumber: true }))],
      rows: rows.map(({ item, values, cells, unmarked }) => [
        `${item.code} ${item.prompt}`,
        ...states.map((state) => String(values[state])),
        ...cells.map(({ words }) => words),
        String(unmarked),
      ]),
      opens: rows.map(({ opens, cells, opensUnmarked }) => [
        null,
        ...states.map((state) => opens[state] ?? null),
        ...cells.map((cell) => cell.opens ?? null),
        opensUnmarked ?? null,
      ]),
    },
    n: visits,
    counted: counted(visits, 'visit'),
  }
}

function rowOf(
  item: LookFor,
  count: CountOf,
  open: (value: string) => Opening | undefined,
  educatorsOf: Given['educatorsOf'],
) {
  const values = {
    observed: count(item, 'observed'),
    'not-observed': count(item, 'not-observed'),
    'no-opportunity': count(item, 'no-opportunity'),
  } satisfies Record<State, number>
  const opens = Object.fromEntries(
    states.flatMap((state) => {
      const opening = open(state)
      return opening ? [[state, opening] as const] : []
    }),
  )
  const [k, none] = [values.observed, values['no-opportunity']]
  const rate = { k, n: k + values['not-observed'] }
  return {
    item,
    values,
    opens,
    rate: intervalOf(rate),
    unmarked: count(item, 'not-marked'),
    opensUnmarked: open('not-marked'),
    cells: [
      { words: rate.n === 0 ? '–' : shareOf(k, rate.n), opens: open('observed') },
      { words: intervalWords(rate) },
      ...(educatorsOf ? [{ words: String(educatorsOf(item)) }] : []),
      { words: rate.n + none === 0 ? '–' : shareOf(none, rate.n + none), opens: open('no-opportunity') },
    ],
  }
}
