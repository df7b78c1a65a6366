import type { Day } from '@corridor/domain/calendar/calendar'
import { shortDayFrom } from '@corridor/domain/calendar/day-words'
import type { JsonObject } from '@corridor/domain/data/json'
import type { EducatorId } from '@corridor/domain/people/ids'
import { byLetters } from '@corridor/domain/words/in-order'
import type { Tool } from '@corridor/tools/definition/seal'
import type { Counts, Fact, VisitFacts } from '@corridor/tools/definition/tool'
import { allTools } from '@corridor/tools/registry/registry'
import { keptContent } from '../../configurations/kept-content.ts'
import { grouped } from '../grouped.ts'
import { seesSumsAlone } from '../reader.ts'
import { keptRows, readKept } from '../records/kept-rows.ts'
import { Listed } from '../records/listed.ts'
import { type SetFact, visitsOfRows } from '../records/set-visit.ts'
import { remembered } from '../remembered.ts'
import type { Source } from '../source.ts'
import type { TallySum } from '../tally/figures.ts'
import { opening } from '../visits/opening.ts'
import { firstId, type Visit } from '../visits/visits-of.ts'
import { factsOfEach, type SetSum } from './facts.queries.ts'
import type { Newest } from './settings.queries.ts'
import { factKey, totalsOf } from './totals.ts'

/** The most visits that are drawn one by one; above this only sums are. */
const MOST_VISITS_SHOWN = 500

/** The tools that a leader looks at first; the others follow. */
const first = ['on-task', 'keeping-time', 'higher-level-questioning', 'custom-look-for', 'expanded-rubric']
const placeOf = ({ key }: Tool) => (first.includes(key) ? first.indexOf(key) : first.length)
const inOrder = [...allTools].sort((a, b) => placeOf(a) - placeOf(b))

/** The sums of one tool; of look-for sets and rubrics, of one of them. */
export interface ToolSum {
  readonly tool: Tool
  readonly configurationId: number
  readonly name: string
  readonly config: JsonObject
  readonly total: readonly Fact[]
  /** In how many visits an item was counted; absent where the sums cannot tell. */
  readonly visitsWith?: (item: string, value: string) => number
  /** The visits one by one; null: the tool draws none, or there are too many to show. */
  readonly visits: readonly VisitFacts[] | null
  readonly n: Counts
}

/** The sums of tools, in the order of a report, and of the names of their sets. */
export async function toolSums(source: Source, newest: readonly Newest[]): Promise<ToolSum[]> {
  const { total: figures } = await source.counts()
  const everyTool = allTools.map(({ id }) => id)
  const [sums, extra, settings] = await Promise.all([
    totalsOf(source, everyTool),
    countedAgain(source, figures.twice),
    settingsOf(source, newest),
  ])
  const totals = grouped(sums, ({ configurationId }) => configurationId)
  const sets = inOrder.flatMap((tool) =>
    settings
      .filter(({ toolTypeId }) => toolTypeId === tool.id)
      .sort((a, b) => byLetters(a.name, b.name))
      .map((it) => ({ ...it, tool, used: figures.sets.get(it.id) })),
  )
  const isShown = ({ tool, used }: (typeof sets)[number]) =>
    tool.visitItems.length > 0 && used !== undefined && used.visits <= MOST_VISITS_SHOWN
  const shown = sets.filter(isShown)
  const each = await visitsShown(
    source,
    shown.map(({ id }) => id),
    [...new Set(shown.flatMap(({ tool }) => tool.visitItems))],
  )
  return sets.map((it) => {
    const { id, name, content, tool, used } = it
    const total = totals.get(id) ?? []
    return {
      tool,
      name,
      configurationId: id,
      config: content,
      total,
      ...(!tool.isSingle && { visitsWith: visitsWith(total, extra) }),
      visits: isShown(it) ? each(id, tool.visitItems) : null,
      n: {
        visits: used?.visits ?? 0,
        educators: used?.educators.size ?? 0,
        observers: used?.observers.size ?? 0,
      },
    }
  })
}

/** The settings of some tools by now. What a version says is remembered, and checked once. */
async function settingsOf({ db, reader: { actor } }: Source, newest: readonly Newest[]) {
  const each = newest.map(async ({ id, name, toolTypeId, version }) => {
    const asked = { toolTypeId, configurationId: id, configurationVersion: version }
    return { id, name, toolTypeId, content: (await keptContent(db, actor.districtId, asked)) ?? {} }
  })
  return Promise.all(each)
}

