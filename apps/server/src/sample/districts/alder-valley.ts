import { addDays, type Day } from '@corridor/domain/calendar/calendar'
import { seededRandom } from '../random.ts'
import type { SampleDistrict } from '../sample.ts'
import { plannedTalk } from '../visits/planned-talk.ts'
import { roundsIn } from '../visits/some-visits.ts'
import { alderValleyOwn } from './alder-valley-own.ts'
import {
  alderValleyPeople,
  JUNIPER_STREET,
  LANTERN_HILL,
  MARLOW_CREEK,
  PENROSE,
  STONEBRIDGE,
} from './alder-valley-people.ts'
import { alderValleySteps } from './alder-valley-steps.ts'
import { COPPER_RIDGE, copperRidgeEducators, copperRidgeVisits } from './copper-ridge.ts'
import { districtOf } from './district.ts'
import { educatorsOf } from './roster.ts'
import { juniperStreet } from './rosters/juniper-street.ts'
import { lanternHill } from './rosters/lantern-hill.ts'
import { marlowCreek } from './rosters/marlow-creek.ts'
import { penrose } from './rosters/penrose.ts'
import { stonebridge } from './rosters/stonebridge.ts'
import type { SchoolYears } from './school-years.ts'

export function alderValley(years: SchoolYears, today: Day): SampleDistrict {
  const { before, current } = years
  const schools = schoolsOf(years)
  const educators = schools.flatMap((school) => school.educators)
  const people = alderValleyPeople(before.startsOn, today, educators)
  return districtOf({
    name: 'Alder Valley Unified',
    timeZone: 'America/Denver',
    trialEndsOn: null,
    paidUntil: addDays(today, 3 * 365),
    years: [before, current],
    schools,
    people,
    visits: (diary) => {
      const someVisits = roundsIn({ educators, people, today, diary })
      const elsewhere = schools.filter(({ name }) => name !== COPPER_RIDGE)
      return [
        ...schools.flatMap((school) => someVisits(school, before, before.startsOn)),
        ...elsewhere.flatMap((school) => someVisits(school, current, current.startsOn)),
        ...copperRidgeVisits(years, today, diary, seededRandom('mock-up 01')),
        ...plannedTalk(benAndOmar, current, today, diary),
      ]
    },
    steps: alderValleySteps(today),
    own: alderValleyOwn(addDays(current.startsOn, 35)),
    revisions: [
      {
        set: 'Literacy Across Subjects',
        reworded: {
          id: 'reading-refer-back',
          prompt: 'Students name the place in the text that supports an answer',
        },
        dropped: 'writing-model',
        publishedOn: addDays(current.startsOn, 28),
        publishedBy: 'lorraine@alder-valley.example',
      },
    ],
  })
}

const benAndOmar = {
  school: COPPER_RIDGE,
  educator: 'Omar Haddad',
  observer: 'ben@alder-valley.example',
  place: 'Room 224',
}

function schoolsOf(years: SchoolYears) {
  const random = seededRandom('the rosters of Alder Valley')
  const school = (name: string, gradeSpan: string, visitsPlannedPerWeek: number, roster: string) => ({
    name,
    gradeSpan,
    visitsPlannedPerWeek,
    educators: educatorsOf(roster, name, years, random),
  })
  return [
    {
      name: COPPER_RIDGE,
      gradeSpan: '6–8',
      visitsPlannedPerWeek: 12,
      educators: copperRidgeEducators(years, random),
    },
    school(JUNIPER_STREET, 'K–5', 20, juniperStreet),
    school(LANTERN_HILL, '6–8', 22, lanternHill),
    school(MARLOW_CREEK, 'K–5', 16, marlowCreek),
    school(PENROSE, 'K–5', 8, penrose),
    school(STONEBRIDGE, '9–12', 30, stonebridge),
  ]
}
