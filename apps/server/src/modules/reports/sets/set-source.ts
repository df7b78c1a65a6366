import { Problem } from '@corridor/contract/problems'
import type { ReportChoices } from '@corridor/contract/reports/report'
import type { ReportAsked } from '@corridor/contract/reports/report-asked'
import type { JsonObject } from '@corridor/domain/data/json'
import type { Opening } from '@corridor/domain/report/opening'
import { counted } from '@corridor/domain/words/count-words'
import type { ActorContext } from '../../../http/mount.ts'
import type { Span } from '../days/span.ts'
import { seesSumsAlone } from '../reader.ts'
import { openSource, type Source } from '../source.ts'
import type { FactGroup } from '../sums/facts.queries.ts'
import {
  groupSizes,
  type ItemSum,
  itemSums,
  openPart,
  type Said,
  saidOfItems,
} from '../sums/item-sums.queries.ts'
import { type Counted, countedRows } from '../visits/counted.queries.ts'
import { type Narrower, opening } from '../visits/opening.ts'
import type { CountedVisit } from '../visits/visits-of.ts'
import { mayKnowSet } from './may-know-set.ts'
import { publishedSet, versionsIn } from './sets.queries.ts'

interface PublishedVersion {
  readonly version: number
  readonly content: JsonObject
}

/** Where the figures about one look-for set or rubric come from. */
export interface SetSource extends Source {
  readonly set: PublishedSet
  /** The numbers of those that the counted visits were made with, the newest last. */
  readonly used: readonly number[]
  /** The reader sees sums, and no visit. */
  readonly isSums: boolean
  /** Whose marks are shown: those the reader may open, or all where they see sums alone. */
  readonly shown: readonly CountedVisit[]
  /** Rows of these. */
  readonly basis: Counted
  /** How many visits are counted without their marks. */
  readonly coaching: number
  readonly sums: (by: readonly FactGroup[]) => Promise<readonly ItemSum[]>
  readonly said: (said: Said) => ReturnType<typeof saidOfItems>
  readonly sizes: (by: FactGroup) => ReturnType<typeof groupSizes>
  /** Nothing opens for who sees sums alone. */
  readonly opening: (visits: number, narrower?: Narrower) => Opening | undefined
}

/** One that the reader neither counts visits of nor finds among the sets of their district is not there. */
export async function openSet(
  context: ActorContext,
  tool: number,
  id: number,
  query: ReportAsked,
): Promise<SetSource> {
  const published = await publishedSet(context.db, tool, id)
  const newest = published.at(-1)
  if (!newest) throw new Problem('configuration-not-found')
  const source = await sourceOf(context, { id, tool, name: newest.name, published }, query)
  const isCounted = (await source.visits()).length > 0
  if (!isCounted && !mayKnowSet(context.actor, tool, newest)) throw new Problem('configuration-not-found')
  return source
}

/** The same of other days. */
export function openSetIn(context: ActorContext, { set, filters }: SetSource, { from, to }: Span) {
  return sourceOf(context, set, { ...filters, from, to })
}

interface PublishedSet {
  readonly id: number
  readonly tool: number
  readonly name: string
  /** All versions, the newest last. */
  readonly published: readonly PublishedVersion[]
}

async function sourceOf(context: ActorContext, set: PublishedSet, query: ReportAsked): Promise<SetSource> {
  const { db } = context
  const narrow = { tools: [set.tool], configuration: set.id }
  const source = await openSource(context, { ...query, ...narrow })
  const visits = await source.visits()
  const isSums = seesSumsAlone(source.reader)
  const basis = isSums ? source.counted : openPart(source.counted)
  const shown = isSums ? visits : visits.filter(({ isOpen }) => isOpen)
  const twice = shown
    .filter(({ observations }) => observations.length > 1)
    .flatMap(({ observations }) => observations.map(({ id }) => id))
  return {
    ...source,
    set,
    used: versionsOf(shown),
    isSums,
    shown,
    basis,
    coaching: visits.length - shown.length,
    sums: onceFor((by: readonly FactGroup[]) => itemSums(db, basis, by, twice)),
    said: (said) => saidOfItems(db, basis, said),
    sizes: (by) => groupSizes(db, basis, by),
    opening: (n, narrower = {}) =>
      isSums ? undefined : opening(n, { ...narrow, ...narrower, ...only(narrower) }),
  }
}

/** Marks are shown of what the reader may open: so are the visits behind them. */
function only({ items, values, rated }: Narrower): Narrower {
  return items || values || rated ? { open: 'yes' } : {}
}

export function versionsOf(visits: readonly CountedVisit[]): number[] {
  const all = visits.flatMap(({ observations }) => observations.map((it) => it.configurationVersion))
  return [...new Set(all)].sort((a, b) => a - b)
}

/** Those that visits were made with in these days, also where they are not chosen. */
export async function versionChoices(source: Source): Promise<ReportChoices['versions']> {
  const { versions: _, ...filters } = source.filters
  const found = await versionsIn(source.db, await countedRows(source.db, { ...source, filters }))
  return found.map((version) => ({ version, label: `v${version}` }))
}

/** Several cards read the same sums. */
function onceFor<Key extends readonly string[], T>(ask: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const asked = new Map<string, Promise<T>>()
  return (key) => {
    const known = asked.get(key.join()) ?? ask(key)
    asked.set(key.join(), known)
    return known
  }
}

/** «131 visits, 88 educators» */
export function sizeWords(visits: readonly CountedVisit[]): string {
  const educators = new Set(visits.map(({ educatorId }) => educatorId)).size
  return `${counted(visits.length, 'visit')}, ${counted(educators, 'educator')}`
}

/** Of what the total has and the parts have not. */
export function coachingNote({ coaching }: SetSource): string[] {
  if (coaching === 0) return []
  const words = counted(coaching, 'coaching visit is', 'coaching visits are')
  return [`${words} in the total of this report. What was marked in coaching stays between two people.`]
}
