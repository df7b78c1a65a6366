import type { Day, SchoolYear } from '@corridor/domain/calendar/calendar'
import type { Queries } from '../../database/doors.ts'
import { schoolYearsOf } from '../districts/show-district.ts'
import { schoolsNamed } from './choices.queries.ts'
import type { Year } from './days/span.ts'
import { closuresOf } from './days/weeks.ts'

/** What every report about a district stands on. It may be read before anybody knows who asks. */
export interface Ground {
  /** The school years, the latest first. */
  readonly years: readonly Year[]
  readonly schools: readonly School[]
}

export type School = Awaited<ReturnType<typeof schoolsNamed>>[number]

export async function groundOf(db: Queries): Promise<Ground> {
  const [years, schools] = await Promise.all([schoolYearsOf(db), schoolsNamed(db)])
  return { years, schools }
}

/** The year that a day lies in, or the last one before it. */
export function yearOn(today: Day, { years }: Pick<Ground, 'years'>): SchoolYear | undefined {
  const year = years.find(({ startsOn }) => startsOn <= today)
  return year && { startsOn: year.startsOn, endsOn: year.endsOn, closures: closuresOf(year) }
}
