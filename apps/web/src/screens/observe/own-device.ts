import { loadUser } from '../../api/session.ts'
import { openDevice } from '../../device/open-device.ts'
import { UnreadableDisc } from '../../device/unreadable-disc.ts'

/** What the person who opens the page keeps here. The guard has let in nobody else. */
export async function ownDevice() {
  const user = await loadUser()
  if (!user) throw new Error('This screen is for signed-in people.')
  const device = await openDevice(user.id)
  if (!device.isReadable()) throw new UnreadableDisc()
  return { user, device }
}
