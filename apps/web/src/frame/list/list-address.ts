import { useNavigation, useSearchParams } from 'react-router'

interface Schema<Query> {
  readonly safeParse: (parts: unknown) => { readonly success: boolean }
  readonly parse: (parts: unknown) => Query
}

/** What an address asks of a list; what the contract does not know is left out. */
export function askedIn<Query>(search: URLSearchParams, schema: Schema<Query>): Query {
  const known = [...search].filter(([name, value]) => value && schema.safeParse({ [name]: value }).success)
  return schema.parse(Object.fromEntries(known))
}

export type ListAddress = ReturnType<typeof useListAddress>

/** Where a list is searched, filtered and turned. */
export function useListAddress(path: string, isShownAt = (pathname: string) => pathname === path) {
  const [search] = useSearchParams()
  const { location: next } = useNavigation()
  // What was chosen a moment ago, and is still on its way, must not be chosen away.
  const latest = next ? new URLSearchParams(next.search) : search
  return {
    search,
    isWaiting: next !== undefined,
    isLeaving: next !== undefined && !isShownAt(next.pathname),
    /** The first page of another choice; an empty one chooses everything. */
    choosing: (parts: Readonly<Record<string, string>>) => ({
      pathname: path,
      search: turned(latest, parts).toString(),
    }),
  }
}

function turned(from: URLSearchParams, parts: Readonly<Record<string, string>>) {
  const search = new URLSearchParams(from)
  search.delete('after')
  search.delete('before')
  for (const [name, value] of Object.entries(parts)) {
    if (value) search.set(name, value)
    else search.delete(name)
  }
  return search
}
