import type { EducatorId } from '@corridor/domain/people/ids'
import { cache } from '../../api/cache.ts'
import { contract, query } from '../../api/client.ts'
import { askedIn } from '../../frame/list/list-address.ts'

const { list, history } = contract.steps

/** The steps an address asks for. */
export function stepsAt(search: URLSearchParams) {
  return query(list, { query: askedIn(search, list.query) })
}

export function historyOf(educatorId: EducatorId, stepId: string) {
  return query(history, { params: { educatorId, stepId } })
}

/** Something became of a step: lists and its history are asked for anew. */
export async function stepsChanged() {
  await Promise.all([list.path, history.path].map((path) => cache.invalidateQueries({ queryKey: [path] })))
}
