import { contract, query } from '../../api/client.ts'
import { askedIn } from '../../frame/list/list-address.ts'

const { list } = contract.steps

/** The steps that an address asks for. */
export function stepsAt(search: URLSearchParams) {
  return query(list, { query: askedIn(search, list.query) })
}
