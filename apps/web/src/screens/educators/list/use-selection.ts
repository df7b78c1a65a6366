import type { EducatorRow } from '@corridor/contract/people/educators'
import type { EducatorId } from '@corridor/domain/people/ids'
import { useState } from 'react'

export type Selection = ReturnType<typeof useSelection>

/** The educators chosen on a list. Another list begins with none: nobody is changed who is not seen to be chosen. */
export function useSelection(address: string) {
  const [{ at, chosen }, setState] = useState<{ at: string; chosen: readonly EducatorId[] }>({
    at: address,
    chosen: [],
  })
  const ids = at === address ? chosen : []
  const choose = (next: readonly EducatorId[]) => setState({ at: address, chosen: next })
  const has = (id: EducatorId) => ids.includes(id)
  return {
    ids,
    has,
    choose,
    clear: () => choose([]),
    turn: (id: EducatorId) => choose(has(id) ? ids.filter((it) => it !== id) : [...ids, id]),
    turnAll: (rows: readonly EducatorRow[]) =>
      choose(rows.every(({ id }) => has(id)) ? [] : rows.map(({ id }) => id)),
  }
}
