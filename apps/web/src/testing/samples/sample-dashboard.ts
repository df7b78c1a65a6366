import type { contract } from '@corridor/contract/contract'
import type { SchoolDashboard } from '@corridor/contract/reports/dashboard'
import type * as z from 'zod/mini'
import { copperRidge } from './sample-people.ts'

type Dashboard = z.input<typeof contract.dashboard.show.response>
type School = z.input<typeof SchoolDashboard>
type Row = School['coverage']['rows'][number]

/**
 * Visits to the educators of Copper Ridge, a digit for each week until October 22, 2026, and the days since the last.
 * A dash is fall break, a blank is before the educator joined.
 */
const table = `
  Caleb Munro        | 6 ELA             | Room 112 |        0-0 |
  Victor Szymanski   | 8 Algebra I       | Room 221 | 01000000-0 | 35
  Ruth Feldman       | 6–8 Spanish       | Room 130 | 00100000-0 | 28
  Dylan Prewitt      | 6–8 PE            | Gym      | 10001000-0 | 22
  Robert Yazzie      | 7 World Geography | Room 215 | 01001000-0 | 20
  Tess Gallagher     | 8 ELA             | Room 226 | 01010100-0 | 17
  Sofia Marchetti    | 6–8 Art           | Room 140 | 00100100-0 | 16
  Winston Clarke     | 6–8 Technology    | Room 136 | 00100100-0 | 14
  Grace Adeyemi      | 6 Science         | Room 118 | 10010010-0 | 12
  Kenji Watanabe     | 6–8 Band          | Room 144 | 01000010-0 | 11
  Darnell Hughes     | 7 Health          | Room 132 | 00100010-0 | 9
  Ivy Chen           | 7 Science         | Room 209 | 10100101-0 | 8
  Jerome Castellanos | 8 US History      | Room 228 | 10010101-0 | 7
  Amara Diallo       | 6 Social Studies  | Room 116 | 01010011-0 | 6
  Samuel Ortega      | 8 Science         | Room 219 | 01100011-0 | 6
  Nadia Rahimi       | 6–8 ELD           | Room 126 | 01010101-0 | 5
  Colleen Brannigan  | 6–8 Resource      | Room 124 | 10010011-0 | 4
  Hannah Lindqvist   | 7 ELA             | Room 207 | 10101011-0 | 4
  Alina Petrova      | 6 ELA             | Room 110 | 01100110-1 | 3
  Marcus Bell        | 7 Science         | Room 211 | 10101101-1 | 3
  Leilani Kahale     | 7 Math            | Room 213 | 11010101-1 | 2
  Thuy Nguyen        | 6 Math            | Room 114 | 11101011-1 | 2
  Paulina Reyes      | 6–8 Reading       | Room 128 | 01110111-1 | 1
  Omar Haddad        | 8 Math            | Room 224 | 11010121-2 | 1
`

const mondays = ['08-17', '08-24', '08-31', '09-07', '09-14', '09-21', '09-28', '10-05', '10-12', '10-19']

const rows = table.split('\n').slice(1, -1).map(rowOf)

const weeks = mondays.map((monday) => ({
  monday: `2026-${monday}`,
  closure: monday === '10-12' ? 'Fall break' : null,
}))

const grades = sumsBy(rows, ({ educator }) => educator.teaching.split(' ')[0] ?? '')
const periods = [{ name: '2', weeks: weeks.map((_, index) => inWeek(rows, index)), total: 89 }]

export const wholeCoverage: School['coverage'] = { weeks, rows, others: null, grades, periods }

/** The dashboard of somebody who follows nothing and teaches nowhere. */
export const noHome: Dashboard = {
  today: '2026-10-22',
  schools: [],
  district: null,
  shown: null,
  group: null,
  mine: null,
  plan: null,
}

/**
 * The dashboard of Copper Ridge with its first rows, which draw faster; `shown: null` for people who follow no
 * school.
 */
