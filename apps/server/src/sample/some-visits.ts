import { addDays, type Day, isSchoolDay, type SchoolYear, weeksUntil } from '@corridor/domain/calendar'
import type { Diary } from './diary.ts'
import { zealFor } from './observers.ts'
import type { Random } from './random.ts'
import type { SampleEducator, SamplePerson } from './sample.ts'
import type { Visit } from './visit.ts'
import { someParts } from './visit-parts.ts'

export interface Rounds {
  readonly school: string
  readonly educators: readonly SampleEducator[]
  readonly observers: readonly SamplePerson[]
  readonly visitsPerWeek: number
  readonly year: SchoolYear
  /** The days in question: from the first, before the last. */
  readonly from: Day
  readonly before: Day
  readonly today: Day
  readonly diary: Diary
  readonly random: Random
}

/** Visits as schools make them: some rooms often, some hardly, busy weeks and thin ones. */
export function someVisits(rounds: Rounds): Visit[] {
  const { year, from, before, educators, random } = rounds
  const attention = new Map(educators.map((it) => [it.name, 0.1 + 2.5 * random.next() ** 2]))
  return weeksUntil(year, addDays(before, -1)).flatMap(({ monday }) => {
    const days = weekdays
      .map(({ offset, weight }) => ({ day: addDays(monday, offset), weight }))
      .filter(({ day }) => from <= day && day < before && isSchoolDay(year, day))
    return weekOfVisits(rounds, attention, days)
  })
}

// The school overview's mock-up: Friday is visited least.
const weekdays = [13, 24, 25, 19, 8].map((weight, offset) => ({ offset, weight }))

interface WeightedDay {
  readonly day: Day
  readonly weight: number
}

function weekOfVisits(
  rounds: Rounds,
  attention: ReadonlyMap<string, number>,
  days: readonly WeightedDay[],
): Visit[] {
  const { school, educators, observers, visitsPerWeek, today, diary, random } = rounds
  const visits: Visit[] = []
  const weightOn = (day: Day) => (it: SampleEducator) => {
    if (!isTeaching(it, school, day)) return 0
    const already = visits.filter(({ educator }) => educator === it.name)
    if (already.some((visit) => visit.day === day)) return 0
    return (attention.get(it.name) ?? 0) * (already.length > 0 ? 0.15 : 1)
  }
  const count = Math.round((visitsPerWeek * (0.5 + 0.6 * random.next()) * days.length) / weekdays.length)
  for (let made = 0; made < count; made++) {
    const { day } = random.weighted(days, ({ weight }) => weight)
    const educator = random.weighted(educators, weightOn(day))
    const observer = random.weighted(observers, (it) => zealFor(educator, it)).email
    const startsAt = diary.book(observer, day, random) + random.integer(0, 4)
    const parts = someParts(day, today, random)
    visits.push({ school, educator: educator.name, observer, day, startsAt, parts })
  }
  return visits
}

function isTeaching({ teaches }: SampleEducator, school: string, day: Day): boolean {
  return teaches.some(
    (it) => it.school === school && it.startsOn <= day && (it.endsOn === null || day <= it.endsOn),
  )
}
