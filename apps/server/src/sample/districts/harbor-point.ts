import { addDays, type Day } from '@corridor/domain/calendar/calendar'
import { seededRandom } from '../random.ts'
import type { SampleDistrict } from '../sample.ts'
import { roundsIn } from '../visits/some-visits.ts'
import { districtOf } from './district.ts'
import { peopleAt } from './people.ts'
import { educatorsOf } from './roster.ts'
import { breakwaterMiddle, harborPointElementary } from './rosters/harbor-point.ts'
import type { SchoolYears } from './school-years.ts'
import { agreedAround } from './step.ts'

const ELEMENTARY = 'Harbor Point Elementary School'
const MIDDLE = 'Breakwater Middle School'

/** The sample district on a trial of thirty days, of which eighteen are used. */
export function harborPoint(years: SchoolYears, today: Day): SampleDistrict {
  const random = seededRandom('the rosters of Harbor Point')
  const schools = [
    {
      name: ELEMENTARY,
      gradeSpan: 'K–5',
      visitsPlannedPerWeek: 10,
      educators: educatorsOf(harborPointElementary, ELEMENTARY, years, random),
    },
    {
      name: MIDDLE,
      gradeSpan: '6–8',
      visitsPlannedPerWeek: 12,
      educators: educatorsOf(breakwaterMiddle, MIDDLE, years, random),
    },
  ]
  const educators = schools.flatMap((school) => school.educators)
  const startsOn = addDays(today, -18)
  const person = peopleAt('harbor-point.example', startsOn)
  const people = [
    person('Dana Whitcombe', 'district-admin', { mailbox: 'dana' }),
    person('Rosemary Achterberg', 'principal', { school: ELEMENTARY }),
    person('Julian Escalante', 'principal', { school: MIDDLE }),
  ]
  const agreed = agreedAround(today, 'julian.escalante@harbor-point.example')
  return districtOf({
    name: 'Harbor Point',
    timeZone: 'America/Los_Angeles',
    trialEndsOn: addDays(today, 12),
    paidUntil: null,
    years: [years.current],
    schools,
    people,
    visits: (diary) => {
      const someVisits = roundsIn({ educators, people, today, diary })
      return schools.flatMap((school) => someVisits(school, years.current, startsOn))
    },
    steps: [
      agreed('Kwame Boadi', 'Give partners a question to answer before the whole class.', { on: -6, due: 5 }),
      agreed('Vanessa Toledo', 'Show one worked example beside each task.', {
        on: -12,
        due: -2,
        closed: { as: 'mastered', on: -3 },
      }),
    ],
  })
}
