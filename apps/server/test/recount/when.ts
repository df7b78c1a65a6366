import { many, tally } from './arithmetic.ts'
import { type Question, schoolsAsked, spanOf, type Visit, weekdayOf } from './counted.ts'
import { closureOfWeek, eachDay, mondayBefore, short } from './days.ts'
import { type CardFigures, chart } from './figures.ts'

export function weeks(question: Question, visits: readonly Visit[]): CardFigures[] {
  const open = visits.filter((it) => it.isOpen)
  if (open.length === 0) return []
  const { from, to } = spanOf(question)
  const perWeek = tally(open.map(({ day }) => mondayBefore(day)))
  const mondays = [...new Set(eachDay(from, to).map(mondayBefore))]
  const rows = mondays.map((monday) => {
    const n = perWeek(monday)
    const closure = n > 0 ? null : closureOfWeek(question.raw, monday)
    const isNow = monday === mondayBefore(question.today)
    return [short(monday), String(n), closure ?? (isNow ? 'so far' : '')]
  })
  const closed = mondays.filter((it) => perWeek(it) === 0 && closureOfWeek(question.raw, it) !== null).length
  const line = [
    `${many(open.length, 'visit')}.`,
    ...(closed === 1 ? ['The closed week is left out of every rate.'] : []),
    ...(closed > 1 ? [`${closed} closed weeks are left out of every rate.`] : []),
    ...(visits.length > open.length ? ['Coaching is counted by month alone.'] : []),
  ].join(' ')
  const title = 'Visits per week'
  const counted = [open.length, many(open.length, 'visit')] as const
  return [
    { key: 'weeks', title, line, figures: [chart(title, ['Week of', 'Visits', 'Note'], rows, counted)] },
  ]
}

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const parts = [
  ['beginning', 'Start'],
  ['middle', 'Middle'],
  ['end', 'End'],
] as const

export function when(question: Question, visits: readonly Visit[]): CardFigures[] {
  const open = visits.filter((it) => it.isOpen)
  if (open.length === 0 || question.reader.seesSums) return []
  const inPeriod = tally(open.map((it) => it.period))
  const onDay = tally(open.map(weekdayOf))
  const inPart = tally(open.map((it) => it.part))
  const by = tally(open.map((it) => it.observer))
  const rows = [
    ...periodsOf(question, open).map((name) => ['Period', name, inPeriod(name)]),
    ...(inPeriod(null) > 0 ? [['Period', 'Not noted', inPeriod(null)]] : []),
    ...days
      .map((name, place) => ['Weekday', name, onDay(place + 1)])
      .filter((it, place) => place < 5 || it[2]),
    ...parts.map(([part, name]) => ['Part of lesson', name, inPart(part)]),
    ...(inPart(null) > 0 ? [['Part of lesson', 'Not noted', inPart(null)]] : []),
    ...question.raw.users
      .filter(({ id }) => by(id) > 0)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ id, name }) => ['Observer', name, by(id)]),
  ].map((row) => row.map(String))
  const title = 'When and who'
  const words = many(open.length, 'visit')
  const figure = chart(title, ['By', 'Value', 'Visits'], rows, [open.length, words])
  return [{ key: 'when', title, line: `${words}, counts`, figures: [figure] }]
}

/** The periods of one school's bell schedule, then any other that was noted. */
function periodsOf(question: Question, open: readonly Visit[]): string[] {
  const [school, ...more] = schoolsAsked(question)
  const bells = school && more.length === 0 ? (school.bell_schedule ?? []).map(({ name }) => name) : []
  const noted = [...new Set(open.flatMap(({ period }) => period ?? []))]
  const inOrder = noted.toSorted(new Intl.Collator('en', { numeric: true }).compare)
  return [...bells, ...inOrder.filter((it) => !bells.includes(it))]
}
