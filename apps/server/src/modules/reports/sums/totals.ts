import type { Source } from '../source.ts'
import { isCountedIn, onlyThese } from '../visits/counted.queries.ts'
import { type SetSum, sumsOfMonths, sumsOfSets } from './facts.queries.ts'

/** Sums of the counted observations, set by set: whole months from their sums, other days one by one. */
export async function totalsOf(source: Source, tools: readonly number[]): Promise<SetSum[]> {
  const { db, counted, filters } = source
  const { where, whole } = counted
  const asked = tools.filter((id) => filters.tools?.includes(id) ?? true)
  if (!whole) return sumsOfSets(db, where, asked)
  const { edges, sums } = await source.counts()
  const ofMonths = sums()
  const sumsOf = (ids: readonly string[]) =>
    ids.length > 0 ? sumsOfSets(db, isCountedIn(source, onlyThese(ids)), asked) : []
  if (ofMonths) return added([...ofMonths, ...(await sumsOf(edges))])
  const less = (await sumsOf(whole.butFor)).map((it) => ({ ...it, n: -it.n, times: -it.times }))
  return added([...(await sumsOfMonths(db, filters, whole.months, asked)), ...(await sumsOf(edges)), ...less])
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

/** The key of one item with one value, of one set. */
export function factKey({ configurationId, item, value }: Omit<SetSum, 'n' | 'times'>): string {
  return `${configurationId} ${item} ${value}`
}
