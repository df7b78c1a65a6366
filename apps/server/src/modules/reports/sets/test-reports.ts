import { contract } from '@corridor/contract/contract'
import { OpenedVisits, Report } from '@corridor/contract/reports/report'
import type { Opening } from '@corridor/domain/report/opening'
import { expect } from 'vitest'
import { product, type Reply } from '../../../../test/harness.ts'
import { mount } from '../../../http/mount.ts'
import { lookForReport } from '../look-for/look-for-report.ts'
import { rubricReport } from '../rubric/rubric-report.ts'
import { openSource } from '../source.ts'
import { listSets } from './list-sets.ts'

const { lookFor, rubric, sets, visits } = contract.reports

/** A product that answers the reports about sets and the visits behind their figures. */
export async function reportingProduct() {
  const made = await product()
  const { app, services } = made
  if (!app.hasRoute({ method: 'GET', url: '/api/reports/sets' }))
    mount(
      app,
      services,
      { lookFor, rubric, sets, visits },
      {
        lookFor: (context, { params, query }) => lookForReport(context, params.configurationId, query),
        rubric: (context, { params, query }) => rubricReport(context, params.configurationId, query),
        sets: (context, { query }) => listSets(context, query.kind),
        visits: async (context, { query: { after: _, ...query } }) => {
          const found = await (await openSource(context, query)).visits()
          const open = found.filter(({ isOpen }) => isOpen).length
          return { visits: open, coaching: found.length - open, items: [], next: null }
        },
      },
    )
  return made
}

type Query = Record<string, string | number>

interface Reader {
  readonly try: (spec: typeof lookFor | typeof rubric | typeof visits, request: object) => Promise<Reply>
}

export function asked(reader: Reader, kind: 'lookFor' | 'rubric', id: number, query: Query = {}) {
  return reader.try(contract.reports[kind], { params: { configurationId: id }, query })
}

export async function readReport(reader: Reader, kind: 'lookFor' | 'rubric', id: number, query: Query = {}) {
  const { status, body } = await asked(reader, kind, id, query)
  if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`)
  return Report.parse(body)
}

export function cardOf({ cards }: Report, key: string) {
  return cards.find((it) => it.key === key)
}

/** One chart of a card, the first unless another is asked for, with its table. */
export function chartIn(report: Report, key: string, place = 0) {
  const charts = cardOf(report, key)?.blocks.filter((it) => it.kind === 'chart') ?? []
  const found = charts[place]
  if (!found) throw new Error(`There is no chart in ${key}.`)
  return found
}

export function tableIn(report: Report, key: string) {
  const found = cardOf(report, key)?.blocks.find((it) => it.kind === 'table' || it.kind === 'chart')
  if (found?.kind !== 'table' && found?.kind !== 'chart') throw new Error(`There is no table in ${key}.`)
  return found.table
}

export function notesIn(report: Report, key: string): string[] {
  return cardOf(report, key)?.blocks.flatMap((it) => (it.kind === 'note' ? [it.text] : [])) ?? []
}

/** Every figure of a report that opens visits. */
export function openingsIn(thing: unknown): Opening[] {
  if (typeof thing !== 'object' || thing === null) return []
  if ('query' in thing && 'visits' in thing)
    return [{ query: String(thing.query), visits: Number(thing.visits) }]
  return Object.values(thing).flatMap(openingsIn)
}

/** Expects each opening to find as many visits as it says, under the same filters. */
export async function expectOpenings(reader: Reader, report: Report, query: Query = {}): Promise<number> {
  const openings = openingsIn(report.cards)
  const distinct = new Map(openings.map((it) => [it.query, it]))
  for (const opening of distinct.values()) {
    const named = new URLSearchParams(opening.query)
    const narrower = Object.fromEntries(
      [...named.keys()].map((name) =>
        name.endsWith('[]') ? [name.slice(0, -2), named.getAll(name)] : [name, named.get(name)],
      ),
    )
    const { body } = await reader.try(visits, { query: { ...query, ...narrower } })
    const { visits: open, coaching } = OpenedVisits.parse(body)
    expect({ query: opening.query, visits: open + coaching }).toEqual(opening)
  }
  expect(new Set(openings.map((it) => JSON.stringify(it))).size).toBe(distinct.size)
  return distinct.size
}
