import { isConference } from '@corridor/domain/observation/conference'
import { counted } from '@corridor/domain/words/count-words'
import { asButton, Button } from '@corridor/ui/capture/button'
import { IconPencil, IconPlus, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { holdWords, planHold } from '../../../api/plan-hold.ts'
import { isClosedToObserver } from '../../../device/closed-to-observer.ts'
import type { Device } from '../../../device/device.ts'
import type { Kept } from '../../../device/kept.ts'
import { SyncPill } from '../../../device/pill/sync-pill.tsx'
import { useFromDevice, useSyncState } from '../../../device/use-device.ts'
import { Link, useDoor } from '../../../door/door.tsx'
import { goBack } from '../address.ts'
import { AddTool } from '../visit/add-tool.tsx'
import { finishedTogether } from '../visit/kept-of-visit.ts'
import { fullNameOf } from '../visit/tool-state.ts'
import styles from './finished.module.css'
import { FinishedTools } from './finished-tools.tsx'

interface Props {
  readonly device: Device
  readonly kept: Kept
  readonly onEdit: () => void
}

/** The page in place of the tool, once the device has everything. */
export function Finished({ device, kept, onEdit }: Props) {
  const { navigate } = useDoor()
  const [isAdding, setIsAdding] = useState(false)
  const { toolTypeId, educator } = kept.document
  const visit = finishedTogether(device, kept)
  const finished = visit.filter(({ goal }) => goal !== 'draft')
  // The page that sends offers all finished tools, whichever it is reached from.
  const sent = finished.find(({ id }) => id === kept.id) ?? finished[0]
  const what = visit.length === 1 ? fullNameOf(device, kept) : counted(visit.length, 'tool')
  const [firstName] = educator.name.split(' ')
  return (
    <main className={styles.page}>
      <section className={styles.card} aria-labelledby="finished">
        <SyncPill id={kept.id} />
        <h1 id="finished" tabIndex={-1} ref={takeFocus}>
          <Where device={device} id={kept.id} />
        </h1>
        <p>
          {what} with {educator.name}, {counted(minutesOf(visit), 'minute')}.
        </p>
        <Held id={kept.id} />
        {isClosedToObserver(kept) && <p role="status">{kept.trouble?.message}</p>}
        {sent && !device.isViewOnly && !isClosedToObserver(kept) && (
          <Link
            {...asButton({ look: 'brand', size: 'large' })}
            to={`/observations/${sent.document.toolTypeId}/send/${sent.id}`}
          >
            <IconSend size={20} stroke={1.8} aria-hidden />
            Send to {firstName}
          </Link>
        )}
        {visit.length > 1 && <FinishedTools device={device} visit={visit} />}
        <div className={styles.ways}>
          <Button size="large" icon={<IconPencil size={20} stroke={1.8} aria-hidden />} onClick={onEdit}>
            Edit
          </Button>
          {!isConference(toolTypeId) && (
            <Button
              size="large"
              icon={<IconPlus size={20} stroke={1.8} aria-hidden />}
              aria-expanded={isAdding}
              onClick={() => setIsAdding((was) => !was)}
            >
              Add a tool
            </Button>
          )}
        </div>
        {isAdding && <AddTool device={device} kept={kept} onStay={onEdit} />}
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

/** Says where the finished visit is: “Saved to your account” only once the server has it. */
function Where({ device, id }: { readonly device: Device; readonly id: string }) {
  const isThere = useSyncState(id) === 'saved'
  const isUnwritable = useFromDevice((it) => it.warnings().includes('unwritable'), false)
  if (device.isViewOnly) return 'View only: nothing is saved'
  if (isThere) return 'Saved to your account'
  return isUnwritable ? 'Not saved yet' : 'Saved on this device'
}

/** Says why the visit is on this device alone, where the district’s plan holds it. */
function Held({ id }: { readonly id: string }) {
  const isThere = useSyncState(id) === 'saved'
  const hold = useFromDevice((it) => (it.isOffline() || it.isViewOnly ? undefined : planHold()), undefined)
  if (isThere || !hold) return null
  return <p role="status">{holdWords[hold]} It is safe here and goes on by itself then.</p>
}

/** The minutes of a visit, from the first beginning to the last end. */
function minutesOf(visit: readonly Kept[]): number {
  const starts = visit.map(({ document }) => Date.parse(document.startedAt))
  const ends = visit.map(({ document }) => Date.parse(document.endedAt ?? document.startedAt))
  return Math.max(1, Math.round((Math.max(...ends) - Math.min(...starts)) / 60_000))
}

/** Focuses the heading, as the tool is gone from the page, and with it the focus. */
function takeFocus(heading: HTMLElement | null) {
  heading?.focus()
}
