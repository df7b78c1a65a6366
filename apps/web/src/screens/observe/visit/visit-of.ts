import type { Device } from '../../../device/device.ts'
import type { Kept } from '../../../device/kept.ts'
import { startDraft } from '../start/start-draft.ts'
import type { StartTool } from '../start/start-tools.ts'

/** The next tool in the same visit: the same people, place and facts, and a timer of its own. */
export function addTool(device: Device, { document }: Kept, tool: StartTool): Promise<string> {
  const { visitId, educatorId, provisional, educator, schoolId, timeZone } = document
  const { purpose, isAnnounced, context } = document
  return startDraft(device, {
    visitId,
    visited: { educatorId, provisional, educator, schoolId },
    facts: { purpose, isAnnounced, context },
    tool,
    timeZone,
  })
}
