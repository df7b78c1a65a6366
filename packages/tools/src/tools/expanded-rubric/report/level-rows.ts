import { intervalWords } from '@corridor/domain/numbers/interval'
import { sum } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import { counted, ENOUGH_FOR_PERCENT, percent, shareOf } from '@corridor/domain/words/count-words'
import { itemOpening } from '../../../report/item-opening.ts'
import type { Indicator, Level } from '../expanded-rubric.shape.ts'
import { nameOf } from '../indicators.ts'
import { medianWords, topTitle } from './level-median.ts'
import { upperHalf } from './reported-indicators.ts'
import { levelFact } from './rubric-facts.ts'

/** The query that opens the visits of this tool, where no other is given. */
export const RUBRIC_QUERY = 'tools[]=9'

type Row = Pick<Indicator, 'id' | 'code' | 'title'>

interface Given {
  /** The levels, from the lowest. */
  readonly levels: readonly Level[]
  readonly visits: number
  /**
   * The query for the visits that the counts are of: `tools[]=9&configuration=4`. Null: a row is no indicator, and
   * opens nothing.
   */
  readonly query?: string | null
  /** With how many educators the indicator was scored; without it there is no such column. */
  readonly educatorsOf?: (id: string) => number
  /** In how many visits a value was counted; absent: as often as it was counted. */
  readonly visitsOf?: (id: string, value: string) => number
  readonly title?: string
  /** The heading of the rows’ column. */
  readonly head?: string
}

/** The levels of each indicator, as counts of visits with their median, and never a mean. */
export function levelRows(
  indicators: readonly Row[],
  count: (id: string, value: string) => number,
  given: Given,
): Extract<Block, { kind: 'chart' }> {
  const { levels, visits, educatorsOf, title = 'Levels by indicator', head = 'Indicator' } = given
  const rows = indicators.map((indicator) => rowOf(indicator, count, given))
  const top = topTitle(levels)
  const parts = levels.map(({ value, mark, label }) => ({ key: String(value), label: `${mark} ${label}` }))
  const columns = ['Median', top, 'Scored visits', ...(educatorsOf ? ['Educators'] : []), 'Not scored']
  const numbers = [...parts.map(({ label }) => label), ...columns, `${top}, 95% interval`]
  return {
    kind: 'chart',
    title,
    chart: {
      shape: 'rows',
      head,
      bars: { title: 'Distribution of levels', kind: 'levels', parts },
      rates: null,
      columns,
      rows: rows.map(({ code, label, values, opens, cells }) => ({
        code,
        label,
        values,
        opens,
        rate: null,
        cells,
      })),
    },
    table: {
      columns: [{ title: head }, ...numbers.map((it) => ({ title: it, isNumber: true }))],
      rows: rows.map(({ code, label, values, cells, interval }) => [
        nameOf({ code, title: label }).trim(),
        ...parts.map(({ key }) => String(values[key] ?? 0)),
        ...cells.map(({ words }) => words),
        interval,
      ]),
      opens: rows.map(({ opens, cells }) => [
        null,
        ...parts.map(({ key }) => opens[key] ?? null),
        ...cells.map((cell) => cell.opens ?? null),
        null,
      ]),
    },
    n: visits,
    counted: counted(visits, 'visit'),
  }
}

function rowOf(
  { id, code, title }: Row,
  count: (id: string, value: string) => number,
  { levels, query = RUBRIC_QUERY, educatorsOf, visitsOf = count }: Given,
) {
  const found = levels.map(({ value }) => ({ value, n: count(id, levelFact(value)) }))
  const scored = sum(found.map(({ n }) => n))
  const high = sum(upperHalf(levels).map(({ value }) => count(id, levelFact(value))))
  const unscored = count(id, 'unscored')
  const open = (value: string) =>
    query === null ? undefined : itemOpening(query, id, value, visitsOf(id, value))
  const opens = Object.fromEntries(
    found.flatMap(({ value }) => {
      const opening = open(levelFact(value))
      return opening ? [[String(value), opening] as const] : []
    }),
  )
  return {
    code,
    label: title,
    opens,
    interval: intervalWords({ k: high, n: scored }),
    values: Object.fromEntries(found.map(({ value, n }) => [String(value), n])),
    cells: [
      { words: medianWords(levels, found) },
      { words: scored === 0 ? '–' : shareOf(high, scored) },
      { words: String(scored) },
      ...(educatorsOf ? [{ words: String(educatorsOf(id)) }] : []),
      { words: unscoredWords(unscored, scored + unscored), opens: open('unscored') },
    ],
  }
}

/** “13 (20%)”: the numbers it is out of stand beside it, scored and not. */
function unscoredWords(unscored: number, all: number): string {
  return all < ENOUGH_FOR_PERCENT ? String(unscored) : `${unscored} (${percent(unscored / all)})`
}
