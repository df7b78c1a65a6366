import type { DistrictHome } from '@corridor/contract/reports/homes'
import type * as z from 'zod/mini'
import { noHome } from './sample-dashboard.ts'

type Home = z.input<typeof DistrictHome>
type School = Home['schools'][number]

const copperRidge: School = {
  id: 1,
  name: 'Copper Ridge Middle School',
  principals: ['Marisol Okafor'],
  week: { visits: 7, goal: 12 },
  coverage: { visited: 23, educators: 24, longestWait: 35, unvisited: 1 },
  follow: { sentInTime: { kept: 71, due: 84 }, answered: { kept: 46, due: 78 } },
}

const penrose: School = {
  id: 5,
  name: 'Penrose Elementary School',
  principals: ['Annika Sorensen'],
  week: { visits: 1, goal: 2 },
  coverage: { visited: 3, educators: 4, longestWait: 9, unvisited: 1 },
  follow: { sentInTime: { kept: 3, due: 3 }, answered: { kept: 0, due: 0 } },
}

const whole: Home = {
  name: 'Alder Valley Unified',
  yearStartsOn: '2026-08-17',
  instructionalWeek: 9,
  visits: { all: 90, coaching: 0, observers: 4, inReports: null },
  educators: 28,
  mayOpen: true,
  hasClosedSchools: false,
  schools: [copperRidge, penrose],
  total: {
    week: { visits: 8, goal: 14 },
    coverage: { visited: 26, educators: 28, longestWait: 35, unvisited: 2 },
    follow: { sentInTime: { kept: 74, due: 87 }, answered: { kept: 46, due: 78 } },
  },
  weeks: [
    { monday: '2026-10-05', visits: 82, closure: null, isSoFar: false },
    { monday: '2026-10-12', visits: 0, closure: 'Fall break', isSoFar: false },
    { monday: '2026-10-19', visits: 8, closure: null, isSoFar: true },
  ],
  waits: {
    groups: [
      { from: 0, to: 5, educators: 20 },
      { from: 31, to: null, educators: 6 },
    ],
    unvisited: 2,
    joined: { since: '2026-09-22', educators: 1 },
  },
  followThrough: {
    since: '2026-08-17',
    sent: 87,
    medianHours: 5,
    sentInTime: { kept: 74, due: 87 },
    read: { kept: 80, due: 87 },
    acknowledged: 70,
    answered: { kept: 46, due: 78 },
    seenLater: { kept: 4, due: 6 },
    stepEducators: 5,
  },
  attention: {
    unsent: { visits: 17, schools: 2, longest: 6 },
    bounced: [
      { name: 'Omar Haddad', school: 'Copper Ridge Middle School', educatorId: 7, userId: null },
      { name: 'Ben Halvorsen', school: 'Penrose Elementary School', educatorId: null, userId: 1004 },
    ],
    provisional: 1,
    yearEnding: null,
  },
}

/** The district’s home, with two of its schools. */
export function aDistrictHome(told: Partial<Home> = {}) {
  return { ...noHome, district: { ...whole, ...told } }
}

/** The district’s home as a viewer sees it: nobody by name, and of Penrose its visits alone. */
export function aViewersHome() {
  return aDistrictHome({
    mayOpen: false,
    visits: { all: 90, coaching: 0, observers: 4, inReports: 61 },
    attention: null,
    schools: [
      { ...copperRidge, principals: [] },
      { ...penrose, principals: [], coverage: null, follow: null },
    ],
  })
}
