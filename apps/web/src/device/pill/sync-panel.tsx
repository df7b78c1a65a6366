import { asButton, Button } from '@corridor/ui/capture/button'
import { Note } from '@corridor/ui/note'
import { useState } from 'react'
import { Link, useDoor } from '../../door/door.tsx'
import { update } from '../../service-worker/updates.ts'
import type { Device, Warning } from '../device.ts'
import { Unreadable } from '../notices/unreadable.tsx'
import { copyAsText } from '../rescue/copy-as-text.ts'
import { RescueChooser } from '../rescue/rescue-chooser.tsx'
import { saveRescue } from '../rescue/save-rescue.ts'
import { useFromDevice, useKeptList } from '../use-device.ts'
import styles from './sync-pill.module.css'
import type { Row } from './sync-rows.ts'
import { factsOf, storyOf } from './sync-story.ts'
import { type Remedy, remedyWords } from './trouble-words.ts'
import { unwritableWords } from './unwritable-words.ts'

const MOST_LISTED = 5

interface Props {
  readonly device: Device
  /** The observation that the page is about; absent on pages about none. */
  readonly id?: string
  readonly onLeave: () => void
}

/** The panel under the pill: what waits, why, since when, and what can be done about it. */
export default function SyncPanel({ device, id, onLeave }: Props) {
  // Draws the panel anew whenever something moves, and when the connection comes or goes.
  useKeptList()
  const headline = useFromDevice((it) => storyOf(factsOf(it, id)).headline, '')
  const { rows, warnings, actions } = storyOf(factsOf(device, id))
  const more = rows.length - MOST_LISTED
  return (
    <section className={styles.panel} aria-label="Where your work is" tabIndex={-1}>
      {device.isReadable() ? <p className={styles.words}>{headline}</p> : <Unreadable device={device} />}
      {rows.length > 0 && (
        <ul className={styles.waiting}>
          {rows.slice(0, MOST_LISTED).map((row) => (
            <Waiting key={row.id} row={row} device={device} onLeave={onLeave} />
          ))}
        </ul>
      )}
      {more > 0 && <p className={styles.more}>and {more} more</p>}
      {warnings.map((warning) => (
        <Note key={warning} className={styles.warning}>
          {warningWords[warning]}
        </Note>
      ))}
      <div className={styles.actions}>
        {actions.signIn && <SignIn />}
        {actions.tryNow && (
          <Button size="small" onClick={() => device.tryNow()}>
            Try now
          </Button>
        )}
        {actions.rescue && <Rescue device={device} />}
      </div>
      {!device.isViewOnly && device.isReadable() && <RescueChooser device={device} />}
    </section>
  )
}

interface WaitingProps extends Pick<Props, 'device' | 'onLeave'> {
  readonly row: Row
}

function Waiting({ row, device, onLeave }: WaitingProps) {
  const { id, title, when, since, trouble, remedy, to } = row
  return (
    <li>
      <Link to={to} onClick={onLeave}>
        {title}
      </Link>
      <small>
        {when}
        {since && ` · ${since}`}
      </small>
      {trouble && <p>{trouble}</p>}
      {remedy && (
        <Button look="link" size="small" onClick={() => heal(remedy, device, id)}>
          {remedyWords[remedy]}
        </Button>
      )}
    </li>
  )
}

async function heal(remedy: Remedy, device: Device, id: string) {
  if (remedy === 'delete') return device.remove(id)
  await device.retry(id)
  if (remedy === 'update') await update()
}

function SignIn() {
  const { address } = useDoor()
  return (
    <Link {...asButton({ size: 'small' })} to={`/login?to=${encodeURIComponent(address)}`}>
      Sign in
    </Link>
  )
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
      <Button size="small" onClick={copy}>
        Copy as text
      </Button>
      <Button size="small" onClick={save}>
        Save a rescue file
      </Button>
      <span role="status">{said}</span>
    </>
  )
}

const warningWords: Readonly<Record<Warning, string>> = {
  unwritable: unwritableWords,
  'set-aside':
    'Part of what this device keeps cannot be read by this version of Corridor. It stays here as it is. Reload the page to update Corridor, or save a rescue file and ask support.',
  'low-space': 'This device is almost full. Free some space so that your work can be saved.',
  'old-work': 'Some work has waited here for more than a day. Connect to the internet to send it.',
  'old-files':
    'Photos or documents have been on this device alone for more than a day. Connect to the internet and keep Corridor open until they are sent.',
  'not-installed':
    'Add Corridor to the home screen: Safari clears what websites keep after a week without a visit.',
  'not-persistent': 'The browser may clear unsent work when this device runs low on space.',
}
