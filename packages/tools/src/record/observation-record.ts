import type { JsonObject } from '@corridor/domain/data/json'
import { isConference } from '@corridor/domain/observation/conference'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import type { Tool } from '../definition/seal.ts'
import type { RecordContext } from '../definition/tool.ts'
import { visitIn } from '../visit/visit-in.ts'
import { withoutParts } from './record-parts.ts'

/** An observation, from the rows of the server or from what a device keeps. */
interface Observed {
  readonly document: ObservationDocument
  /** How the tool was set up. */
  readonly config: JsonObject
  /** Counts the sendings. */
  readonly version: number
  readonly school: string
  readonly observer: string
  /** “Principal”: by what the observer observed there, on the day of the visit. */
  readonly observerRole?: string | undefined
}

interface Reading extends Omit<RecordContext, 'visit'> {
  readonly message: string | null
  /** Titles of parts that the observer leaves out. */
  readonly leftOut?: readonly string[]
}

/**
 * The record that readers see of an observation: the preview before sending, the copy and its paper are all this.
 * Private notes have no place in it.
 */
export function observationRecord(
  tool: Tool,
  observed: Observed,
  { message, leftOut = [], ...reading }: Reading,
) {
  const { document, config, version, school, observer, observerRole } = observed
  const { educator, toolTypeId, purpose, isAnnounced, startedAt, timeZone, context } = document
  const visit = visitIn(document)
  const capture = tool.open(document.toolVersion, document.capture)
  return {
    version,
    school,
    educator,
    observer,
    ...(observerRole && { observerRole }),
    toolTypeId,
    ...(!tool.isSingle && { set: tool.name(config) }),
    setVersion: document.configurationVersion,
    purpose,
    isAnnounced,
    startedAt,
    endedAt: visit.endedAt,
    timeZone,
    period: context.period,
    // A conference has neither a lesson nor a class to count.
    partOfLesson: isConference(toolTypeId) ? null : context.partOfLesson,
    studentsPresent: isConference(toolTypeId) ? null : context.studentsPresent,
    message,
    blocks: withoutParts(tool.record(capture, config, { ...reading, visit }), leftOut),
  }
}
