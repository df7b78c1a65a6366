import { endsOf, intervalOf, many, total } from '../arithmetic.ts'
import { type Question, spanOf } from '../counted.ts'
import { drawnRows, line, type Rows, type Said } from '../said.ts'
import { answerIn } from '../tools/look-fors.ts'
import { type Look, rate, statesIn, wordsOf } from './look-for-answers.ts'
import type { SetVisits } from './set-visits.ts'

const MOST_CHARTS = 12

/** A chart for each look-for: what was seen of it, month by month and version by version. */
export function monthByMonth(question: Question, set: SetVisits, present: readonly Look[]): Said {
  const first = present
    .slice(0, MOST_CHARTS)
    .map((look) => ({ look, months: monthsOf(set, look), title: `${wordsOf(look)}, by month` }))
  const drawn = first.filter(({ months }) => months.some(({ k, n }) => endsOf(k, n)))
  const charts = drawn.map(({ title, months }): Rows => {
    const rows = months.map(({ month, version, k, n }) => [
      nameOf(question, month),
      `v${version}`,
      String(k),
      String(n - k),
      rate(k, n),
      intervalOf(k, n),
    ])
    const n = total(months.map((it) => it.n))
    return drawnRows(title, rows, [n, `${many(n, 'visit')} where it could be seen`])
  })
  const left = present.length > MOST_CHARTS
  return {
    'month-by-month': [
      line(
        charts.length > 0
          ? 'Observed rate of each look-for. Bars are 95% intervals.'
          : 'How often each look-for was observed',
      ),
      ...charts,
      ...overlap(drawn),
      ...fewOf(
        question,
        first.filter((it) => !drawn.includes(it)),
      ),
      ...(left ? [line(`The first 12 of ${many(present.length, 'look-for')} are shown.`)] : []),
    ],
  }
}

/** The months in which somebody was there with the look-for. */
function monthsOf({ used, shown }: SetVisits, { item }: Look) {
  const rows = shown
    .flatMap((visit) => visit.rows)
    .filter((row) => answerIn(used, row, item.id) !== undefined)
  const keys = rows.map((row) => `${row.started_on.slice(0, 7)} ${row.configuration_version}`)
  return [...new Set(keys)].toSorted().map((key) => {
    const theirs = rows.filter((_, place) => keys[place] === key)
    const states = statesIn(theirs.flatMap((row) => answerIn(used, row, item.id) ?? []))
    return { month: key.slice(0, 7), version: key.slice(8), ...states }
  })
}

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The name of a month, with its year where the days reach over a year. */
function nameOf(question: Question, month: string): string {
  const { from, to } = spanOf(question)
  const number = (day: string) => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7))
  const name = names[Number(month.slice(5, 7)) - 1] ?? ''
  return number(to) - number(from) >= 12 ? `${name} ${month.slice(0, 4)}` : name
}

type Drawn = { readonly look: Look; readonly months: ReturnType<typeof monthsOf> }

/** Look-fors that no month has five visits of: a table of all, and why. */
function fewOf(question: Question, few: readonly Drawn[]): Rows[] {
  if (few.length === 0) return []
  const rows = few.flatMap(({ look, months }) =>
    months.map(({ month, version, k, n }) => {
      const isAlone = months.filter((it) => it.month === month).length === 1
      const name = nameOf(question, month)
      return [wordsOf(look), isAlone ? name : `${name} v${version}`, String(k), String(n - k)]
    }),
  )
  return [
    [['Counts by month'], ...rows],
    line('Fewer than 5 visits a month where these could be seen: they are counted, and no rate is drawn.'),
  ]
}

/** The note that nothing has changed, where each interval reaches into the next one. */
function overlap(drawn: readonly Drawn[]): Rows[] {
  const several = drawn
    .map(({ look, months }) => ({
      look,
      ends: months.flatMap(({ k, n }) => [endsOf(k, n) ?? []].filter(has)),
    }))
    .filter(({ ends }) => ends.length > 1)
  const same = several.filter(({ ends }) =>
    ends.slice(1).every(([low = 0, high = 0], place) => {
      const [lowBefore = 0, highBefore = 0] = ends[place] ?? []
      return lowBefore <= high && low <= highBefore
    }),
  )
  if (same.length === 0) return []
  const codes = same.map(({ look }) => look.short).join(', ')
  const words = 'ntervals overlap from month to month: no change is claimed.'
  return [line(same.length === several.length ? `I${words}` : `${codes}: i${words}`)]
}

const has = (ends: readonly number[]) => ends.length > 0
