import { inTime } from '../api/in-time.ts'
import { loadUser } from '../api/session.ts'
import type { Device } from './device.ts'
import { UnreadableDisc } from './disc/unreadable-disc.ts'
import { openDevice } from './open-device.ts'

/** What the person who opens the page keeps here. The guard has let in nobody else. */
export async function ownDevice() {
  const user = await loadUser()
  if (!user) throw new Error('This screen is for signed-in people.')
  const device = await openDevice(user.id)
  if (!device.isReadable()) throw new UnreadableDisc()
  return { user, device }
}

/** Nobody stands in front of a class and waits for an answer that does not come: the lists of the last contact stand. */
export function refreshed(device: Device): Promise<void> {
  return inTime(device.refresh()).catch(() => {})
}
