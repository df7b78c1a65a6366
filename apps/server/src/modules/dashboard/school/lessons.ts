import type { CoverageRow, SchoolDashboard } from '@corridor/contract/reports/dashboard'
import { clockIn, type Day, isSchoolDay, type SchoolYear } from '@corridor/domain/calendar/calendar'
import type { Period } from '@corridor/domain/clock/bell-schedule'
import { periodAt } from '@corridor/domain/clock/period-at'

interface At {
  readonly bells: readonly Period[]
  readonly year: SchoolYear
  readonly today: Day
  readonly now: Date
  readonly timeZone: string
}

interface Lessons {
  readonly period: SchoolDashboard['period']
  readonly lessonOf: (periods: readonly string[]) => CoverageRow['educator']['lesson']
}

/** The period that runs, and who teaches in it or in a later one today. On a day without school nobody does. */
export function lessonsAt({ bells, year, today, now, timeZone }: At): Lessons {
  const isSchool = isSchoolDay(year, today)
  const time = clockIn(timeZone, now)
  const running = isSchool ? periodAt(bells, time) : undefined
  const later = isSchool ? bells.filter(({ startsAt }) => startsAt > time) : []
  return {
    period: running ? { name: running.name, endsAt: running.endsAt } : null,
    lessonOf: (periods) => {
      if (running && periods.includes(running.name)) return { period: running.name, isNow: true }
      const next = later.find(({ name }) => periods.includes(name))
      return next ? { period: next.name, isNow: false } : null
    },
  }
}
