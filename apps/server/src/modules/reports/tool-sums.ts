import { shortDayFrom } from '@corridor/domain/day-words'
import type { JsonObject } from '@corridor/domain/json'
import { allTools } from '@corridor/tools/registry'
import type { Tool } from '@corridor/tools/seal'
import type { Counts, Fact, VisitFacts } from '@corridor/tools/tool'
import type { SummedFact } from './facts.queries.ts'
import { distinct } from './framed.ts'
import { grouped } from './grouped.ts'
import { opening } from './opening.ts'
import { newestSettings } from './settings.queries.ts'
import type { Source } from './source.ts'
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
  const all = await source.visits()
  const few = shownOneByOne(all)
  const single = await source.facts(['configuration', 'observation'], { tools: few })
  const others = allTools.map(({ id }) => id).filter((id) => !few.includes(id))
  const totals = [...single, ...(await source.facts(['configuration'], { tools: others }))]
  const ids = [...new Set(all.flatMap(({ rows }) => rows.map((it) => it.configurationId)))]
  const settings = await newestSettings(source.db, ids)
  const totalsOf = grouped(totals, ({ key }) => key[0])
  return inOrder.flatMap((tool) =>
    settings
      .filter(({ toolTypeId }) => toolTypeId === tool.id)
      .sort((a, b) => a.name.localeCompare(b.name, 'en'))
      .map(({ id, name, content }) => {
        const visits = all.filter(({ rows }) => rows.some((it) => it.configurationId === id))
        return {
          tool,
          name,
          configurationId: id,
          config: content,
          total: totalsOf.get(String(id)) ?? [],
          ...(!tool.isSingle && { visitsWith: visitsWith(totalsOf.get(String(id)) ?? []) }),
          visits: visits.length > MOST_VISITS_SHOWN ? null : visitFacts(source, visits, id, single),
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
function visitsWith(sums: readonly SummedFact[]) {
  return (item: string, value: string) =>
    sums.find((it) => it.item === item && it.value === value)?.visits ?? 0
}

/** Tools with few enough visits; look-for sets and rubrics are drawn from sums alone. */
function shownOneByOne(all: readonly CountedVisit[]): number[] {
  return allTools
    .filter(({ isSingle, id }) => {
      const used = all.filter(({ rows }) => rows.some(({ toolTypeId }) => toolTypeId === id)).length
      return isSingle && used > 0 && used <= MOST_VISITS_SHOWN
    })
    .map(({ id }) => id)
}

/** One by one, those that may be opened: the others are in the sums. */
function visitFacts(
  { today }: Source,
  visits: readonly CountedVisit[],
  configurationId: number,
  facts: readonly SummedFact[],
): VisitFacts[] {
  const byObservation = grouped(facts, ({ key }) => key[1])
  const open = visits.filter(({ isOpen }) => isOpen)
  return open.map(({ visitId, startedAt, startedOn, educatorId, rows }) => {
    // A second one on the same day opens with it.
    const same = open.filter((it) => it.educatorId === educatorId && it.startedOn === startedOn)
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
      label: shortDayFrom(today, startedOn),
      facts: rows
        .filter((it) => it.configurationId === configurationId)
        .flatMap(({ id }) => byObservation.get(id) ?? []),
      ...(opens && { opens }),
    }
  })
}
