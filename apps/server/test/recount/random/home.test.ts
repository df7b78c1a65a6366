import { contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import type { SchoolDashboard } from '@corridor/contract/reports/dashboard'
import { OpenedVisits } from '@corridor/contract/reports/report'
import type { ReportAsked } from '@corridor/contract/reports/report-asked'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { product, TODAY } from '../../harness.ts'
import { visitsOf } from '../counted.ts'
import { mondayBefore, plusDays } from '../days.ts'
import { readerOf } from '../reader.ts'
import { makeDistrict } from './make-district.ts'
import { type Planned, plan } from './plan.ts'

const made = await product()
const runs = Number(process.env.REPORT_RUNS ?? 1)
const SEED = Number(process.env.REPORT_SEED ?? 20_261_024)
const CONFERENCE = 10
const MONDAY = mondayBefore(TODAY)

test(`for random districts grid, week, list and reports count the same visits (seed ${SEED}, ${runs} runs)`, async () => {
  await fc.assert(
    fc.asyncProperty(plan, async (planned) => {
      await compare(planned)
    }),
    { numRuns: runs, seed: SEED, endOnFailure: true },
  )
}, 600_000)

type District = Awaited<ReturnType<typeof makeDistrict>>
type Person = District['people'][keyof District['people']]
type Home = ResponseOf<typeof contract.dashboard.show>

async function compare(planned: readonly Planned[]) {
  const district = await makeDistrict(made, planned)
  let compared = 0
  for (const [role, person] of Object.entries(district.people)) {
    const { schools } = await home(person)
    for (const { id } of schools) {
      const { shown } = await home(person, { school: id })
      // Who follows a group has a home of its own.
      if (shown) compared += await compareSchool(district, { role, person, shown })
    }
  }
  expect(compared).toBeGreaterThan(0)
}

interface Read {
  readonly role: string
  readonly person: Person
  readonly shown: SchoolDashboard
}

async function compareSchool(district: District, { role, person, shown }: Read): Promise<number> {
  const { school, coverage } = shown
  const reader = readerOf(district.raw, person.id, TODAY)
  const about = { schools: [school.id] }
  const { total, weeks } = sumsOf([...coverage.rows, ...(coverage.others ? [coverage.others] : [])])
  const where = `${role} at ${school.name}`

  expect([where, sumsOf(coverage.grades)]).toEqual([where, { total, weeks }])
  expect([where, sumsOf(coverage.periods)]).toEqual([where, { total, weeks }])
  expect([where, weeks.reduce((a, b) => a + b, 0)]).toEqual([where, total])
  expect([where, total]).toEqual([where, await opened(person, about)])
  expect([where, total]).toEqual([where, await listed(district, person, school.id)])

  const known = shown.thisWeek.observers.reduce((sum, { visits }) => sum + visits, 0)
  expect([where, known]).toEqual([where, await opened(person, { ...about, from: MONDAY, to: TODAY })])
  expect(known).toBe(weeks.at(-1))
  // What is counted besides is coaching, which is told to nobody.
  expect(shown.thisWeek.visits - known).toBe(hiddenThisWeek(district, person, school.id))

  for (const row of coverage.rows.filter(({ educator }) => educator.id % 3 === 0))
    for (const [place, { monday }] of coverage.weeks.entries()) {
      const span = { from: latest(monday, shown.yearStartsOn), to: earliest(plusDays(monday, 6), TODAY) }
      const asked = { schools: [school.id], educators: [row.educator.id], ...span }
      expect([where, row.weeks[place] ?? 0]).toEqual([where, await opened(person, asked)])
    }
  const own = await home(person, { school: school.id, by: 'me' })
  const mine = own.shown?.coverage
  const myTotal = sumsOf([...(mine?.rows ?? []), ...(mine?.others ? [mine.others] : [])]).total
  expect([where, myTotal]).toEqual([where, await opened(person, { ...about, observers: [person.id] })])

  compareFollowThrough(district, reader, shown)
  return total
}

function compareFollowThrough(
  { raw }: District,
  reader: Parameters<typeof visitsOf>[0]['reader'],
  shown: SchoolDashboard,
) {
  const asked = { schools: [shown.school.id] } as ReportAsked
  const open = visitsOf({ raw, reader, asked, now: made.clock.now, today: TODAY }).filter((it) => it.isOpen)
  const of = (key: 'isInTime' | 'isAnswered') => ({
    kept: open.filter((it) => it[key] === true).length,
    due: open.filter((it) => it[key] !== null).length,
  })
  const sent = open.filter(({ isSent }) => isSent)
  expect(shown.followThrough).toMatchObject({
    sent: sent.length,
    sentInTime: of('isInTime'),
    answered: of('isAnswered'),
    read: { due: sent.length },
    acknowledged: sent.filter(({ rows }) => rows.some((it) => it.status === 'acknowledged')).length,
  })
}

async function home(person: Person, query: object = {}): Promise<Home> {
  const { body } = await person.call(contract.dashboard.show, { query })
  return contract.dashboard.show.response.parse(body) as Home
}

/** As many as a report opens. */
async function opened(person: Person, query: object): Promise<number> {
  const { status, body } = await person.call(contract.reports.visits, { query })
  expect(status).toBe(200)
  return OpenedVisits.parse(body).visits
}

/** As many visits as the observations of the list make up. */
async function listed({ raw }: District, person: Person, school: number) {
  const visits = new Set<string>()
  let after: string | undefined
  do {
    const query = { limit: 100, from: '2026-08-17', to: TODAY, ...(after && { after }) }
    const { body } = await person.call(contract.observations.list, { query })
    const page = contract.observations.list.response.parse(body)
    for (const { id } of page.items) {
      const row = raw.observations.find((it) => it.id === id)
      const isCounted =
        row &&
        row.status !== 'draft' &&
        !row.is_ahead &&
        row.tool_type_id !== CONFERENCE &&
        row.purpose !== 'calibration' &&
        row.school_id === school
      if (isCounted) visits.add(visitOf(row))
    }
    after = page.next ?? undefined
  } while (after)
  return visits.size
}

type Row = District['raw']['observations'][number]

const visitOf = (it: Row) => [it.visit_id, it.educator_id, it.observer_id, it.started_on, it.purpose].join()

function hiddenThisWeek({ raw }: District, { id }: Person, school: number): number {
  const rows = raw.observations.filter(
    (it) =>
      it.school_id === school &&
      it.purpose === 'coaching' &&
      it.observer_id !== id &&
      it.status !== 'draft' &&
      !it.is_ahead &&
      it.tool_type_id !== CONFERENCE &&
      it.started_on >= MONDAY &&
      it.started_on <= TODAY,
  )
  return new Set(rows.map(visitOf)).size
}

function sumsOf(rows: readonly { readonly weeks: readonly (number | null)[]; readonly total: number }[]) {
  const weeks: number[] = []
  for (const row of rows)
    for (const [place, visits] of row.weeks.entries()) weeks[place] = (weeks[place] ?? 0) + (visits ?? 0)
  return { total: rows.reduce((sum, it) => sum + it.total, 0), weeks }
}

const latest = (a: string, b: string) => (a > b ? a : b)
const earliest = (a: string, b: string) => (a < b ? a : b)
