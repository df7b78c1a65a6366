import type { ObservationRecord } from '@corridor/contract/observations/observation-record'
import { observationRecord } from '@corridor/tools/record/observation-record'
import { inTodaysShape } from '../opened.ts'
import type { StoredObservation } from '../stored-observation.ts'

type Reading = Parameters<typeof observationRecord>[2]

/** The record of a document as it stands. */
export function standingRecord(row: StoredObservation, reading: Reading): ObservationRecord {
  const { document, configuration, version, school, observer } = row
  const { tool } = inTodaysShape(document)
  const observed = { document, config: configuration, version, school: school.name, observer: observer.name }
  return observationRecord(tool, observed, reading)
}
