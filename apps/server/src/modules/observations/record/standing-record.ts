import type { ObservationRecord } from '@corridor/contract/observations/observation-record'
import { observationRecord } from '@corridor/tools/record/observation-record'
import { inTodaysShape } from '../opened.ts'
import type { StoredObservation } from '../stored-observation.ts'

type Reading = Parameters<typeof observationRecord>[2]

/** The record of a document as it stands, with the observer’s role where it is known. */
export function standingRecord(
  row: StoredObservation,
  reading: Reading,
  observerRole?: string,
): ObservationRecord {
  const { document, configuration, version, school, observer } = row
  const { tool } = inTodaysShape(document)
  const names = { school: school.name, observer: observer.name, observerRole }
  const observed = { document, config: configuration, version, ...names }
  return observationRecord(tool, observed, reading)
}
