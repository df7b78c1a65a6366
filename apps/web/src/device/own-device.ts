import { inTime } from '../api/in-time.ts'
import { loadUser } from '../api/session.ts'
import type { Device } from './device.ts'
import { UnreadableDisc } from './disc/unreadable-disc.ts'
import { openDevice } from './open-device.ts'

/** The device of the person who opens the page; its guard has let in nobody else. */
export async function ownDevice() {
  const user = await loadUser()
  if (!user) throw new Error('This screen is for signed-in people.')
  const device = await openDevice(user.id)
  if (!device.isReadable()) throw new UnreadableDisc()
  return { user, device }
}

/**
 * Refreshes the device’s lists, and goes on with the last ones where no answer comes: nobody waits in front of a
 * class.
 */
export function refreshed(device: Device): Promise<void> {
  return inTime(device.refresh()).catch(() => {})
}
