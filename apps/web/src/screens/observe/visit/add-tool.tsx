import { Button } from '@corridor/ui/capture/button'
import type { Device } from '../../../device/device.ts'
import type { Kept } from '../../../device/kept.ts'
import { useDoor } from '../../../door/door.tsx'
import { toolOf } from '../../../tool-looks.ts'
import styles from '../sheets.module.css'
import { startDraft } from '../start/start-draft.ts'
import type { StartTool } from '../start/start-tools.ts'
import { ALL_TOOLS_OFF, startTools } from '../start/start-tools.ts'
import { VisitTools } from './visit-tools.tsx'

interface Props {
  readonly device: Device
  readonly kept: Kept
}

export function AddTool({ device, kept }: Props) {
  const { navigate } = useDoor()
  const snapshot = device.snapshot()
  const tools = snapshot ? startTools(snapshot, kept.document.schoolId) : []
  return (
    <div className={styles.menu}>
      {snapshot && tools.length === 0 && <p>{ALL_TOOLS_OFF}</p>}
      {tools.map((tool) => {
        const { Icon } = toolOf(tool.toolTypeId)
        return (
          <Button
            key={tool.key}
            size="large"
            icon={<Icon size={20} stroke={1.8} aria-hidden />}
            onClick={async () => navigate(await addTool(device, kept, tool))}
          >
            {tool.subtitle ? `${tool.title}, ${tool.subtitle}` : tool.title}
          </Button>
        )
      })}
      <VisitTools device={device} kept={kept} />
    </div>
  )
}

/** The next tool in the same visit: the same people, place and facts, and a timer of its own. */
function addTool(device: Device, { document }: Kept, tool: StartTool): Promise<string> {
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
