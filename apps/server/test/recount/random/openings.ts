import type { Report } from '@corridor/contract/reports/report'
import type { Opening } from '@corridor/domain/report/opening'

/** Every figure of a report that opens visits, each question once. */
export function openingsIn(thing: unknown): Opening[] {
  const found: Opening[] = []
  const walk = (it: unknown) => {
    if (typeof it !== 'object' || it === null) return
    if ('query' in it && 'visits' in it) found.push({ query: String(it.query), visits: Number(it.visits) })
    for (const value of Object.values(it)) walk(value)
  }
  walk(thing)
  return [...new Map(found.map((it) => [`${it.query} ${it.visits}`, it])).values()]
}

/** Every observation that a row of a report opens by itself. */
export function recordsIn({ cards }: Pick<Report, 'cards'>): string[] {
  const blocks = cards.flatMap((it) => it.blocks)
  return blocks.flatMap((it) => ('table' in it ? (it.table.records ?? []) : [])).map(({ id }) => id)
}

/** What an opening asks beside a report's own filters: what it names gives way. */
export function narrowed(filters: object, { query }: Opening): Record<string, unknown> {
  const named: Record<string, unknown> = {}
  for (const [name, value] of new URLSearchParams(query)) {
    if (!name.endsWith('[]')) named[name] = value
    else {
      const list = name.slice(0, -2)
      const known = named[list]
      named[list] = [...(Array.isArray(known) ? known : []), value]
    }
  }
  return { ...filters, ...named }
}
