import type { ObservationRecord } from '@corridor/contract/observations'
import type { JsonObject } from '@corridor/domain/json'
import { visitIn } from '@corridor/tools/visit-in'
import type { Kept } from '../../device/kept.ts'
import { findLoadedTool } from '../../tool-definitions.ts'

interface Around {
  readonly school: string
  readonly observer: string
  readonly message: string
}

/** What its readers will see, made from what this device has; nothing where a part of it is elsewhere. */
export function recordOf(
  { document, version, contributions = [] }: Kept,
  /** How the tool was set up. */
  set: JsonObject | undefined,
  { school, observer, message }: Around,
): ObservationRecord | undefined {
  const { educator, toolTypeId, purpose, isAnnounced, startedAt, endedAt, timeZone, context } = document
  const tool = findLoadedTool(toolTypeId)
  if (!tool || !set) return undefined
  const capture = tool.open(document.toolVersion, document.capture)
  return {
    ...{ version, educator, toolTypeId, purpose, isAnnounced, startedAt, endedAt, timeZone },
    ...{ school, observer, message: message.trim() || null },
    period: context.period,
    studentsPresent: context.studentsPresent,
    blocks: [
      ...tool.record(capture, set, {
        visit: visitIn(document),
        contributions: contributions.filter(({ text }) => text !== ''),
        isForEducator: true,
      }),
    ],
  }
}

/** What has to change before it may go out, in words. */
export function unsendableIn({ document }: Kept, set: JsonObject | undefined): readonly string[] {
  const tool = findLoadedTool(document.toolTypeId)
  if (!tool || !set) return []
  return tool.unsendable(tool.open(document.toolVersion, document.capture), set)
}
