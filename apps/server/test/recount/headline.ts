import { distinct, many, middle, nearestRank, percentOf } from './arithmetic.ts'
import { type Question, rosterOf, spanOf, type Visit } from './counted.ts'
import { closureOfWeek, eachDay, isSchoolDay, mondayBefore, plusDays, short } from './days.ts'
import type { CardFigures } from './figures.ts'

type Tile = readonly [label: string, value: string, note?: string]

export function headline(question: Question, visits: readonly Visit[]): CardFigures {
  const open = visits.filter((it) => it.isOpen)
  const educators: Tile = ['Educators visited', String(distinct(visits.map((it) => it.educator)))]
  const rest = question.reader.seesSums
    ? [educators]
    : [
        ...(rosterOf(question).length === 0 ? [educators] : coverage(question, open)),
        follow('Sent within 1 school day', open, 'isInTime'),
        follow('Reply or talk within 5 days', open, 'isAnswered'),
      ]
  const facts = [visitsTile(question, visits), ...rest]
  return { key: 'headline', title: '', line: '', figures: [{ facts }] }
}

function visitsTile(question: Question, visits: readonly Visit[]): Tile {
  const { from, to } = spanOf(question)
  const mondays = new Set(eachDay(from, to).map(mondayBefore))
  const weeks = [...mondays].filter((monday) => closureOfWeek(question.raw, monday) === null).length
  const coaching = visits.filter((it) => !it.isOpen && it.purpose === 'coaching').length
  const among = coaching > 0 ? `, ${many(coaching, 'coaching visit')} among them` : ''
  return ['Visits', String(visits.length), `${many(weeks, 'instructional week')}${among}`]
}

/** Somebody who teaches at two schools is one educator. */
function coverage(question: Question, open: readonly Visit[]): Tile[] {
  const { from, to } = spanOf(question)
  const roster = rosterOf(question)
  const known = [...new Set(roster.map((it) => it.educator))]
  const lastDays = known.flatMap((educator) => {
    const days = open.filter((it) => it.educator === educator).map(({ day }) => day)
    return days.toSorted().slice(-1)
  })
  const joined = roster
    .filter(
      (it) =>
        it.since > from && !roster.some((other) => other.educator === it.educator && other.since <= from),
    )
    .filter((it, index, all) => all.findIndex(({ educator }) => educator === it.educator) === index)
  const note =
    joined.length === 1
      ? `1 joined ${short(joined[0]?.since ?? '')}`
      : `${many(joined.length, 'educator')} joined since ${short(from)}`
  const waits = lastDays.map(
    (day) => eachDay(plusDays(day, 1), to).filter((it) => isSchoolDay(question.raw, it)).length,
  )
  const label = 'School days since last visit'
  const wait: Tile =
    waits.length === 0
      ? [label, 'No visit yet']
      : [
          label,
          `${middle(waits)} median`,
          waits.length >= 5
            ? `90th percentile ${nearestRank(waits, 0.9)}`
            : `of ${many(waits.length, 'educator')}`,
        ]
  return [['Educators visited', `${lastDays.length} of ${known.length}`, note], wait]
}

function follow(label: string, open: readonly Visit[], key: 'isInTime' | 'isAnswered'): Tile {
  const due = open.filter((it) => it[key] !== null)
  const kept = due.filter((it) => it[key] === true).length
  if (due.length === 0) return [label, 'None due yet']
  const note = due.length < 5 ? 'too few for a percentage' : percentOf(kept, due.length)
  return [label, `${kept} of ${due.length}`, note]
}
