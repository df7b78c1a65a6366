import { contract } from '@corridor/contract/contract'
import { OpenedVisits } from '@corridor/contract/reports/report'
import type { ReportAsked } from '@corridor/contract/reports/report-asked'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { product, TODAY } from '../../harness.ts'
import { distinct } from '../arithmetic.ts'
import { type Visit, visitsOf } from '../counted.ts'
import { readerOf } from '../reader.ts'
import { makeDistrict } from './make-district.ts'
import { type Planned, planOfFewTools } from './plan.ts'

const made = await product()
const runs = Number(process.env.REPORT_RUNS ?? 1)
const SEED = Number(process.env.REPORT_SEED ?? 20_261_023)

test(`no two sums tell of fewer than five educators (seed ${SEED}, ${runs} runs)`, async () => {
  await fc.assert(
    fc.asyncProperty(planOfFewTools, async (planned) => {
      expect(await toldIn(planned)).toEqual([])
    }),
    { numRuns: runs, seed: SEED, endOnFailure: true },
  )
}, 600_000)

type District = Awaited<ReturnType<typeof makeDistrict>>

const spans = [
  {},
  { from: '2026-08-01', to: '2026-08-31' },
  { from: '2026-09-01', to: '2026-09-30' },
  { from: '2026-09-01', to: TODAY },
  { from: '2026-08-17', to: '2026-09-15' },
]

/** Questions that somebody may ask one after the other. */
function latticeOf({ schools }: District): ReportAsked[] {
  const places = [{}, ...schools.map((id) => ({ schools: [id] }))]
  const tools = [{}, { tools: [2] }, { tools: [11] }, { tools: [2, 9] }, { tools: [11], versions: [2] }]
  const purposes = [{}, { purposes: ['coaching'] }, { purposes: ['walkthrough', 'coaching'] }]
  return spans.flatMap((span) =>
    places.flatMap((place) =>
      tools.flatMap((tool) =>
        purposes.map((purpose) => ({ ...span, ...place, ...tool, ...purpose }) as ReportAsked),
      ),
    ),
  )
}

/** Pairs of questions whose sums differ by what fewer than five educators were visited for. */
async function toldIn(planned: readonly Planned[]): Promise<string[]> {
  const district = await makeDistrict(made, planned)
  const { raw, people } = district
  const told: string[] = []
  for (const person of [people.viewer, people.principal]) {
    const reader = readerOf(raw, person.id, TODAY)
    const sums: { asked: ReportAsked; closed: Map<string, Visit> }[] = []
    for (const asked of latticeOf(district)) {
      const visits = visitsOf({ raw, reader, asked, now: made.clock.now, today: TODAY })
      const answer = await person.call(contract.reports.visits, { query: asked })
      const opened = OpenedVisits.parse(answer.body)
      const closed = visits.filter(({ isOpen }) => !isOpen)
      expect({ asked, visits: opened.visits, coaching: opened.coaching }).toEqual({
        asked,
        visits: visits.length - closed.length,
        coaching: closed.length,
      })
      sums.push({ asked, closed: new Map(closed.map((it) => [it.rows[0]?.visit_id ?? '', it])) })
    }
    told.push(...sums.flatMap((one, place) => sums.slice(place + 1).flatMap((other) => between(one, other))))
  }
  return told
}

type Sum = { readonly asked: ReportAsked; readonly closed: ReadonlyMap<string, Visit> }

function between(one: Sum, other: Sum): string[] {
  const alone = [
    ...[...one.closed].filter(([id]) => !other.closed.has(id)),
    ...[...other.closed].filter(([id]) => !one.closed.has(id)),
  ]
  const educators = distinct(alone.map(([, it]) => it.educator))
  return alone.length > 0 && educators < 5
    ? [`${JSON.stringify(one.asked)} and ${JSON.stringify(other.asked)}: ${educators} educators`]
    : []
}
