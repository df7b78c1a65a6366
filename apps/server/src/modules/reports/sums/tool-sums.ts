import type { Day } from '@corridor/domain/calendar/calendar'
import { shortDayFrom } from '@corridor/domain/calendar/day-words'
import type { JsonObject } from '@corridor/domain/data/json'
import type { Tool } from '@corridor/tools/definition/seal'
import type { Counts, Fact, VisitFacts } from '@corridor/tools/definition/tool'
import { allTools } from '@corridor/tools/registry/registry'
import { distinct } from '../framed.ts'
import { grouped } from '../grouped.ts'
import { remembered } from '../remembered.ts'
import type { Source } from '../source.ts'
import { onlyThese } from '../visits/counted.queries.ts'
import { opening } from '../visits/opening.ts'
import { type CountedVisit, firstId } from '../visits/visits-of.ts'
import { factsOfEach, type ObservationFact, type SetSum } from './facts.queries.ts'
import { newestSettings } from './settings.queries.ts'
import { factKey, totalsOf } from './totals.ts'

/** Above this only sums are drawn. */
const MOST_VISITS_SHOWN = 500

/** What a leader looks at first; the others follow. */
const first = ['on-task', 'keeping-time', 'higher-level-questioning', 'custom-look-for', 'expanded-rubric']
const placeOf = ({ key }: Tool) => (first.includes(key) ? first.indexOf(key) : first.length)
const inOrder = [...allTools].sort((a, b) => placeOf(a) - placeOf(b))

/** What one tool counted; of look-for sets and rubrics, what one of them did. */
export interface ToolSum {
  readonly tool: Tool
  readonly configurationId: number
  readonly name: string
  readonly config: JsonObject
  readonly total: readonly Fact[]
  /** In how many visits something was counted of an item, where the sums know. */
  readonly visitsWith?: (item: string, value: string) => number
  /** Null: the tool draws none, or there are too many to show one by one. */
  readonly visits: readonly VisitFacts[] | null
  readonly n: Counts
}

/** In the order of a report, and of the names of their sets. */
export async function toolSums(source: Source): Promise<ToolSum[]> {
  const bySet = visitsBySet(await source.visits())
  const everyTool = allTools.map(({ id }) => id)
  const [sums, extra, settings] = await Promise.all([
    totalsOf(source, everyTool),
    countedAgain(source, bySet),
    newestSettings(source.db, [...bySet.keys()]),
  ])
  const totals = grouped(sums, ({ configurationId }) => configurationId)
  const sets = inOrder.flatMap((tool) =>
    settings
      .filter(({ toolTypeId }) => toolTypeId === tool.id)
      .sort((a, b) => a.name.localeCompare(b.name, 'en'))
      .map((it) => ({ ...it, tool, used: bySet.get(it.id) ?? [] })),
  )
  return Promise.all(
    sets.map(async ({ id, name, content, tool, used }) => {
      const total = totals.get(id) ?? []
      const isShown = tool.visitItems.length > 0 && used.length <= MOST_VISITS_SHOWN
      return {
        tool,
        name,
        configurationId: id,
        config: content,
        total,
        ...(!tool.isSingle && { visitsWith: visitsWith(total, extra) }),
        visits: isShown ? await visitFacts(source, used, id, tool.visitItems) : null,
        n: {
          visits: used.length,
          educators: distinct(used, 'educatorId'),
          observers: distinct(used, 'observerId'),
        },
      }
    }),
  )
}

/** A set that is used twice in a visit is counted twice, and opens one visit. */
function visitsWith(sums: readonly SetSum[], extra: ReadonlyMap<string, number>) {
  return (item: string, value: string) => {
    const found = sums.find((it) => it.item === item && it.value === value)
    return found ? found.times - (extra.get(factKey(found)) ?? 0) : 0
  }
}

/** How often something was counted again in a visit that had counted it with the same set. */
async function countedAgain({ db }: Source, bySet: ReadonlyMap<number, readonly CountedVisit[]>) {
  const extra = new Map<string, number>()
  const twice = [...bySet].flatMap(([configurationId, visits]) =>
    visits
      .map((visit) => ({ configurationId, ids: idsWith(visit, configurationId) }))
      .filter(({ ids }) => ids.length > 1),
  )
  if (twice.length === 0) return extra
  const facts = await factsById(
    db,
    twice.flatMap(({ ids }) => ids),
  )
  for (const { configurationId, ids } of twice) {
    const counted = ids.flatMap((id) =>
      (facts.get(id) ?? []).map((fact) => factKey({ ...fact, configurationId })),
    )
    const once = new Set(counted)
    for (const key of once) {
      const again = counted.filter((it) => it === key).length - 1
      extra.set(key, (extra.get(key) ?? 0) + again)
    }
  }
  return extra
}

async function factsById(
  db: Source['db'],
  ids: readonly string[],
  items?: readonly string[],
): Promise<ReadonlyMap<string, readonly ObservationFact[]>> {
  return grouped(await factsOfEach(db, onlyThese(ids), items), ({ observationId }) => observationId)
}

/** The visits that each set, or each tool that has none, was used in. */
function visitsBySet(all: readonly CountedVisit[]): ReadonlyMap<number, readonly CountedVisit[]> {
  const bySet = new Map<number, CountedVisit[]>()
  for (const visit of all)
    for (const { configurationId } of visit.observations) {
      const known = bySet.get(configurationId)
      if (!known) bySet.set(configurationId, [visit])
      else if (known.at(-1) !== visit) known.push(visit)
    }
  return bySet
}

function idsWith({ observations }: CountedVisit, configurationId: number): string[] {
  return observations.flatMap((it) => (it.configurationId === configurationId ? [it.id] : []))
}

/** One by one, those that may be opened: the others are in the sums. */
async function visitFacts(
  { db, today }: Source,
  visits: readonly CountedVisit[],
  configurationId: number,
  items: readonly string[],
): Promise<VisitFacts[]> {
  const open = visits.filter(({ isOpen }) => isOpen)
  const facts = await factsById(
    db,
    open.flatMap((visit) => idsWith(visit, configurationId)),
    items,
  )
  const ofDay = grouped(open, ({ educatorId, startedOn }) => `${educatorId} ${startedOn}`)
  const labelOf = remembered((day: Day) => shortDayFrom(today, day))
  return open.map((visit) => {
    const { startedAt, startedOn, educatorId } = visit
    // A second one on the same day opens with it.
    const same = ofDay.get(`${educatorId} ${startedOn}`) ?? []
    const narrower = {
      educators: [educatorId],
      from: startedOn,
      to: startedOn,
      configuration: configurationId,
    }
    const opens = opening(same.length, narrower)
    return {
      id: firstId(visit),
      startedAt: new Date(startedAt).toISOString(),
      educatorId,
      label: labelOf(startedOn),
      facts: idsWith(visit, configurationId).flatMap((id) => facts.get(id) ?? []),
      ...(opens && { opens }),
    }
  })
}