/** In how many visits an item was counted: a set that is used twice in a visit is counted twice, and opens one visit. */
function visitsWith(sums: readonly SetSum[], extra: ReadonlyMap<string, number>) {
  return (item: string, value: string) => {
    const found = sums.find((it) => it.item === item && it.value === value)
    return found ? found.times - (extra.get(factKey(found)) ?? 0) : 0
  }
}

/** How often an item was counted again in a visit that had counted it with the same set. */
async function countedAgain({ db }: Source, twice: TallySum['twice']) {
  const extra = new Map<string, number>()
  if (twice.length === 0) return extra
  const facts = await factsOfEach(
    db,
    twice.flatMap(([, ids]) => ids),
  )
  for (const [configurationId, ids] of twice) {
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

/** A visit that is drawn by itself. */
interface Drawn {
  readonly id: string
  readonly startedAt: number
  readonly startedOn: Day
  readonly educatorId: EducatorId
  readonly facts: readonly Fact[]
}

/** Facts of visits with some sets, of some items, one by one, for visits that may be opened: the others are in the sums. */
async function visitsShown(source: Source, sets: readonly number[], items: readonly string[]) {
  if (sets.length === 0 || seesSumsAlone(source.reader)) return () => []
  const drawn = source.counted.isTallied
    ? await drawnAsKept(source, sets)
    : await drawnAnew(source, sets, items)
  const labelOf = remembered((day: Day) => shortDayFrom(source.today, day))
  return (configurationId: number, visitItems: readonly string[]): VisitFacts[] => {
    const used = drawn(configurationId)
    const ofDay = grouped(used, ({ educatorId, startedOn }) => `${educatorId} ${startedOn}`)
    return used.map(({ id, startedAt, startedOn, educatorId, facts }) => {
      // A second visit on the same day opens with it.
      const same = ofDay.get(`${educatorId} ${startedOn}`) ?? []
      const days = { from: startedOn, to: startedOn }
      const opens = opening(same.length, {
        educators: [educatorId],
        ...days,
        configuration: configurationId,
      })
      return {
        id,
        startedAt: new Date(startedAt).toISOString(),
        educatorId,
        label: labelOf(startedOn),
        facts: facts.filter(({ item }) => visitItems.includes(item)),
        ...(opens && { opens }),
      }
    })
  }
}

type DrawnWith = (configurationId: number) => readonly Drawn[]

async function drawnAsKept(source: Source, sets: readonly number[]): Promise<DrawnWith> {
  const all = new Listed<SetFact>()
  const rows = await keptRows(source, await readKept(source, sets), all)
  const facts = all.all.map(([item, value, n]): Fact => ({ item, value, n }))
  return (configurationId) => {
    const open = (rows.get(configurationId) ?? []).filter(({ isOpen }) => isOpen)
    const drawn = visitsOfRows(open).flatMap(({ startedOn, educatorId, records }): Drawn[] => {
      const [first] = records
      if (!first?.drawnAs) return []
      const counted = records.flatMap((record) => record.facts.flatMap((place) => facts[place] ?? []))
      return [{ ...first.drawnAs, startedOn, educatorId, facts: counted }]
    })
    return drawn.sort((a, b) => a.startedAt - b.startedAt || (a.id < b.id ? -1 : 1))
  }
}

async function drawnAnew(
  source: Source,
  sets: readonly number[],
  items: readonly string[],
): Promise<DrawnWith> {
  const idsWith = ({ observations }: Visit, configurationId: number) =>
    observations.flatMap((it) => (it.configurationId === configurationId ? [it.id] : []))
  const open = (await source.visits()).filter(({ isOpen }) => isOpen)
  const ids = open.flatMap((visit) => sets.flatMap((set) => idsWith(visit, set)))
  const facts = await factsOfEach(source.db, ids, items)
  return (configurationId) =>
    open.flatMap((visit): Drawn[] => {
      const theirs = idsWith(visit, configurationId)
      if (theirs.length === 0) return []
      const { startedAt, startedOn, educatorId } = visit
      const counted = theirs.flatMap((id) => facts.get(id) ?? [])
      return [{ id: firstId(visit), startedAt, startedOn, educatorId, facts: counted }]
    })
}
