import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { Device } from './device.ts'
import type { Kept, SyncState } from './kept.ts'
import { panelWords, sinceWords } from './panel-words.ts'
import { copyAsText } from './rescue/copy-as-text.ts'
import { RescueChooser } from './rescue/rescue-chooser.tsx'
import { saveRescue } from './rescue/save-rescue.ts'
import styles from './sync-pill.module.css'
import { useKeptList } from './use-device.ts'
import { warningWords } from './warning-words.ts'

const MOST_LISTED = 5

interface Props {
  readonly device: Device
  readonly state: SyncState
}

/** What waits, why, since when, and what can be done about it. */
export default function SyncPanel({ device, state }: Props) {
  // Drawn anew whenever something moves.
  useKeptList()
  const unsent = device.unsent()
  // What has arrived may still have something to tell.
  const listed = device.isViewOnly ? [] : device.list().filter((it) => it.trouble || unsent.includes(it))
  const warnings = device.warnings()
  const mayRescue =
    warnings.includes('unreadable') ||
    (unsent.length > 0 && (state === 'needs-you' || state === 'on-device' || warnings.length > 0))
  return (
    <section className={styles.panel} aria-label="Where your work is" tabIndex={-1}>
      <p className={styles.words}>{panelWords(state, device)}</p>
      {listed.length > 0 && (
        <ul className={styles.waiting}>
          {listed.slice(0, MOST_LISTED).map((kept) => (
            <Waiting key={kept.id} kept={kept} device={device} isUnsent={unsent.includes(kept)} />
          ))}
        </ul>
      )}
      {listed.length > MOST_LISTED && <p className={styles.more}>and {listed.length - MOST_LISTED} more</p>}
      {warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          {warningWords[warning]}
        </p>
      ))}
      <div className={styles.actions}>
        {device.isSignedOut() && unsent.length > 0 && <SignIn />}
        {!device.isSignedOut() && unsent.length > 0 && (
          <button type="button" onClick={() => device.tryNow()}>
            Try now
          </button>
        )}
        {mayRescue && <Rescue device={device} />}
      </div>
      {!device.isViewOnly && <RescueChooser device={device} />}
    </section>
  )
}

interface WaitingProps extends Pick<Props, 'device'> {
  readonly kept: Kept
  readonly isUnsent: boolean
}

function Waiting({ kept, device, isUnsent }: WaitingProps) {
  const { id, document, trouble } = kept
  return (
    <li>
      <strong>{document.educator.name}</strong> {isUnsent && <small>{sinceWords(kept)}</small>}
      {trouble && <p>{trouble.message}</p>}
      {trouble && (
        <button type="button" onClick={() => device.retry(id)}>
          {isUnsent ? 'Try again' : 'OK'}
        </button>
      )}
    </li>
  )
}

function SignIn() {
  const { pathname, search } = useLocation()
  return <Link to={`/login?to=${encodeURIComponent(pathname + search)}`}>Sign in</Link>
}

function Rescue({ device }: Pick<Props, 'device'>) {
  const [said, setSaid] = useState('')
  const copy = () =>
    copyAsText(device).then(
      () => setSaid('Copied'),
      () => setSaid('The browser did not let us copy. Save a rescue file instead.'),
    )
  const save = () =>
    saveRescue(device).then(setSaid, () =>
      setSaid('The rescue file could not be made. Try again, or copy as text.'),
    )
  return (
    <>
      <button type="button" onClick={copy}>
        Copy as text
      </button>
      <button type="button" onClick={save}>
        Save a rescue file
      </button>
      <span role="status">{said}</span>
    </>
  )
}