export function aDashboard(shown: Partial<School> | null = {}): Dashboard {
  const school = shown && { ...copperRidgeShown, ...shown }
  return { ...noHome, schools: [copperRidge], shown: school }
}

const copperRidgeShown: School = {
  school: copperRidge,
  instructionalWeek: 9,
  yearStartsOn: '2026-08-17',
  period: { name: '2', endsAt: '09:52' },
  coverage: { weeks, rows: rows.slice(0, 3), others: null, grades: [], periods: [] },
  followUps: [],
  thisWeek: {
    goal: 12,
    visits: 7,
    educators: 6,
    observers: [
      { name: 'Marisol Okafor', visits: 4, isYou: true },
      { name: 'Ben Halvorsen', visits: 2, isYou: false },
      { name: 'Priya Raman', visits: 1, isYou: false },
    ],
  },
  followThrough: {
    since: '2026-08-17',
    sent: 84,
    medianHours: 5,
    sentInTime: { kept: 71, due: 84 },
    read: { kept: 77, due: 84 },
    acknowledged: 69,
    answered: { kept: 46, due: 78 },
    seenLater: { kept: 19, due: 27 },
    stepEducators: 16,
  },
  steps: {
    open: 11,
    pastDue: 2,
    promised: 1,
    mastered: 14,
    items: [
      {
        id: '0b5ef0c5-6a55-4f0c-8a39-6ad5b9d0e8d1',
        educator: { id: 24, name: 'Omar Haddad' },
        text: 'Pause three seconds after each question before calling on anyone.',
        dueOn: '2026-10-23',
        isPromise: false,
      },
      {
        id: '0b5ef0c5-6a55-4f0c-8a39-6ad5b9d0e8d2',
        educator: { id: 13, name: 'Jerome Castellanos' },
        text: 'Bring the source sheets.',
        dueOn: '2026-10-09',
        isPromise: true,
      },
    ],
    due: [],
  },
  unsent: {
    drafts: 1,
    ready: 1,
    planned: 0,
    items: [
      {
        id: '0b5ef0c5-6a55-4f0c-8a39-6ad5b9d0e8e1',
        toolTypeId: 3,
        educator: 'Omar Haddad',
        status: 'completed',
        startedAt: '2026-10-21T17:02:00.000Z',
      },
      {
        id: '0b5ef0c5-6a55-4f0c-8a39-6ad5b9d0e8e2',
        toolTypeId: 2,
        educator: 'Thuy Nguyen',
        status: 'draft',
        startedAt: '2026-10-08T16:35:00.000Z',
      },
    ],
  },
}

function inWeek(some: readonly Row[], index: number): number {
  return some.reduce((sum, row) => sum + (row.weeks[index] ?? 0), 0)
}

function sumsBy(some: readonly Row[], nameOf: (row: Row) => string) {
  return [...new Set(some.map(nameOf))].map((name) => {
    const theirs = some.filter((row) => nameOf(row) === name)
    const total = theirs.reduce((sum, row) => sum + row.total, 0)
    return { name, weeks: weeks.map((_, index) => inWeek(theirs, index)), total }
  })
}

function rowOf(line: string, index: number): Row {
  const [name = '', teaching = '', room = '', cells = '', since = ''] = line.split('|')
  const weeks = [...cells.slice(1, 11)].map(visitsOf)
  const joinedIn = weeks.findIndex((visits) => visits !== null)
  return {
    educator: {
      id: index + 1,
      name: name.trim(),
      teaching: teaching.trim(),
      room: room.trim(),
      joinedOn: joinedIn > 0 ? `2026-${mondays[joinedIn]}` : '2019-08-12',
      lesson: null,
    },
    weeks,
    total: weeks.reduce((sum: number, visits) => sum + (visits ?? 0), 0),
    schoolDaysSince: since.trim() ? Number(since) : null,
    isVisitedToday: false,
  }
}

function visitsOf(cell: string): number | null {
  if (cell === ' ') return null
  return cell === '-' ? 0 : Number(cell)
}
