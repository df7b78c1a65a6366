import { Problem } from '@corridor/contract/problems'
import type { KnownObservation } from '../observations.queries.ts'
import { opened } from '../opened.ts'

/** Says the first thing that an observation still lacks. Who was visited when must be true before it counts. */
export function requireComplete({ document, configuration, isAhead }: KnownObservation): void {
  if (isAhead) throw new Problem('visit-is-ahead')
  const { tool, capture } = opened(document)
  const [missing] = tool.missing(capture, configuration)
  if (missing) throw new Problem('observation-incomplete', { fields: { capture: missing } })
}
