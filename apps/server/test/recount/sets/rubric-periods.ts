import { ChosenDay } from '@corridor/domain/calendar/calendar'
import { distinct, intervalOf, many, share } from '../arithmetic.ts'
import { type Question, spanOf } from '../counted.ts'
import { plusDays, spanWords } from '../days.ts'
import { line, type Said } from '../said.ts'
import { levelsIn, nameOf, type Rubric } from './rubric-levels.ts'
import { type SetVisits, setVisits, sizeOf, tooFew } from './set-visits.ts'

/** The days that are asked about beside those before them. */
export function periods(question: Question, id: number, set: SetVisits, rubric: Rubric): Said {
  const now = spanOf(question)
  const days = daysBefore(question)
  const asked = { ...question.asked, from: ChosenDay.parse(days.from), to: ChosenDay.parse(days.to) }
  const both = [
    { label: 'Before', span: days, set: setVisits({ ...question, asked }, 9, id) },
    { label: 'Now', span: now, set },
  ]
  const lacking = both.flatMap(({ span, set: { shown } }) => {
    const few = tooFew(shown.length, distinct(shown.map((it) => it.educator)))
    return few ? [`${spanWords(span)}: ${few}.`] : []
  })
  const head = line(
    both.map(({ span, set: { shown } }) => `${spanWords(span)}: ${many(shown.length, 'visit')}`).join('. '),
  )
  if (lacking.length > 0) return { periods: [head, line(`Too few to compare. ${lacking.join(' ')}`)] }
  const rows = rubric.rows.map((row) => [
    nameOf(row),
    ...both.flatMap((it) => {
      const { high, values } = levelsIn(rubric, it.set, [row.item.id], it.set.shown)
      return [values.length === 0 ? '–' : share(high, values.length), intervalOf(high, values.length)]
    }),
  ])
  return {
    periods: [
      head,
      both.map(({ label, span, set: { shown } }) => [label, spanWords(span), sizeOf(shown)]),
      [[`${upperWords(rubric)}, period against period`], ...rows],
      line('Where the intervals overlap, no change is claimed. An indicator that was reworded begins anew.'),
    ],
  }
}

/** “Level 3 or 4”, “Level 4 to 6” */
function upperWords({ levels, top }: Rubric): string {
  const marks = levels.filter(({ value }) => top.includes(value)).map(({ mark }) => mark)
  return `Level ${marks.length > 2 ? `${marks[0]} to ${marks.at(-1)}` : marks.join(' or ')}`
}

const DAY_MS = 86_400_000

/**
 * The days before: from the first day of a school year, the same part of the year before; of a term, the term before;
 * else as many days.
 */
function daysBefore(question: Question): { from: string; to: string } {
  const { school_years, terms } = question.raw
  const { from, to } = spanOf(question)
  const length = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
  const starts = school_years.map(({ starts_on }) => starts_on).toSorted()
  const isYear = starts.includes(from)
  const term = terms.toSorted((a, b) => (a.starts_on < b.starts_on ? -1 : 1))
  const place = term.findIndex(({ starts_on }) => starts_on === from)
  const before = place > 0 && !isYear ? term[place - 1] : undefined
  if (before) return { from: before.starts_on, to: before.ends_on }
  const year = isYear ? starts.filter((it) => it < from).at(-1) : undefined
  if (year) return { from: year, to: plusDays(year, length) }
  return { from: plusDays(from, -length - 1), to: plusDays(from, -1) }
}
