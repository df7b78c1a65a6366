import { useDoor } from '../../door/door.tsx'
import { currentDevice } from '../open-device.ts'
import { Unreadable } from './unreadable.tsx'

/** In place of a screen that would write: it opens by itself once the disc is read. */
export default function UnreadablePage() {
  const { revalidate } = useDoor()
  const device = currentDevice()
  return device ? <Unreadable device={device} onRead={revalidate} /> : null
}
