import { MOST_COUNTED } from '@corridor/contract/counted'
import { isCountedPurpose } from '@corridor/domain/observation/observation-words'
import type { Fact } from '@corridor/tools/definition/tool'
import { opened } from '../opened.ts'
import type { StoredObservation } from '../stored-observation.ts'

type Counted = Pick<StoredObservation, 'status' | 'isAhead' | 'document' | 'configuration'>

/** The facts of an observation. One that is not done, as `isCounted` says, has none, and a fact of zero has no row. */
export function factsOf(row: Counted): Fact[] {
  if (row.status === 'draft' || row.isAhead || !isCountedPurpose(row.document.purpose)) return []
  const facts = opened(row).facts()
  return facts.filter(({ n }) => n !== 0).map(storable)
}

/** A fact as its column holds it: between two instants of a clock that was set wrong lie more seconds than it can. */
function storable(fact: Fact): Fact {
  return fact.n > MOST_COUNTED ? { ...fact, n: MOST_COUNTED } : fact
}
