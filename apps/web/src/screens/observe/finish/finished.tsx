import { counted } from '@corridor/domain/words/count-words'
import { asButton, Button } from '@corridor/ui/capture/button'
import { IconPencil, IconPlus, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { isClosedToObserver } from '../../../device/closed-to-observer.ts'
import type { Device } from '../../../device/device.ts'
import type { Kept } from '../../../device/kept.ts'
import { SyncPill } from '../../../device/pill/sync-pill.tsx'
import { useFromDevice, useSyncState } from '../../../device/use-device.ts'
import { Link, useDoor } from '../../../door/door.tsx'
import { toolOf } from '../../../tool-looks.ts'
import { goBack } from '../address.ts'
import { AddTool } from '../visit/add-tool.tsx'
import { VisitTools } from '../visit/visit-tools.tsx'
import styles from './finished.module.css'

interface Props {
  readonly device: Device
  readonly kept: Kept
  readonly onEdit: () => void
}

/** The page in place of the tool, once the device has everything. */
export function Finished({ device, kept, onEdit }: Props) {
  const { navigate } = useDoor()
  const [isAdding, setIsAdding] = useState(false)
  const { toolTypeId, educator, startedAt, endedAt } = kept.document
  const minutes = Math.max(1, Math.round((Date.parse(endedAt ?? startedAt) - Date.parse(startedAt)) / 60_000))
  const [firstName] = educator.name.split(' ')
  return (
    <main className={styles.page}>
      <section className={styles.card} aria-labelledby="finished">
        <SyncPill id={kept.id} />
        <h1 id="finished" tabIndex={-1} ref={takeFocus}>
          <Where device={device} id={kept.id} />
        </h1>
        <p>
          {toolOf(toolTypeId).title} with {educator.name}, {counted(minutes, 'minute')}.
        </p>
        {isClosedToObserver(kept) && <p role="status">{kept.trouble?.message}</p>}
        {!device.isViewOnly && !isClosedToObserver(kept) && (
          <Link
            {...asButton({ look: 'brand', size: 'large' })}
            to={`/observations/${toolTypeId}/send/${kept.id}`}
          >
            <IconSend size={20} stroke={1.8} aria-hidden />
            Send to {firstName}
          </Link>
        )}
        <div className={styles.ways}>
          <Button size="large" icon={<IconPencil size={20} stroke={1.8} aria-hidden />} onClick={onEdit}>
            Edit
          </Button>
          <Button
            size="large"
            icon={<IconPlus size={20} stroke={1.8} aria-hidden />}
            aria-expanded={isAdding}
            onClick={() => setIsAdding((was) => !was)}
          >
            Add a tool
          </Button>
        </div>
        {isAdding ? <AddTool device={device} kept={kept} /> : <VisitTools device={device} kept={kept} />}
        <div className={styles.leave}>
          <Link {...asButton({ look: 'link' })} to="/observations/start" replace>
            Start another visit
          </Link>
          <Button look="link" onClick={() => goBack(navigate)}>
            Done
          </Button>
        </div>
      </section>
    </main>
  )
}

/** Said of what the server has only once it has it. */
function Where({ device, id }: { readonly device: Device; readonly id: string }) {
  const isThere = useSyncState(id) === 'saved'
  const isUnwritable = useFromDevice((it) => it.warnings().includes('unwritable'), false)
  if (device.isViewOnly) return 'View only: nothing is saved'
  if (isThere) return 'Saved to your account'
  return isUnwritable ? 'Not saved yet' : 'Saved on this device'
}

/** The tool is gone from the page, and with it the place of the keyboard. */
function takeFocus(heading: HTMLElement | null) {
  heading?.focus()
}
