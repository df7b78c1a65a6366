import { counted } from '@corridor/domain/words/count-words'
import type { Device } from '../device.ts'
import { isOf } from '../files/named-in.ts'
import { type Rescue, readRescue } from './read-rescue.ts'

/**
 * Brings the work of a rescue file back; answers in words for the person who chose it. A second time changes
 * nothing.
 */
export async function bringBack(device: Device, chosen: Blob): Promise<string> {
  const rescue = await readRescue(chosen).catch(() => 'unread' as const)
  if (rescue === 'unread')
    return 'This device cannot read the file: it may no longer be where it was. Choose it again, or on another device.'
  if (rescue === 'something else') return 'This is not a rescue file. Choose one that Corridor saved.'
  if (rescue === 'damaged')
    return 'This rescue file is damaged, or its end is missing, so nothing can be brought back from it. Copy it here again from where you saved it.'
  if (rescue.userId !== device.userId)
    return 'This file holds somebody else’s work. They can bring it back when they are signed in.'
  const { brought, noRoom, unreadable, isCutOff } = await bringFiles(device, rescue)
  for (const kept of rescue.observations) await device.restore(kept)
  return [
    backWords(rescue.observations.length, brought),
    noRoom > 0 ? 'There is no room for all photos: free some space and choose the file again.' : '',
    lackWords(isCutOff, rescue.unreadable + unreadable),
  ]
    .filter(Boolean)
    .join(' ')
}

/**
 * Brings the files back before their observations, which are not finished without them; one by one, as they may be
 * large.
 */
async function bringFiles(device: Device, { observations, files }: Rescue) {
  let [brought, noRoom, unreadable, isCutOff] = [0, 0, 0, false]
  for await (const file of files) {
    if (file === 'unreadable') unreadable += 1
    else if (file === 'cut off') isCutOff = true
    else if (!observations.some((kept) => isOf(kept, file))) continue
    else if (await device.restoreFile(file)) brought += 1
    else noRoom += 1
  }
  return { brought, noRoom, unreadable, isCutOff }
}

function lackWords(isCutOff: boolean, unreadable: number): string {
  if (isCutOff) return 'The end of the file is missing: copy it here again from where you saved it.'
  return unreadable > 0 ? 'Part of the file cannot be read: keep it, and ask support.' : ''
}

function backWords(observations: number, files: number): string {
  const photos = files > 0 ? ` with ${counted(files, 'photo or document', 'photos and documents')}` : ''
  return `${counted(observations, 'observation')}${photos} brought back.`
}
