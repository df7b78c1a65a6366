import { MOST_COUNTED } from '@corridor/contract/counted'
import { isCountedPurpose } from '@corridor/domain/observation/observation-words'
import type { Fact } from '@corridor/tools/definition/tool'
import { opened } from '../opened.ts'
import type { StoredObservation } from '../stored-observation.ts'

type Counted = Pick<StoredObservation, 'status' | 'isAhead' | 'document' | 'configuration'>

/** What an observation counts. What is not done, as `isCounted` says, counts nothing, and nothing is worth no row. */
export function factsOf(row: Counted): Fact[] {
  if (row.status === 'draft' || row.isAhead || !isCountedPurpose(row.document.purpose)) return []
  const facts = opened(row).facts()
  return facts.filter(({ n }) => n !== 0).map(storable)
}

/** Between two instants of a clock that was set wrong lie more seconds than the column of a fact holds. */
function storable(fact: Fact): Fact {
  return fact.n > MOST_COUNTED ? { ...fact, n: MOST_COUNTED } : fact
}
