import { counted } from '@corridor/domain/words/count-words'
import type { Device } from '../device.ts'
import { rescueFileOf } from './write-rescue.ts'

/** Saves a rescue file through the browser; answers in words what it lacks. */
export async function saveRescue(device: Device): Promise<string> {
  const madeAt = new Date().toISOString()
  const { file, unread, unreadObservations } = await rescueFileOf(device, madeAt)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `corridor-rescue-${madeAt.slice(0, 10)}.json`
  link.click()
  URL.revokeObjectURL(link.href)
  const lacks = [
    ...(unreadObservations > 0 ? [counted(unreadObservations, 'observation')] : []),
    ...(unread > 0 ? [counted(unread, 'photo or document', 'photos and documents')] : []),
  ]
  return lacks.length === 0 ? '' : `Saved without ${lacks.join(' and ')} that this device cannot read.`
}
