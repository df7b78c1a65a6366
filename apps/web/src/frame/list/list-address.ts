import { useNavigation, useSearchParams } from 'react-router'

interface Schema<Query> {
  readonly safeParse: (parts: unknown) => { readonly success: boolean }
  readonly parse: (parts: unknown) => Query
}

/**
 * What an address asks of a list; parts that the contract does not know are left out. Several values are in bracket
 * form.
 */
export function askedIn<Query>(search: URLSearchParams, schema: Schema<Query>): Query {
  const known = [...new Set(search.keys())]
    .map((name): [string, unknown] =>
      name.endsWith('[]') ? [name.slice(0, -2), search.getAll(name)] : [name, search.getAll(name).at(-1)],
    )
    .filter(([name, value]) => value && schema.safeParse({ [name]: value }).success)
  return schema.parse(Object.fromEntries(known))
}

export type ListAddress = ReturnType<typeof useListAddress>

/** The address of a list, where it is searched, filtered and paged. */
export function useListAddress(path: string, isShownAt = (pathname: string) => pathname === path) {
  const [search] = useSearchParams()
  const { location: next } = useNavigation()
  // A choice made a moment ago, and still on its way, must not be lost.
  const latest = next ? new URLSearchParams(next.search) : search
  return {
    search,
    isWaiting: next !== undefined,
    isLeaving: next !== undefined && !isShownAt(next.pathname),
    /** The address of the first page with other filters; an empty value chooses everything. */
    choosing: (parts: Parts) => ({ pathname: path, search: wordsOf(turned(latest, parts)) }),
  }
}

/** Parts of an address; a name that ends in brackets has several values. */
type Parts = Readonly<Record<string, string | readonly string[]>>

/** A query string with its brackets unescaped (specification §7). */
function wordsOf(search: URLSearchParams): string {
  return search.toString().replaceAll('%5B%5D=', '[]=')
}

function turned(from: URLSearchParams, parts: Parts) {
  const search = new URLSearchParams(from)
  search.delete('after')
  search.delete('before')
  for (const [name, value] of Object.entries(parts)) {
    search.delete(name)
    for (const it of [value].flat()) if (it) search.append(name, it)
  }
  return search
}
