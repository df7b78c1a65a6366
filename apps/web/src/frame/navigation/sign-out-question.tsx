import { counted } from '@corridor/domain/words/count-words'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Device } from '../../device/device.ts'
import { useOpenDevice } from '../../device/use-device.ts'
import styles from '../messages/dialogs.module.css'

interface Props {
  readonly device: Device
  readonly onStay: () => void
  readonly onLeave: () => void
}

const MOST_NAMED = 3

/** Asks before signing out: what waits on this device, and what becomes of it. */
export function SignOutQuestion({ device: asked, onStay, onLeave }: Props) {
  // After a deletion that failed, the device is open anew.
  const opened = useOpenDevice()
  const device = opened?.userId === asked.userId ? opened : asked
  const [said, setSaid] = useState('')
  const unsent = device.unsent()
  const named = unsent.slice(0, MOST_NAMED).map(({ document }) => document.educator.name)
  const others = unsent.length - named.length
  const people = new Intl.ListFormat('en-US').format(
    others > 0 ? [...named, counted(others, 'more', 'more')] : named,
  )
  // The key for locking comes with the first contact.
  const canLock = device.snapshot() !== undefined && Boolean(globalThis.crypto?.subtle)
  // The rescue file’s code loads on demand: most people never need it.
  const save = async () => {
    const { saveRescue } = await import('../../device/rescue/save-rescue.ts')
    setSaid(await saveRescue(device))
  }
  const notSaved = () =>
    setSaid('The rescue file could not be made. Stay, and nothing is lost; then try again.')
  const notDeleted = () =>
    setSaid('The work could not be deleted, so you are still signed in. Try again, or stay and keep it.')
  const leave = () => {
    if (canLock) return onLeave()
    setSaid('Deleting…')
    return void import('../../device/disc/erase.ts')
      .then(({ erase }) => erase(device.userId))
      .then(onLeave, notDeleted)
  }
  return (
    <>
      <p className={styles.message}>
        {unsent.length > 0
          ? `${counted(unsent.length, 'observation')} on this device ${unsent.length === 1 ? 'is' : 'are'} not uploaded yet: ${people}.`
          : 'Your answers on this device are not uploaded yet.'}{' '}
        {canLock
          ? 'Locked, they stay here for 30 days until you sign in again on this device. Nobody else can read them.'
          : 'They cannot be locked before this device has reached Corridor, so signing out deletes them. Save a rescue file first, or stay.'}
      </p>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <div className={styles.actions}>
        <Button variant="default" onClick={leave}>
          {canLock ? 'Sign out' : 'Delete and sign out'}
        </Button>
        {!canLock && (
          <Button variant="default" onClick={() => save().catch(notSaved)}>
            Save a rescue file
          </Button>
        )}
        <Button data-autofocus onClick={onStay}>
          Stay
        </Button>
      </div>
    </>
  )
}
