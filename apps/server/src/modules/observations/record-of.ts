import type { ObservationRecord } from '@corridor/contract/observations'
import type { KnownObservation } from './observations.queries.ts'
import { toolOf } from './tool-of.ts'

/** What readers see of the document as it stands. Private notes have no place in it. */
export function recordOf(row: KnownObservation, message: string | null): ObservationRecord {
  const { document, configuration, version } = row
  const { educator, toolTypeId, purpose, isAnnounced, startedAt, endedAt, timeZone, context } = document
  const tool = toolOf(row)
  const capture = tool.open(document.toolVersion, document.capture)
  return {
    ...{ version, educator, toolTypeId, purpose, isAnnounced, startedAt, endedAt, timeZone },
    school: row.school.name,
    observer: row.observer.name,
    period: context.period,
    studentsPresent: context.studentsPresent,
    message,
    blocks: [...tool.record(capture, configuration, [])],
  }
}
