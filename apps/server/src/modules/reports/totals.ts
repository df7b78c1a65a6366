import { type SetSum, sumsOfMonths, sumsOfSets } from './facts.queries.ts'
import type { Source } from './source.ts'

/** What the counted observations counted, set by set: whole months from their sums, other days one by one. */
export async function totalsOf(source: Source, tools: readonly number[]): Promise<SetSum[]> {
  const { db, counted, filters } = source
  const { where, whole } = counted
  const asked = tools.filter((id) => filters.tools?.includes(id) ?? true)
  if (!whole) return sumsOfSets(db, where, asked)
  const months = await sumsOfMonths(db, filters, whole.months, asked)
  const single = await sumsOfSets(db, whole.edge, asked)
  const left = await sumsOfSets(db, whole.butFor, asked)
  return added([...months, ...single, ...left.map((it) => ({ ...it, n: -it.n, times: -it.times }))])
}

function added(parts: readonly SetSum[]): SetSum[] {
  const sums = new Map<string, SetSum>()
  for (const part of parts) {
    const key = factKey(part)
    const known = sums.get(key)
    sums.set(key, known ? { ...known, n: known.n + part.n, times: known.times + part.times } : part)
  }
  return [...sums.values()].filter(({ times }) => times > 0)
}

/** One item with one value, of one set. */
export function factKey({ configurationId, item, value }: Omit<SetSum, 'n' | 'times'>): string {
  return `${configurationId} ${item} ${value}`
}
