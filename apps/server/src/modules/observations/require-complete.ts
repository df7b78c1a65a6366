import { Problem } from '@corridor/contract/problems'
import type { KnownObservation } from './observations.queries.ts'
import { opened } from './opened.ts'

/** Says the first thing that an observation still lacks. */
export function requireComplete({ document, configuration }: KnownObservation): void {
  const { tool, capture } = opened(document)
  const [missing] = tool.missing(capture, configuration)
  if (missing) throw new Problem('observation-incomplete', { fields: { capture: missing } })
}
