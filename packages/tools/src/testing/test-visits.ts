import type { Counts, Fact, PanelFacts, VisitFacts } from '../definition/tool.ts'

const START = Date.parse('2026-09-01T16:00:00Z')
const DAY_MS = 86_400_000

/** Facts made from “item:value” and a count. */
function factsOf(counts: Readonly<Record<string, number>>): Fact[] {
  return Object.entries(counts).map(([name, n]) => {
    const [item = '', value = ''] = name.split(':')
    return { item, value, n }
  })
}

/** Visits a day apart, each with an educator of its own unless there are fewer of them. */
export function visitsWith(
  counts: readonly Readonly<Record<string, number>>[],
  educators = counts.length,
): VisitFacts[] {
  return counts.map((it, place) => ({
    id: `visit-${place}`,
    startedAt: new Date(START + place * DAY_MS).toISOString(),
    educatorId: (place % educators) + 1,
    label: `Sep ${place + 1}`,
    opens: { query: `educators[]=${(place % educators) + 1}&from=${place}`, visits: 1 },
    facts: factsOf(it),
  }))
}

/** The facts of visits as a report hands them to a panel. */
export function reported(visits: readonly VisitFacts[], n: Partial<Counts> = {}): PanelFacts {
  const educators = new Set(visits.map(({ educatorId }) => educatorId)).size
  return {
    total: visits.flatMap(({ facts }) => facts),
    visits,
    n: { visits: visits.length, educators, observers: 1, ...n },
  }
}
