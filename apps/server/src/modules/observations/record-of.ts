import type { ObservationRecord } from '@corridor/contract/observations/observation-record'
import type { RecordContext } from '@corridor/tools/definition/tool'
import { visitIn } from '@corridor/tools/visit/visit-in'
import type { KnownObservation } from './observations.queries.ts'
import { opened } from './opened.ts'

interface Reading extends Omit<RecordContext, 'visit'> {
  readonly message: string | null
}

/** What readers see of the document as it stands. Private notes have no place in it. */
export function recordOf(row: KnownObservation, { message, ...reading }: Reading): ObservationRecord {
  const { document, configuration, version } = row
  const { educator, toolTypeId, purpose, isAnnounced, startedAt, timeZone, context } = document
  const { tool, capture } = opened(document)
  const visit = visitIn(document)
  return {
    ...{ version, educator, toolTypeId, purpose, isAnnounced, startedAt, timeZone },
    endedAt: visit.endedAt,
    school: row.school.name,
    observer: row.observer.name,
    period: context.period,
    studentsPresent: context.studentsPresent,
    message,
    blocks: [...tool.record(capture, configuration, { ...reading, visit })],
  }
}
