import { counted } from '@corridor/domain/count-words'
import type { Device } from './device.ts'
import type { Kept, SyncState } from './kept.ts'

/** What the pill means, when somebody asks. */
export function panelWords(state: SyncState, device: Device): string {
  if (device.isViewOnly) return 'You can look at everything here and try it out. Nothing is saved.'
  const waiting = counted(device.waiting(), 'observation')
  if (device.isSignedOut() && device.waiting() > 0)
    return `You are signed out. ${waiting} ${device.waiting() === 1 ? 'is' : 'are'} safe on this device. Sign in to upload.`
  if (state === 'saved') return 'Everything is saved to your account.'
  if (state === 'saving') return 'On its way. There is nothing to do.'
  if (state === 'needs-you')
    return 'Your work is safe here. Something needs a look before all of it is saved.'
  if (device.isOffline())
    return `You are offline. Keep going: ${waiting} on this device will upload by itself.`
  return `${waiting} on this device. Corridor tries again by itself.`
}

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const dayAndTime = new Intl.DateTimeFormat('en-US', {
  ...{ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
})

/** «waits since 10:42 AM» */
export function sinceWords({ waitsSince, changedAt }: Kept, now = new Date()): string {
  const since = new Date(waitsSince ?? changedAt)
  const isToday = since.toDateString() === now.toDateString()
  return `waits since ${(isToday ? time : dayAndTime).format(since)}`
}
