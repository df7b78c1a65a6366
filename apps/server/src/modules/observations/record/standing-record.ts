import type { ObservationRecord } from '@corridor/contract/observation-record'
import type { RecordContext } from '@corridor/tools/tool'
import { opened } from '../opened.ts'
import type { StoredObservation } from '../stored-observation.ts'

interface Reading extends Omit<RecordContext, 'visit'> {
  readonly message: string | null
}

/** The record of a document as it stands. Private notes have no place in it. */
export function standingRecord(row: StoredObservation, { message, ...reading }: Reading): ObservationRecord {
  const { educator, toolTypeId, purpose, isAnnounced, startedAt, timeZone, context } = row.document
  const { visit, record } = opened(row)
  return {
    version: row.version,
    educator,
    toolTypeId,
    purpose,
    isAnnounced,
    startedAt,
    timeZone,
    endedAt: visit.endedAt,
    school: row.school.name,
    observer: row.observer.name,
    period: context.period,
    studentsPresent: context.studentsPresent,
    message,
    blocks: [...record(reading)],
  }
}
