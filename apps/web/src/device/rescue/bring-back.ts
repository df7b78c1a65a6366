import { counted } from '@corridor/domain/count-words'
import type { Device } from '../device.ts'
import { isOf } from '../files/named-in.ts'
import { readRescue } from './read-rescue.ts'

const unreadWords =
  'This device cannot read the file: it may be too large, or no longer where it was. Keep it, and choose it again on a computer.'

/** Answers in words for who chose the file. The same again changes nothing. */
export async function bringBack(device: Device, chosen: Blob): Promise<string> {
  const rescue = await chosen
    .text()
    .then(readRescue)
    .catch(() => 'unread' as const)
  if (rescue === 'unread') return unreadWords
  if (!rescue) return 'This is not a rescue file. Choose one that Corridor saved.'
  if (rescue.userId !== device.userId)
    return 'This file holds somebody else’s work. They can bring it back when they are signed in.'
  let hadRoom = true
  for (const kept of rescue.observations) {
    const files = rescue.files.filter((file) => isOf(kept, file))
    hadRoom = (await device.restore(kept, files)) && hadRoom
  }
  return [
    backWords(rescue.observations.length, rescue.files.length),
    hadRoom ? '' : 'There is no room for all photos: free some space and choose the file again.',
    rescue.unreadable > 0 ? 'Part of the file cannot be read: keep it, and ask support.' : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function backWords(observations: number, files: number): string {
  const photos = files > 0 ? ` with ${counted(files, 'photo or document', 'photos and documents')}` : ''
  return `${counted(observations, 'observation')}${photos} brought back.`
}
