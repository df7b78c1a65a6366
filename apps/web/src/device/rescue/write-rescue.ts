import type { Device } from '../device.ts'
import { base64 } from '../files/base64.ts'
import type { StoredFile } from '../files/file-disc.ts'
import { isOf } from '../files/named-in.ts'
import type { Kept } from '../kept.ts'

/** Everything that puts the work back, here or on another device, and nothing of anybody else. */
export async function rescueFileOf(device: Device, madeAt: string): Promise<Blob> {
  const unsent = device.unsent()
  const head = { corridor: 'rescue file', madeAt, userId: device.userId, observations: unsent.map(rescued) }
  // One photo after the other: the browser keeps the parts outside of the page's memory.
  const parts: Blob[] = []
  for await (const file of device.unsentFiles())
    if (unsent.some((kept) => isOf(kept, file)))
      parts.push(new Blob([parts.length > 0 ? ',\n' : '', words(file)]))
  const text = JSON.stringify(head, null, 2).replace(/\n\}$/, ',\n  "files": [\n')
  return new Blob([text, ...parts, '\n  ]\n}\n'], { type: 'application/json' })
}

function rescued({ id, document, base, inFlight, status, version, isLate, ...kept }: Kept) {
  const { goal, sending, words: written = null, changedAt } = kept
  return {
    ...{ id, goal, sending, words: written, changedAt, status, version, isLate },
    ...{ base, inFlight, document },
  }
}

function words(file: StoredFile): string {
  return JSON.stringify({ ...file, bytes: base64(file.bytes) })
}
