import type { Educator } from '@corridor/contract/people/educators'
import type { Day } from '@corridor/domain/calendar/calendar'
import { shortDayFrom } from '@corridor/domain/calendar/day-words'
import { gradesWords, periodWords } from '@corridor/domain/people/teaching-words'
import { listed } from '@corridor/domain/words/listed'
import { shortSchool } from '../../../people/short-school.ts'

/** “Grade 8 Math · Room 224 · Periods 3 and 5 · Year 4 at Copper Ridge · omar@…” */
export function factsWords({ grades, subject, room, periods, schools, today, email }: Educator): string {
  return joined([
    `${gradesWords(grades)} ${subject}`.trim(),
    room,
    periodsWords(periods),
    ...placesWords(schools, today),
    email ?? '',
  ])
}

function joined(parts: readonly string[]): string {
  return parts.filter((it) => it !== '').join(' · ')
}

function periodsWords(names: readonly string[]): string {
  const areNumbers = names.length > 1 && names.every((name) => /^\d/.test(name))
  return areNumbers ? `Periods ${listed(names)}` : listed(names.map(periodWords))
}

type Places = Educator['schools']

/** “Year 4 at Copper Ridge”: where an educator is today; if nowhere, where they will be or were last. */
function placesWords(places: Places, today: Day): string[] {
  const current = places.filter((it) => it.startsOn <= today && (!it.endsOn || it.endsOn >= today))
  if (current.length > 0) return current.map((it) => `Year ${yearAt(it, places, today)} at ${nameOf(it)}`)
  const coming = places.find((it) => it.startsOn > today)
  if (coming) return [`At ${nameOf(coming)} from ${shortDayFrom(today, coming.startsOn)}`]
  const last = [...places].sort((a, b) => (a.endsOn ?? '').localeCompare(b.endsOn ?? '')).at(-1)
  return last?.endsOn ? [`At ${nameOf(last)} until ${shortDayFrom(today, last.endsOn)}`] : []
}

function nameOf({ school }: Places[number]): string {
  return shortSchool(school.name)
}

/** Which school year in a row an educator is at a school. */
function yearAt(place: Places[number], places: Places, today: Day): number {
  const earlier = places.filter(({ school, startsOn }) => school.id === place.school.id && startsOn <= today)
  const years = new Set<number>()
  for (const { startsOn, endsOn } of earlier) {
    const last = schoolYearOf(endsOn && endsOn < today ? endsOn : today)
    for (let year = schoolYearOf(startsOn); year <= last; year++) years.add(year)
  }
  let count = 0
  while (years.has(schoolYearOf(today) - count)) count++
  return count
}

/** The year in which a day’s school year begins; summer belongs to the year that follows it. */
function schoolYearOf(day: Day): number {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return month >= 7 ? year : year - 1
}
