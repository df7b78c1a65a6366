import { MOST_COUNTED } from '@corridor/contract/counted'
import { isCountedPurpose } from '@corridor/domain/observation/observation-words'
import type { Fact } from '@corridor/tools/definition/tool'
import { visitIn } from '@corridor/tools/visit/visit-in'
import type { KnownObservation } from './observations.queries.ts'
import { opened } from './opened.ts'

type Counted = Pick<KnownObservation, 'status' | 'isAhead' | 'document' | 'configuration'>

/** What an observation counts. What is no visit, as `isCountedVisit` says, counts nothing, and nothing is worth no row. */
export function factsOf({ status, isAhead, document, configuration }: Counted): Fact[] {
  if (status === 'draft' || isAhead || !isCountedPurpose(document.purpose)) return []
  const { tool, capture } = opened(document)
  const facts = tool.facts(capture, configuration, visitIn(document))
  return facts.map(({ n, ...fact }) => ({ ...fact, n: counted(n) })).filter(({ n }) => n !== 0)
}

/** Between two instants of a clock that was set wrong lie more seconds than its column holds. */
function counted(n: number): number {
  return Math.min(n, MOST_COUNTED)
}
