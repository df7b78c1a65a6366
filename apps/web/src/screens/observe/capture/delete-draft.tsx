import { Button } from '@corridor/ui/capture/button'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Device } from '../../../device/device.ts'
import type { Kept } from '../../../device/kept.ts'
import { useDoor } from '../../../door/door.tsx'
import { goBack } from '../address.ts'
import styles from '../sheets.module.css'

interface Props {
  readonly device: Device
  readonly kept: Kept
}

/** Two taps in place; what is finished is not deleted. */
export function DeleteDraft({ device, kept: { id, status, goal } }: Props) {
  const { navigate } = useDoor()
  const [isAsked, setIsAsked] = useState(false)
  if (status !== 'draft' || goal !== 'draft') return null
  const remove = async () => {
    await device.remove(id)
    await goBack(navigate)
  }
  return (
    <div className={styles.delete}>
      {isAsked && <p role="status">The draft goes for good, here and on every device.</p>}
      <Button onClick={isAsked ? remove : () => setIsAsked(true)}>
        <IconTrash size={20} stroke={1.8} aria-hidden />
        {isAsked ? 'Delete for good' : 'Delete this draft'}
      </Button>
      {isAsked && (
        <Button data-quiet onClick={() => setIsAsked(false)}>
          Keep it
        </Button>
      )}
    </div>
  )
}
