import { contract, query } from '../../api/client.ts'
import { askedIn, useListAddress } from '../../frame/list/list-address.ts'

export const LIST_HEADING = 'users'
const path = '/settings/user'

/** The list of users that an address asks for. */
export function listAt(search: URLSearchParams) {
  return query(contract.users.list, { query: askedIn(search, contract.users.list.query) })
}

/** The addresses of the drawer, which keep the list behind it. */
export function useUsersAddress() {
  const list = useListAddress(path, (pathname) => pathname.startsWith(path))
  const at = (pathname: string) => ({ pathname, search: list.search.toString() })
  return {
    ...list,
    list: at(path),
    create: at(`${path}/create`),
    update: (id: number) => at(`${path}/update/${id}`),
  }
}
