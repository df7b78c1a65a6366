import type { ObservationRecord } from '@corridor/contract/observations/observation-record'
import { observationRecord } from '@corridor/tools/record/observation-record'
import type { KnownObservation } from './observations.queries.ts'
import { opened } from './opened.ts'

type Reading = Parameters<typeof observationRecord>[2]

/** What readers see of the document as it stands. */
export function recordOf(row: KnownObservation, reading: Reading): ObservationRecord {
  const { document, configuration, version, school, observer } = row
  const { tool } = opened(document)
  const observed = { document, config: configuration, version, school: school.name, observer: observer.name }
  return observationRecord(tool, observed, reading)
}
