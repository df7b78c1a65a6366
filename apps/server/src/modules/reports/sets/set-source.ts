import { Problem } from '@corridor/contract/problems'
import type { ReportChoices } from '@corridor/contract/reports/report'
import type { ReportAsked } from '@corridor/contract/reports/report-asked'
import type { JsonObject } from '@corridor/domain/data/json'
import type { Opening } from '@corridor/domain/report/opening'
import { counted } from '@corridor/domain/words/count-words'
import type { Span } from '../days/span.ts'
import { seesSumsAlone } from '../reader.ts'
import { type SetGroup, sizesOf } from '../records/count-figures.ts'
import { type SumsOf, sumsByItem } from '../records/set-figures.ts'
import type { SetVisit, SetVisits } from '../records/set-visit.ts'
import { visitsWithSet } from '../records/visits-with-set.ts'
import { openSource, type Reading, type Source } from '../source.ts'
import { countedRows } from '../visits/counted.queries.ts'
import { type Narrower, opening } from '../visits/opening.ts'
import { mayKnowSet } from './may-know-set.ts'
import { publishedSet, versionsIn } from './sets.queries.ts'

interface PublishedVersion {
  readonly version: number
  readonly content: JsonObject
}

/** Where the figures about one look-for set or rubric come from. */
export interface SetSource extends Source {
  readonly set: PublishedSet
  /** A name that says all that the visits below were made of; null: it cannot be told. */
  readonly name: string | null
  /** The versions that the counted visits were made with, the newest last. */
  readonly used: readonly number[]
  /** Whether the reader sees sums, and no visit. */
  readonly isSums: boolean
  /** All visits that are counted. */
  readonly all: readonly SetVisit[]
  /** The visits whose marks are shown: those the reader may open, or all where they see sums alone. */
  readonly shown: readonly SetVisit[]
  /** The marks of the shown visits. */
  readonly marks: SetVisits
  /** How many visits are counted without their marks. */
  readonly coaching: number
  readonly sums: (by: readonly SetGroup[]) => SumsOf
  readonly sizes: (by: SetGroup) => ReturnType<typeof sizesOf>
  /** Versions that somebody may choose from: those that visits of these days were made with. */
  readonly versionsUsed: () => Promise<readonly number[]>
  /** The visits behind a figure; none for a reader who sees sums alone. */
  readonly opening: (visits: number, narrower?: Narrower) => Opening | undefined
}

/** Opens a set for a report. One that the reader neither counts visits of nor may know of is not there. */
export async function openSet(
  context: Reading,
  tool: number,
  id: number,
  query: ReportAsked,
): Promise<SetSource> {
  const published = await publishedSet(context.db, { tool, asked: id })
  const newest = published.at(-1)
  if (!newest) throw new Problem('configuration-not-found')
  const source = await sourceOf(context, { id, tool, name: newest.name, published }, query)
  if (source.all.length === 0 && !mayKnowSet(context.actor, tool, newest))
    throw new Problem('configuration-not-found')
  return source
}

/** The source of the same set for other days. */
export function openSetIn(context: Reading, { set, filters }: SetSource, { from, to }: Span) {
  return sourceOf(context, set, { ...filters, from, to })
}

interface PublishedSet {
  readonly id: number
  readonly tool: number
  readonly name: string
  /** All versions of the set, the newest last. */
  readonly published: readonly PublishedVersion[]
}

async function sourceOf(context: Reading, set: PublishedSet, query: ReportAsked): Promise<SetSource> {
  const { db } = context
  const narrow = { tools: [set.tool], configuration: set.id }
  const source = await openSource(context, { ...query, ...narrow }, 'for a set')
  const { name, all, marks, versions } = await visitsWithSet(source, set.id)
  const isSums = seesSumsAlone(source.reader)
  const shown = marks.visits
  return {
    ...source,
    set,
    name,
    used: versionsOf(shown),
    isSums,
    all,
    shown,
    marks,
    coaching: all.length - shown.length,
    sums: (by) => sumsByItem(marks, by),
    sizes: (by) => sizesOf(marks, by),
    versionsUsed: async () => {
      const { versions: _, ...filters } = source.filters
      return versions ?? versionsIn(db, await countedRows(db, { ...source, filters }))
    },
    opening: (n, narrower = {}) =>
      isSums ? undefined : opening(n, { ...narrow, ...narrower, ...only(narrower) }),
  }
}

/** What an opening of marks adds: marks are shown of visits that the reader may open, so only those stand behind them. */
function only({ items, values, rated }: Narrower): Narrower {
  return items || values || rated ? { open: 'yes' } : {}
}

export function versionsOf(visits: readonly SetVisit[]): number[] {
  const all = new Set<number>()
  for (const { records } of visits) for (const { version } of records) all.add(version)
  return [...all].sort((a, b) => a - b)
}

/** The versions that visits of these days were made with, also those that are not chosen. */
export async function versionChoices({ versionsUsed }: SetSource): Promise<ReportChoices['versions']> {
  return (await versionsUsed()).map((version) => ({ version, label: `v${version}` }))
}

/** How many visits and people stand behind a report about a set. */
export function behindSet({ all }: SetSource) {
  return {
    visits: all.length,
    educators: new Set(all.map(({ educatorId }) => educatorId)).size,
    observers: new Set(all.map(({ observerId }) => observerId)).size,
  }
}

/** “131 visits, 88 educators” */
export function sizeWords(visits: readonly SetVisit[]): string {
  const educators = new Set(visits.map(({ educatorId }) => educatorId)).size
  return `${counted(visits.length, 'visit')}, ${counted(educators, 'educator')}`
}

/** The note about coaching visits, which the total has and the parts have not. */
export function coachingNote({ coaching }: SetSource): string[] {
  if (coaching === 0) return []
  const words = counted(coaching, 'coaching visit is', 'coaching visits are')
  return [`${words} in the total of this report. What was marked in coaching stays between two people.`]
}
