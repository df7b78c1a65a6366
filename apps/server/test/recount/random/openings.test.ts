import { contract } from '@corridor/contract/contract'
import type { Endpoint } from '@corridor/contract/endpoint'
import { OpenedVisits, Report } from '@corridor/contract/reports/report'
import { mayRead } from '@corridor/domain/observation/observation-rules'
import type { Actor } from '@corridor/domain/people/actor'
import type { Opening } from '@corridor/domain/report/opening'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { product, TODAY } from '../../harness.ts'
import { follows, readerOf, reads } from '../reader.ts'
import { makeDistrict } from './make-district.ts'
import { narrowed, openingsIn, recordsIn } from './openings.ts'
import { type Planned, plan } from './plan.ts'

const made = await product()
const runs = Number(process.env.REPORT_RUNS ?? 1)
const SEED = Number(process.env.REPORT_SEED ?? 20_261_027)
/** Of a report with more figures, so many are opened, spread over all of it, and the first of each kind. */
const MOST_OPENED = runs > 2 ? 400 : 24

test(`for random districts every figure opens the visits it counts (seed ${SEED}, ${runs} runs)`, async () => {
  await fc.assert(
    fc.asyncProperty(plan, async (planned) => {
      expect(await wrongIn(planned)).toEqual([])
    }),
    { numRuns: runs, seed: SEED, endOnFailure: true },
  )
  expect([...named]).toEqual(expect.arrayContaining(['items', 'values', 'together', 'records', 'rated']))
}, 600_000)

/** What openings were asked for by. */
const named = new Set<string>()

type District = Awaited<ReturnType<typeof makeDistrict>>
type Person = District['people'][keyof District['people']]

async function wrongIn(planned: readonly Planned[]): Promise<string[]> {
  const district = await makeDistrict(made, planned)
  const wrong: string[] = []
  for (const [role, person] of Object.entries(district.people))
    for (const asked of questionsIn(district))
      wrong.push(...(await wrongFor(district, person, asked)).map((it) => `${role}: ${it}`))
  return wrong
}

function questionsIn({ set, rubric, raw }: District) {
  const { schoolOverview, lookFor, rubric: rubrics, educator } = contract.reports
  const september = { from: '2026-09-01', to: '2026-09-30' }
  const [first, , , , , , other] = raw.educators
  return [
    { spec: schoolOverview, query: {} },
    { spec: schoolOverview, query: { ...september, tools: [2, 11], purposes: ['walkthrough', 'coaching'] } },
    { spec: lookFor, query: {}, params: { configurationId: set } },
    { spec: rubrics, query: {}, params: { configurationId: rubric } },
    { spec: educator, query: {}, params: { educatorId: first?.id } },
    { spec: educator, query: { from: '2026-08-01' }, params: { educatorId: other?.id } },
  ] satisfies { spec: Endpoint; query: object; params?: object }[]
}

type Asked = ReturnType<typeof questionsIn>[number]

async function wrongFor(district: District, person: Person, asked: Asked): Promise<string[]> {
  const { status, body } = await person.try(asked.spec, asked)
  if (status === 404) return []
  if (status !== 200) return [`${asked.spec.path} answers ${status}`]
  const report = Report.parse(body)
  const path = asked.spec.path
  const wrong = strangersIn(district, person, JSON.stringify(body)).map((name) => `${path} names ${name}`)
  const unread = recordsIn(report).filter((id) => !admits(district, person, id))
  wrong.push(...unread.map((id) => `${path} opens ${id}, which may not be read`))
  const openings = openingsIn(report.cards)
  const several = openings.filter(isOfSeveral)
  const single = openings.filter((it) => !isOfSeveral(it))
  for (const opening of [...someOf(several), ...someOf(single)]) {
    const query = narrowed(asked.query, opening)
    for (const name of Object.keys(query)) named.add(name)
    const { body: answer } = await person.try(contract.reports.visits, { query })
    const opened = OpenedVisits.safeParse(answer)
    if (!opened.success) wrong.push(`${path}: ${opening.query} answers ${JSON.stringify(answer)}`)
    else {
      const { visits, coaching, items } = opened.data
      if (visits + coaching !== opening.visits)
        wrong.push(`${path}: ${opening.query} says ${opening.visits}, opens ${visits} and ${coaching}`)
      if (!items.every((it) => it.tools.every(({ id }) => admits(district, person, id))))
        wrong.push(`${path}: ${opening.query} lists what may not be read`)
    }
  }
  return wrong
}

/** Whether an opening names several things that were counted, what came together, records, or pairs of levels. */
function isOfSeveral({ query }: Opening): boolean {
  const asked = new URLSearchParams(query)
  const isMany = ['items[]', 'values[]'].some((name) => asked.getAll(name).length > 1)
  return isMany || ['rated[]', 'together[]', 'records[]'].some((name) => asked.has(name))
}

function someOf(openings: readonly Opening[]): readonly Opening[] {
  const stride = Math.ceil(openings.length / MOST_OPENED)
  const kinds = openings.map(kindOf)
  return openings.filter((_, place) => place % stride === 0 || kinds.indexOf(kinds[place] ?? '') === place)
}

/** The names of what an opening asks by. */
function kindOf({ query }: Opening): string {
  return [...new Set(new URLSearchParams(query).keys())].sort().join(' ')
}

function actorOf({ id: districtId, raw }: District, { id }: Person): Actor {
  const held = raw.assignments.filter((it) => it.user_id === id)
  const assignments = held.map((it) => ({
    role: it.role,
    schoolId: it.school_id,
    educatorIds: it.educator_ids,
  }))
  return { userId: id, realUserId: id, districtId, assignments } as Actor
}

function admits(district: District, person: Person, observationId: string): boolean {
  const it = district.raw.observations.find(({ id }) => id === observationId)
  const me = district.raw.educators.find(({ user_id }) => user_id === person.id)?.id
  if (!it) return false
  const observed = {
    observerId: it.observer_id,
    educatorId: it.educator_id,
    schoolId: it.school_id,
    status: it.status,
    purpose: it.purpose,
    version: it.version,
    sharedAt: null,
  } as Parameters<typeof mayRead>[1]
  return mayRead(actorOf(district, person), observed, me as Parameters<typeof mayRead>[2])
}

/** Names that the reader has no way to know of: nobody they follow, and of no visit they may read. */
function strangersIn({ raw }: District, { id }: Person, words: string): string[] {
  const reader = readerOf(raw, id, TODAY)
  const read = raw.observations.filter((it) => reads(reader, it))
  const isKnown = (educator: number) =>
    educator === reader.me ||
    read.some((it) => it.educator_id === educator) ||
    raw.assignments.some((it) => it.user_id === id && it.educator_ids?.includes(educator)) ||
    raw.educator_assignments.some(
      (it) => it.educator_id === educator && follows(reader, it.school_id, educator),
    )
  const strangers = [
    ...raw.educators.filter((it) => !isKnown(it.id)),
    ...raw.users.filter((it) => it.id !== id && !read.some(({ observer_id }) => observer_id === it.id)),
  ]
  return strangers.map(({ name }) => name).filter((name) => words.includes(name))
}
