import { distinct, many, middle, share } from './arithmetic.ts'
import { type Question, rosterOf, schoolsAsked, spanOf, type Visit } from './counted.ts'
import { dayOf } from './days.ts'
import { type CardFigures, chart } from './figures.ts'

export function schoolBySchool(question: Question, visits: readonly Visit[]): CardFigures[] {
  const schools = schoolsAsked(question)
  if (schools.length < 2) return []
  const roster = rosterOf(question)
  const { seesSums } = question.reader
  const rows = schools.map(({ id, name }) => {
    const theirs = visits.filter((it) => it.school === id)
    const educators = distinct(theirs.map((it) => it.educator))
    const teaching = new Set(roster.filter((it) => it.school === id).map((it) => it.educator))
    const seen = theirs.filter((it) => it.isOpen && teaching.has(it.educator)).map((it) => it.educator)
    const rate = (key: 'isInTime' | 'isAnswered') => {
      if (theirs.length < 10 || educators < 5) return 'too few to compare'
      const due = theirs.filter((it) => it.isOpen && it[key] !== null)
      const kept = due.filter((it) => it[key] === true)
      return due.length === 0 ? 'none is due yet' : share(kept.length, due.length)
    }
    const visited = teaching.size > 0 ? `${distinct(seen)} of ${teaching.size}` : String(educators)
    const observers = distinct(theirs.map((it) => it.observer))
    const counts = [name, String(theirs.length), visited, String(observers)]
    return seesSums ? counts : [...counts, rate('isInTime'), rate('isAnswered')]
  })
  const title = 'School beside school'
  const rates = seesSums ? [] : ['Sent within 1 school day', 'Reply or talk within 5 days']
  const columns = ['School', 'Visits', 'Educators visited', 'Observers', ...rates]
  const rule = seesSums ? '' : ' Rates stand beside each other from 10 visits and 5 educators.'
  const line = `${many(schools.length, 'school')}, A to Z.${rule}`
  return [{ key: 'schools', title, line, figures: [{ table: title, columns, rows }] }]
}

const DAY_MS = 86_400_000

export function steps(question: Question, visits: readonly Visit[]): CardFigures[] {
  const { raw, reader, today } = question
  const { from, to } = spanOf(question)
  const zone = raw.districts[0]?.time_zone ?? 'UTC'
  const known = new Set(rosterOf(question).map((it) => it.educator))
  const agreed = raw.action_steps.filter((it) => {
    const of = raw.observations.find(({ id }) => id === it.observation_id)
    const isPrivate = of?.purpose === 'coaching' && of.observer_id !== reader.userId
    const day = dayOf(it.created_at, zone)
    return known.has(it.educator_id) && from <= day && day <= to && !isPrivate
  })
  if (agreed.length === 0) return []
  const open = visits.filter((it) => it.isOpen)
  const seen = agreed.filter(({ educator_id, created_at }) =>
    open.some((it) => it.educator === educator_id && it.day > dayOf(created_at, zone)),
  )
  const mastered = agreed.filter(({ status }) => status === 'mastered')
  const still = agreed.filter(({ status }) => status === 'open')
  const late = still.filter(({ due_on }) => due_on !== null && due_on < today)
  const dropped = agreed.filter(({ status }) => status === 'dropped')
  const days = mastered.flatMap(({ created_at, closed_at }) =>
    closed_at ? [Math.round((Date.parse(closed_at) - Date.parse(created_at)) / DAY_MS)] : [],
  )
  const rows = [
    ['Agreed', agreed.length],
    ['Seen in a later visit', seen.length],
    ['Mastered', mastered.length],
  ].map((row) => row.map(String))
  const note = [
    still.length === 0
      ? 'None still open.'
      : `${still.length} still open, ${late.length === 0 ? 'none' : late.length} of them past due.`,
    ...(dropped.length > 0 ? [`${dropped.length} dropped by agreement.`] : []),
    ...(days.length > 0
      ? [`Median ${many(middle(days) ?? 0, 'day')} to mastery (${many(days.length, 'step')}).`]
      : []),
  ].join(' ')
  const title = 'Action steps'
  const words = many(agreed.length, 'step')
  const line = `${words} agreed with ${many(distinct(agreed.map((it) => it.educator_id)), 'educator')}`
  const figure = chart(title, [title, 'Count'], rows, [agreed.length, words])
  return [{ key: 'steps', title, line, figures: [figure, { note }] }]
}

export function aboutData(question: Question, visits: readonly Visit[]): CardFigures[] {
  const open = visits.filter((it) => it.isOpen)
  if (open.length === 0 || question.reader.seesSums) return []
  const short = open.filter(({ seconds }) => seconds !== null && seconds < 180)
  const perEducator = [...new Set(open.map((it) => it.educator))]
    .map((educator) => open.filter((it) => it.educator === educator).length)
    .toSorted((a, b) => b - a)
  const few = Math.ceil(perEducator.length / 4)
  const most = perEducator.slice(0, few).reduce((a, b) => a + b, 0)
  return [
    {
      key: 'about',
      title: 'About this data',
      line: 'Checked Oct 22, 9:30 AM',
      figures: [
        {
          facts: [
            ['Not sent yet', many(open.filter(({ isSent }) => !isSent).length, 'visit')],
            ['Shorter than 3 minutes', many(short.length, 'visit')],
          ],
        },
        ...(perEducator.length >= 8
          ? [{ note: `Visits to the ${few} most-visited educators: ${share(most, open.length)}.` }]
          : []),
      ],
    },
  ]
}
