import type { Fact } from '@corridor/tools/tool'
import { visitIn } from '@corridor/tools/visit-in'
import type { KnownObservation } from './observations.queries.ts'
import { opened } from './opened.ts'

type Counted = Pick<KnownObservation, 'status' | 'document' | 'configuration'>

/** What an observation counts. A draft counts nothing, and nothing is worth no row. */
export function factsOf({ status, document, configuration }: Counted): Fact[] {
  if (status === 'draft') return []
  const { tool, capture } = opened(document)
  return tool.facts(capture, configuration, visitIn(document)).filter(({ n }) => n !== 0)
}
