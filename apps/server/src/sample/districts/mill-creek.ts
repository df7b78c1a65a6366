import { addDays, type Day } from '@corridor/domain/calendar/calendar'
import { seededRandom } from '../random.ts'
import type { SampleDistrict } from '../sample.ts'
import { roundsIn } from '../visits/some-visits.ts'
import { districtOf } from './district.ts'
import { peopleAt } from './people.ts'
import { educatorsOf } from './roster.ts'
import { millCreekSchool } from './rosters/mill-creek.ts'
import type { SchoolYears } from './school-years.ts'
import { agreedAround } from './step.ts'

const SCHOOL = 'Mill Creek School'

/** A district whose trial of thirty days has ended, and that bought no plan. */
export function millCreek(years: SchoolYears, today: Day): SampleDistrict {
  const trialEndsOn = addDays(today, -5)
  const startsOn = addDays(trialEndsOn, -30)
  const educators = educatorsOf(millCreekSchool, SCHOOL, years, seededRandom('the roster of Mill Creek'))
  const school = { name: SCHOOL, gradeSpan: 'K–8', visitsPlannedPerWeek: 10, educators }
  const person = peopleAt('mill-creek.example', startsOn)
  const people = [
    person('Noor Siddiqui', 'coach', { mailbox: 'noor', school: SCHOOL }),
    person('Bea Thornquist', 'billing-contact', { mailbox: 'bea' }),
    person('Hollis Brandt', 'principal', { school: SCHOOL }),
  ]
  const agreed = agreedAround(today, 'noor@mill-creek.example')
  return districtOf({
    name: 'Mill Creek',
    timeZone: 'America/Chicago',
    trialEndsOn,
    paidUntil: null,
    years: [years.current],
    schools: [school],
    people,
    visits: (diary) => {
      const someVisits = roundsIn({ educators, people, today, diary })
      return someVisits(school, years.current, startsOn).filter(({ day }) => day <= trialEndsOn)
    },
    steps: [
      agreed('Gilbert Aragon', 'Name the goal of the lesson in the first minute.', { on: -14, due: 2 }),
    ],
  })
}
