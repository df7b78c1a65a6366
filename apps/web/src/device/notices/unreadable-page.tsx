import { useDoor } from '../../door/door.tsx'
import { currentDevice } from '../open-device.ts'
import { Unreadable } from './unreadable.tsx'

/** The page in place of a screen that would write: the screen opens by itself once the disc is read. */
export default function UnreadablePage() {
  const { revalidate } = useDoor()
  const device = currentDevice()
  return device ? <Unreadable device={device} onRead={revalidate} /> : null
}
