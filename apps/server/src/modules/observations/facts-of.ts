import type { Fact } from '@corridor/tools/tool'
import { visitIn } from '@corridor/tools/visit-in'
import type { KnownObservation } from './observations.queries.ts'
import { toolOf } from './tool-of.ts'

type Counted = Pick<KnownObservation, 'status' | 'toolTypeId' | 'document' | 'configuration'>

/** What an observation counts. A draft counts nothing, and nothing is worth no row. */
export function factsOf({ status, toolTypeId, document, configuration }: Counted): Fact[] {
  if (status === 'draft') return []
  const tool = toolOf({ toolTypeId })
  const capture = tool.open(document.toolVersion, document.capture)
  return tool.facts(capture, configuration, visitIn(document)).filter(({ n }) => n !== 0)
}
