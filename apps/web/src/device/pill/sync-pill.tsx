import { asTag } from '@corridor/ui/tag'
import { IconAlertTriangle, IconCloudCheck, IconDeviceFloppy, IconRefresh } from '@tabler/icons-react'
import { lazy, Suspense, useId, useState } from 'react'
import { currentUser } from '../../api/session.ts'
import type { Device } from '../device.ts'
import type { SyncState } from '../kept.ts'
import { mayObserve } from '../person/may-observe.ts'
import { useFromDevice, useOpenDevice } from '../use-device.ts'
import styles from './sync-pill.module.css'
import { pillFactsOf, pillOf, pointsOut } from './sync-words.ts'

const icons = {
  saved: IconCloudCheck,
  saving: IconRefresh,
  'on-device': IconDeviceFloppy,
  'needs-you': IconAlertTriangle,
} satisfies Record<SyncState, typeof IconRefresh>

// The dialogs load on demand: few taps open them, and no first paint needs them.
const NoticeDialog = lazy(() => import('../notices/notice-dialog.tsx'))
// Where the panel does not load, the page that somebody writes on stays.
const SyncPanel = lazy(() => import('./sync-panel.tsx').catch(() => ({ default: () => <></> })))

interface Props {
  /** The observation that the pill is about; absent: everything on this device. */
  readonly id?: string
}

/** Says where the work is: on the server, on its way, on this device, or stuck. A tap says more. */
export function SyncPill({ id }: Props) {
  const device = useOpenDevice()
  const hasWork = useFromDevice((it) => it.list().length > 0 || it.said().length > 0, false)
  const user = currentUser()
  // Somebody who only reads has nothing to lose, and sees no pill.
  if (!device || !(id || hasWork || (user && mayObserve(user)))) return null
  return <Pill device={device} {...(id && { id })} />
}

function Pill({ device, id }: Props & { readonly device: Device }) {
  const told = () => pillOf(pillFactsOf(device, id))
  const state = useFromDevice(() => told().state, 'saved')
  const words = useFromDevice(() => told().words, '')
  const notice = useFromDevice(() => device.notice(), undefined)
  const hasToTell = useFromDevice(() => pointsOut(device.warnings(), state), false)
  const [isOpen, setIsOpen] = useState(false)
  const panel = useId()
  const Icon = icons[state]
  return (
    <section
      className={styles.place}
      aria-label="Sync"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
      }}
      onKeyDown={({ key }) => key === 'Escape' && setIsOpen(false)}
    >
      <button
        type="button"
        {...asTag({ tone: state === 'on-device' ? 'accent' : 'brand', shape: 'pill' }, styles.pill)}
        data-state={state}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setIsOpen((was) => !was)}
      >
        <Icon size={16} stroke={1.8} aria-hidden />
        <span role="status">{words}</span>
        {hasToTell && <span className={styles.dot} title="Something to know" />}
      </button>
      <Suspense>
        <div id={panel}>
          {isOpen && <SyncPanel device={device} {...(id && { id })} onLeave={() => setIsOpen(false)} />}
        </div>
        {notice && <NoticeDialog notice={notice} onClose={() => device.dismissNotice()} />}
      </Suspense>
    </section>
  )
}
