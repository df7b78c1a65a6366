import { useNavigation, useSearchParams } from 'react-router'
import { contract, query } from '../../api/client.ts'

export const LIST_HEADING = 'users'
const path = '/settings/user'
const names = ['search', 'role', 'school', 'status', 'after', 'before'] as const
export type ListPart = (typeof names)[number]

/** The list an address asks for; what the contract does not know is left out. */
export function listAt(search: URLSearchParams) {
  const schema = contract.users.list.query
  const known = names.flatMap((name) => {
    const value = search.get(name)
    return value && schema.safeParse({ [name]: value }).success ? [[name, value]] : []
  })
  return query(contract.users.list, { query: schema.parse(Object.fromEntries(known)) })
}

/** Where the list is searched, filtered and turned; the drawer's addresses keep it. */
export function useUsersAddress() {
  const [search] = useSearchParams()
  const { location: next } = useNavigation()
  // What was chosen a moment ago, and is still on its way, must not be chosen away.
  const latest = next ? new URLSearchParams(next.search) : search
  const at = (pathname: string, from = search) => ({ pathname, search: from.toString() })
  return {
    search,
    isLeaving: next !== undefined && !next.pathname.startsWith(path),
    list: at(path),
    create: at(`${path}/create`),
    update: (id: number) => at(`${path}/update/${id}`),
    /** The first page of another choice; an empty one chooses everything. */
    choosing: (parts: Partial<Record<ListPart, string>>) => at(path, turned(latest, parts)),
  }
}

function turned(from: URLSearchParams, parts: Partial<Record<ListPart, string>>) {
  const search = new URLSearchParams(from)
  search.delete('after')
  search.delete('before')
  for (const [name, value] of Object.entries(parts)) {
    if (value) search.set(name, value)
    else search.delete(name)
  }
  return search
}
