import { asTag } from '@corridor/ui/tag'
import { IconAlertTriangle, IconCloudCheck, IconDeviceFloppy, IconRefresh } from '@tabler/icons-react'
import { lazy, Suspense, useId, useState } from 'react'
import { currentUser } from '../../api/session.ts'
import type { Device } from '../device.ts'
import type { SyncState } from '../kept.ts'
import { mayObserve } from '../person/may-observe.ts'
import { useFromDevice, useOpenDevice } from '../use-device.ts'
import styles from './sync-pill.module.css'
import { pillFactsOf, pillOf } from './sync-words.ts'

const icons = {
  saved: IconCloudCheck,
  saving: IconRefresh,
  'on-device': IconDeviceFloppy,
  'needs-you': IconAlertTriangle,
} satisfies Record<SyncState, typeof IconRefresh>

// Few taps open these, and no first paint needs them.
const NoticeDialog = lazy(() => import('../notices/notice-dialog.tsx'))
// Where it does not come, the page that somebody writes on stays.
const SyncPanel = lazy(() => import('./sync-panel.tsx').catch(() => ({ default: () => <></> })))

interface Props {
  /** Of one observation; absent: of everything on this device. */
  readonly id?: string
}

/** Where the work is: on the server, on its way, on this device, or stuck. A tap says more. */
export function SyncPill({ id }: Props) {
  const device = useOpenDevice()
  const hasWork = useFromDevice((it) => it.list().length > 0 || it.said().length > 0, false)
  const user = currentUser()
  // Who only reads has nothing to lose.
  if (!device || !(id || hasWork || (user && mayObserve(user)))) return null
  return <Pill device={device} {...(id && { id })} />
}

function Pill({ device, id }: Props & { readonly device: Device }) {
  const told = () => pillOf(pillFactsOf(device, id))
  const state = useFromDevice(() => told().state, 'saved')
  const words = useFromDevice(() => told().words, '')
  const notice = useFromDevice(() => device.notice(), undefined)
  const hasWarnings = useFromDevice(() => device.warnings().length > 0, false)
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
        {hasWarnings && <span className={styles.dot} title="Something to know" />}
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
