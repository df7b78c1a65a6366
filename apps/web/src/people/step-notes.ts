import type { EducatorId } from '@corridor/domain/people/ids'
import { cache } from '../api/cache.ts'
import { contract, query } from '../api/client.ts'

const { list, history } = contract.steps

export function historyOf(educatorId: EducatorId, stepId: string) {
  return query(history, { params: { educatorId, stepId } })
}

/** Asks anew for the lists of steps and their history after a change. */
export async function stepsChanged() {
  await Promise.all([list.path, history.path].map((path) => cache.invalidateQueries({ queryKey: [path] })))
}
