import type { Day } from '@corridor/domain/calendar/calendar'
import { shortDayFrom } from '@corridor/domain/calendar/day-words'
import type { JsonObject } from '@corridor/domain/data/json'
import type { Tool } from '@corridor/tools/definition/seal'
import type { Counts, Fact, VisitFacts } from '@corridor/tools/definition/tool'
import { allTools } from '@corridor/tools/registry/registry'
import type { SetSum } from './facts.queries.ts'
import { distinct } from './framed.ts'
import { grouped } from './grouped.ts'
import { opening } from './opening.ts'
import { remembered } from './remembered.ts'
import { newestSettings } from './settings.queries.ts'
import type { Source } from './source.ts'
import { factKey, totalsOf } from './totals.ts'
import type { CountedVisit } from './visits-of.ts'

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
  /** Null: there are too many to show one by one. */
  readonly visits: readonly VisitFacts[] | null
  readonly n: Counts
}

/** In the order of a report, and of the names of their sets. */
export async function toolSums(source: Source): Promise<ToolSum[]> {
  const bySet = visitsBySet(await source.visits())
  const few = shownOneByOne(bySet)
  const single = grouped(await source.facts(few), ({ observationId }) => observationId)
  const others = allTools.map(({ id }) => id).filter((id) => !few.includes(id))
  const totals = grouped(await totalsOf(source, others), ({ configurationId }) => configurationId)
  const extra = await countedAgain(source, bySet)
  const settings = await newestSettings(source.db, [...bySet.keys()])
  return inOrder.flatMap((tool) =>
    settings
      .filter(({ toolTypeId }) => toolTypeId === tool.id)
      .sort((a, b) => a.name.localeCompare(b.name, 'en'))
      .map(({ id, name, content }) => {
        const visits = bySet.get(id) ?? []
        const shown = visits.length > MOST_VISITS_SHOWN ? null : visitFacts(source, visits, id, single)
        const ofEach = visits.flatMap(({ rows }) => rows).filter((it) => it.configurationId === id)
        const total = totals.get(id) ?? ofEach.flatMap((it) => single.get(it.id) ?? [])
        return {
          tool,
          name,
          configurationId: id,
          config: content,
          total,
          ...(!tool.isSingle && { visitsWith: visitsWith(totals.get(id) ?? [], extra) }),
          visits: shown,
          n: {
            visits: visits.length,
            educators: distinct(visits, 'educatorId'),
            observers: distinct(visits, 'observerId'),
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
async function countedAgain(source: Source, bySet: ReadonlyMap<number, readonly CountedVisit[]>) {
  const extra = new Map<string, number>()
  const twice = [...bySet].flatMap(([id, visits]) =>
    visits
      .map(({ rows }) => rows.filter((it) => it.configurationId === id))
      .filter(({ length }) => length > 1),
  )
  if (twice.length === 0) return extra
  const facts = grouped(await source.factsOf(twice.flat().map(({ id }) => id)), (it) => it.observationId)
  for (const rows of twice) {
    const counted = rows.flatMap(({ id, configurationId }) =>
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

/** The visits that each set, or each tool that has none, was used in. */
function visitsBySet(all: readonly CountedVisit[]): ReadonlyMap<number, readonly CountedVisit[]> {
  const used = all.flatMap((visit) => visit.rows.map(({ configurationId }) => ({ configurationId, visit })))
  const bySet = grouped(used, ({ configurationId }) => configurationId)
  return new Map([...bySet].map(([id, uses]) => [id, [...new Set(uses.map(({ visit }) => visit))]]))
}

/** Tools with few enough visits; look-for sets and rubrics are drawn from sums alone. */
function shownOneByOne(bySet: ReadonlyMap<number, readonly CountedVisit[]>): number[] {
  const few = [...bySet].filter(([, { length }]) => length <= MOST_VISITS_SHOWN)
  const used = few.map(([id, [first]]) => first?.rows.find((it) => it.configurationId === id)?.toolTypeId)
  return allTools.filter(({ isSingle, id }) => isSingle && used.includes(id)).map(({ id }) => id)
}

/** One by one, those that may be opened: the others are in the sums. */
function visitFacts(
  { today }: Source,
  visits: readonly CountedVisit[],
  configurationId: number,
  facts: ReadonlyMap<string, readonly Fact[]>,
): VisitFacts[] {
  const open = visits.filter(({ isOpen }) => isOpen)
  const ofDay = grouped(open, ({ educatorId, startedOn }) => `${educatorId} ${startedOn}`)
  const labelOf = remembered((day: Day) => shortDayFrom(today, day))
  return open.map(({ visitId, startedAt, startedOn, educatorId, rows }) => {
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
      visitId,
      startedAt: startedAt.toISOString(),
      educatorId,
      label: labelOf(startedOn),
      facts: rows
        .filter((it) => it.configurationId === configurationId)
        .flatMap(({ id }) => facts.get(id) ?? []),
      ...(opens && { opens }),
    }
  })
}
