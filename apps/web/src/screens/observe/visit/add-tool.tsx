import { isConference } from '@corridor/domain/observation/conference'
import { ErrorDialog } from '@corridor/ui/forms/error-dialog'
import { useRef, useState } from 'react'
import type { Device } from '../../../device/device.ts'
import type { Kept } from '../../../device/kept.ts'
import { useDoor } from '../../../door/door.tsx'
import { addressOf } from '../address.ts'
import { startDraft } from '../start/start-draft.ts'
import { type StartTool, startTools } from '../start/start-tools.ts'
import { ToolTiles } from '../start/tool-tiles.tsx'
import { keptOfVisit } from './kept-of-visit.ts'

interface Props {
  readonly device: Device
  readonly kept: Kept
  /** Called where the tool that is open already was chosen. */
  readonly onStay: () => void
}

/** The tiles of Start, for the running visit. A conference is not among them. */
export function AddTool({ device, kept, onStay }: Props) {
  const { navigate } = useDoor()
  const isOpening = useRef(false)
  const [hasFailed, setHasFailed] = useState(false)
  const snapshot = device.snapshot()
  if (!snapshot) return null
  const tools = startTools(snapshot, kept.document.schoolId)
  const here = keptOfVisit(device, kept.document.visitId)
  /** Opens a tool; a second tap right after makes no second one. */
  const open = async (tool: StartTool) => {
    if (isOpening.current) return
    if (isWith(tool)(kept)) return onStay()
    isOpening.current = true
    try {
      await navigate(await openTool(device, kept, tool), { replace: true })
    } catch {
      // The tool’s code did not arrive: a tap asks for it again.
      setHasFailed(true)
    } finally {
      isOpening.current = false
    }
  }
  return (
    <>
      <ToolTiles
        userId={device.userId}
        tools={tools.filter(({ toolTypeId }) => !isConference(toolTypeId))}
        tagOf={(tool) => (here.some(isWith(tool)) ? 'In this visit' : undefined)}
        isFirst={() => false}
        onTap={open}
      />
      {hasFailed && (
        <ErrorDialog
          message="This tool did not load. Check the connection and try again."
          onClose={() => setHasFailed(false)}
        />
      )}
    </>
  )
}

function isWith({ toolTypeId, configurationId }: StartTool) {
  return ({ document }: Kept) =>
    document.toolTypeId === toolTypeId && document.configurationId === configurationId
}

/**
 * Opens the visit’s observation with this tool and set, or starts one with the visit’s people, place and facts and
 * its own timer.
 */
async function openTool(device: Device, { document }: Kept, tool: StartTool): Promise<string> {
  const { visitId, educatorId, provisional, educator, schoolId, timeZone } = document
  const there = keptOfVisit(device, visitId).find(isWith(tool))
  if (there) return addressOf(tool.toolTypeId, there.id)
  const { purpose, isAnnounced, context } = document
  return startDraft(device, {
    visitId,
    visited: { educatorId, provisional, educator, schoolId },
    facts: { purpose, isAnnounced, context },
    tool,
    timeZone,
  })
}
