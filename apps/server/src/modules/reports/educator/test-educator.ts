import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { Report, type ReportCard } from '@corridor/contract/reports/report'
import type { JsonObject } from '@corridor/domain/data/json'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import type { EducatorId } from '@corridor/domain/people/ids'
import type { Opening } from '@corridor/domain/report/opening'
import type { product, Reply } from '../../../../test/harness.ts'
import { aSweep } from '../../../../test/sample-observation.ts'
import { mount } from '../../../http/mount.ts'
import { toolOf } from '../../observations/opened.ts'
import { makeConferences } from '../../observations/test-conference.ts'
import { type Caller, complete, read, save } from '../../observations/test-place.ts'
import { openSource } from '../source.ts'
import { educatorReport } from './educator-report.ts'
import { educatorNamed } from './load-educator.ts'

type Product = Awaited<ReturnType<typeof product>>

const { educator, visits } = contract.reports

/** Mounts the report that these tests ask for, unless it is there. */
export function mountEducatorReport({ app, services }: Product) {
  if (!app.hasRoute({ method: 'GET', url: '/api/reports/educators/:educatorId' }))
    mount(
      app,
      services,
      { educator },
      {
        educator: async (context, { params, query }) =>
          educatorReport(context, await educatorNamed(context.db, params.educatorId), query),
      },
    )
  if (!app.hasRoute({ method: 'GET', url: '/api/reports/visits' }))
    mount(
      app,
      services,
      { visits },
      {
        visits: async (context, { query: { after: _, ...query } }) => {
          const found = await (await openSource(context, query)).visits()
          const fitting = found.filter((it) => query.follow !== 'in-time' || it.isSentInTime === true)
          return { visits: fitting.length, coaching: 0, items: [], next: null }
        },
      },
    )
}

export function ask(caller: Caller, educatorId: number, query: Record<string, unknown> = {}): Promise<Reply> {
  return caller.try(educator, { params: { educatorId }, query })
}

export async function reportTo(
  caller: Caller,
  educatorId: EducatorId,
  query: Record<string, unknown> = {},
): Promise<Report> {
  const { status, body } = await ask(caller, educatorId, query)
  if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`)
  return Report.parse(body)
}

/** How many visits an opening finds beside the report's own filters. */
export async function openedBy(caller: Caller, { query }: Opening): Promise<number> {
  const { body } = await caller.try({ ...visits, path: `/reports/visits?${query}` }, {})
  const found = visits.response.parse(body)
  return found.visits + found.coaching
}

/** Every opening that stands anywhere in a report. */
export function openingsIn(value: unknown): Opening[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(openingsIn)
  return 'query' in value && 'visits' in value ? [value as Opening, ...inside] : inside
}

export function cardOf({ cards }: Pick<Report, 'cards'>, key: string): ReportCard | undefined {
  return cards.find((it) => it.key === key || it.key.startsWith(`${key}-`))
}

/** The facts of a card, by their labels. */
export function factsIn(card: ReportCard | undefined): Record<string, string> {
  const items = (card?.blocks ?? []).flatMap((block) => (block.kind === 'facts' ? block.items : []))
  return Object.fromEntries(items.map(({ label, value }) => [label, value]))
}

/** A world with Omar, who signs in, and those who visit him. */
export async function makeWorld(made: Product) {
  const world = await makeConferences(made)
  const { rows } = world
  return {
    ...world,
    /** Records On Task in a class of ten, with so many of them on task in each of five sweeps. */
    onTask: async (
      caller: Caller,
      day: string,
      working: number,
      details: Partial<ObservationDocument> = {},
    ) => {
      const startedAt = `${day}T15:05:00.000Z`
      const sweep = { present: 10, seats: {}, counts: { 'on-task': working, passive: 10 - working } }
      const sweeps = [0, 1, 2, 3, 4].map((minute) => ({
        ...aSweep(`${day}T15:0${minute + 5}:00.000Z`),
        ...sweep,
      }))
      return finish(caller, world.document({ startedAt, capture: { sweeps }, ...details }))
    },
    /** Records a visit with another tool. */
    with: async (
      caller: Caller,
      toolTypeId: number,
      capture: JsonObject,
      details: Partial<ObservationDocument> = {},
    ) => {
      const [its] = await rows(`select id from configurations where tool_type_id = ${toolTypeId} order by id`)
      const toolVersion = toolOf({ toolTypeId }).version
      const configurationId = Number(its?.id)
      return finish(caller, world.document({ toolTypeId, toolVersion, configurationId, capture, ...details }))
    },
  }
}

async function finish(caller: Caller, document: ObservationDocument) {
  return read(await complete(caller, read(await save(caller, randomUUID(), document))))
}
