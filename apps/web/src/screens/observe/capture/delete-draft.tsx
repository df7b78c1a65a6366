import { Button } from '@corridor/ui/capture/button'
import type { Device } from '../../../device/device.ts'
import type { Kept } from '../../../device/kept.ts'
import { useDoor } from '../../../door/door.tsx'
import { goBack } from '../address.ts'
import styles from '../sheets.module.css'
import { toolsOfVisit } from '../visit/tool-state.ts'

interface Props {
  readonly device: Device
  readonly kept: Kept
  readonly onKeep: () => void
}

/** Whether the observation can be deleted; a finished one cannot. */
export function isDeletable({ status, goal }: Kept): boolean {
  return status === 'draft' && goal === 'draft'
}

/** The question before a draft is deleted, with a sheet to itself. */
export function DeleteDraft({ device, kept, onKeep }: Props) {
  const { navigate } = useDoor()
  if (!isDeletable(kept)) return <p role="status">This observation is finished and cannot be deleted.</p>
  const remove = async () => {
    await device.remove(kept.id)
    await goBack(navigate)
  }
  return (
    <div className={styles.delete}>
      <p>{whatGoes(device, kept)} will be permanently deleted, here and on every device.</p>
      <Button size="large" onClick={remove}>
        Delete permanently
      </Button>
      <Button size="large" data-quiet onClick={onKeep}>
        Keep it
      </Button>
    </div>
  )
}

/** What is deleted, in words: of a visit with several tools only the open one. */
function whatGoes(device: Device, { id, document }: Kept): string {
  const tools = toolsOfVisit(device, document.visitId)
  const open = tools.find((tool) => tool.id === id)
  return open && tools.length > 1 ? `Only ${open.fullName} of this visit` : 'It'
}
