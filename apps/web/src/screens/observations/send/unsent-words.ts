import type { Device } from '../../../device/device.ts'
import type { Kept, Words } from '../../../device/kept.ts'

export type UnsentWords = ReturnType<typeof unsentWords>

const none: Words = { message: '', recipients: [] }

/** What was typed before sending stays with the observation, on this device: it survives the page and the tab. */
export function unsentWords(device: Device, { id, words: written, sending }: Kept) {
  const words = written ?? sending ?? none
  return { words, write: (part: Partial<Words>) => void device.keepWords(id, { ...words, ...part }) }
}
