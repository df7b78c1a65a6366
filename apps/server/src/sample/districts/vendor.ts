import { addDays, type Day } from '@corridor/domain/calendar/calendar'
import type { SampleDistrict } from '../sample.ts'
import { districtOf } from './district.ts'
import { peopleAt } from './people.ts'
import type { SchoolYears } from './school-years.ts'

/** The vendor's district: support staff belong to a district of their own, without schools. */
export function vendor({ before, current }: SchoolYears, today: Day): SampleDistrict {
  const person = peopleAt('corridor.example', before.startsOn)
  return districtOf({
    name: 'Corridor',
    timeZone: 'America/Denver',
    trialEndsOn: null,
    paidUntil: addDays(today, 3 * 365),
    years: [current],
    schools: [],
    people: [
      person('Sam Iverson', 'support', { mailbox: 'sam' }),
      person('Tessa Lindqvist', 'support', { mailbox: 'tessa' }),
      person('Idris Farrow', 'support', { mailbox: 'idris' }),
    ],
    visits: () => [],
  })
}
