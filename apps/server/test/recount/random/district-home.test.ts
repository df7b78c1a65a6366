import { contract } from '@corridor/contract/contract'
import { OpenedVisits, Report } from '@corridor/contract/reports/report'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { product, TODAY } from '../../harness.ts'
import { makeDistrict } from './make-district.ts'
import { type Planned, plan } from './plan.ts'

const made = await product()
const runs = Number(process.env.REPORT_RUNS ?? 1)
const SEED = Number(process.env.REPORT_SEED ?? 20_261_024)
const MONDAY = '2026-10-19'

test(`for random districts the home says what reports, lists and schools say (seed ${SEED}, ${runs} runs)`, async () => {
  await fc.assert(
    fc.asyncProperty(plan, async (planned) => {
      const { home, found } = await laidBeside(planned)
      expect(home).toEqual(found)
    }),
    { numRuns: runs, seed: SEED, endOnFailure: true },
  )
}, 600_000)

type Person = Awaited<ReturnType<typeof makeDistrict>>['people']['administrator']

/** What the home of a district says, and the same from everywhere else. */
async function laidBeside(planned: readonly Planned[]) {
  const { people, schools } = await makeDistrict(made, planned)
  const { administrator } = people
  const { district } = await homeOf(administrator)
  if (!district) throw new Error('An administrator of two schools has the home of a district.')
  const all = await reported(administrator, {})
  const unsent = await administrator.call(contract.reports.visits, { query: { follow: 'unsent' } })
  const each = []
  for (const id of schools) each.push(await foundOf(administrator, id))
  return {
    home: {
      visits: district.visits.all,
      weeks: district.weeks.map((it) => it.visits),
      total: { ...district.total, coverage: district.total.coverage && seenOf(district.total.coverage) },
      schools: district.schools.map(({ id, name: _, principals: __, ...figures }) => ({ id, ...figures })),
      unsent: district.attention?.unsent.visits,
      waiting: district.waits.groups.reduce((sum, { educators }) => sum + educators, 0),
    },
    found: {
      visits: Number(all.tile('Visits')),
      weeks: all.weeks(district.weeks.length),
      total: {
        week: { visits: await visitsThisWeek(administrator, {}), goal: null },
        coverage: partsOf(all.tile('Educators visited')),
        follow: all.follow(),
      },
      schools: each,
      unsent: OpenedVisits.parse(unsent.body).visits,
      waiting: each.reduce((sum, { coverage }) => sum + coverage.visited, 0),
    },
  }
}

const seenOf = ({ visited, educators }: { visited: number; educators: number }) => ({
  kept: visited,
  due: educators,
})

async function homeOf(person: Person, query: object = {}) {
  const { body } = await person.try(contract.dashboard.show, { query: { ...query } })
  return contract.dashboard.show.response.parse(body)
}

/** A school as its own home and its own report have it. */
async function foundOf(person: Person, id: Awaited<ReturnType<typeof makeDistrict>>['schools'][number]) {
  const { shown } = await homeOf(person, { school: id })
  const rows = shown?.coverage.rows ?? []
  const waits = rows.flatMap(({ schoolDaysSince }) => schoolDaysSince ?? [])
  const report = await reported(person, { schools: [id] })
  const seen = partsOf(report.tile('Educators visited'))
  expect({ kept: waits.length, due: rows.length }).toEqual(seen)
  return {
    id,
    week: { visits: await visitsThisWeek(person, { schools: [id] }), goal: null },
    coverage: {
      visited: waits.length,
      educators: rows.length,
      longestWait: waits.length > 0 ? Math.max(...waits) : null,
      unvisited: rows.length - waits.length,
    },
    follow: report.follow(),
  }
}

async function visitsThisWeek(person: Person, query: object): Promise<number> {
  const { tile } = await reported(person, { ...query, from: MONDAY, to: TODAY })
  return Number(tile('Visits'))
}

async function reported(person: Person, query: object) {
  const { body } = await person.try(contract.reports.schoolOverview, { query: { ...query } })
  const { cards } = Report.parse(body)
  const blocks = cards.flatMap((card) => card.blocks)
  const tiles = blocks.flatMap((it) => (it.kind === 'facts' ? it.items : []))
  const tile = (label: string) => tiles.find((it) => it.label === label)?.value ?? ''
  const chart = blocks.find((it) => it.kind === 'chart' && it.chart.shape === 'weeks')
  return {
    tile,
    follow: () => ({
      sentInTime: partsOf(tile('Sent within 1 school day')),
      answered: partsOf(tile('Reply or talk within 5 days')),
    }),
    /** There is no such card of nothing. */
    weeks: (length: number) =>
      chart?.kind === 'chart' && chart.chart.shape === 'weeks'
        ? chart.chart.weeks.map((it) => it.visits)
        : Array.from({ length }, () => 0),
  }
}

/** “3 of 11” */
function partsOf(words: string) {
  const [kept, due] = words.split(' of ').map(Number)
  return { kept, due }
}
