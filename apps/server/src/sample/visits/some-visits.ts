import {
  addDays,
  type Day,
  isSchoolDay,
  type SchoolYear,
  weeksUntil,
} from '@corridor/domain/calendar/calendar'
import { type Random, seededRandom } from '../random.ts'
import type { SampleEducator, SamplePerson, SampleSchool } from '../sample.ts'
import type { Diary } from './diary.ts'
import { observersAt, zealFor } from './observers.ts'
import type { Visit } from './visit.ts'
import { someParts } from './visit-parts.ts'

interface Circle {
  readonly educators: readonly SampleEducator[]
  readonly people: readonly SamplePerson[]
  readonly today: Day
  readonly diary: Diary
}

/** Visits as schools make them from a day on: some rooms often, some hardly, busy weeks and thin ones. */
export function roundsIn(circle: Circle) {
  return ({ name, visitsPlannedPerWeek }: SampleSchool, year: SchoolYear, from: Day): Visit[] => {
    const random = seededRandom(name + (circle.today > year.endsOn ? ' before' : ''))
    const educators = circle.educators.filter(({ teaches }) => teaches.some(({ school }) => school === name))
    const rounds: Rounds = {
      ...circle,
      school: name,
      observers: observersAt(name, circle.people, circle.today),
      visitsPerWeek: visitsPlannedPerWeek ?? 0,
      educators: educators.map((educator) => ({ educator, attention: 0.2 + 2.5 * random.next() ** 2 })),
      random,
    }
    return weeksUntil(year, circle.today).flatMap(({ monday }) => {
      const days = weekdays.map(({ offset, weight }) => ({ day: addDays(monday, offset), weight }))
      const open = days.filter(({ day }) => from <= day && day < circle.today && isSchoolDay(year, day))
      return weekOfVisits(rounds, open)
    })
  }
}

// Weights from Monday to Friday: Friday is visited least.
const weekdays = [13, 24, 25, 19, 8].map((weight, offset) => ({ offset, weight }))

interface Rounds extends Omit<Circle, 'educators' | 'people'> {
  readonly school: string
  readonly observers: readonly SamplePerson[]
  readonly visitsPerWeek: number
  readonly educators: readonly { readonly educator: SampleEducator; readonly attention: number }[]
  readonly random: Random
}

interface WeightedDay {
  readonly day: Day
  readonly weight: number
}

function weekOfVisits(rounds: Rounds, days: readonly WeightedDay[]): Visit[] {
  const { visitsPerWeek, random } = rounds
  const visits: Visit[] = []
  const count = Math.round((visitsPerWeek * (0.5 + 0.6 * random.next()) * days.length) / weekdays.length)
  while (visits.length < count) {
    const { day } = random.weighted(days, ({ weight }) => weight)
    visits.push(visitOn(day, rounds, visits))
  }
  return visits
}

function visitOn(
  day: Day,
  { school, educators, observers, today, diary, random }: Rounds,
  made: readonly Visit[],
): Visit {
  const { educator } = random.weighted(educators, ({ educator, attention }) => {
    const already = made.filter((visit) => visit.educator === educator.name)
    if (!isTeaching(educator, school, day) || already.some((visit) => visit.day === day)) return 0
    return already.length > 0 ? attention * 0.15 : attention
  })
  const observer = random.weighted(observers, (it) => zealFor(educator, it)).email
  const startsAt = diary.book(observer, day, random) + random.integer(0, 4)
  return { school, educator: educator.name, observer, day, startsAt, parts: someParts(day, today, random) }
}

function isTeaching({ teaches }: SampleEducator, school: string, day: Day): boolean {
  return teaches.some(
    (it) => it.school === school && it.startsOn <= day && (it.endsOn === null || day <= it.endsOn),
  )
}
