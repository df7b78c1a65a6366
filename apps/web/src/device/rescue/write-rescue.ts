import type { Device } from '../device.ts'
import { base64 } from '../files/base64.ts'
import type { StoredFile } from '../files/file-disc.ts'
import { isOf } from '../files/named-in.ts'
import type { Kept } from '../kept.ts'

interface Rescue {
  readonly file: Blob
  /** How many photos and documents the file lacks, because the disc does not give them. */
  readonly unread: number
  /** How many observations the file lacks, because the disc does not give them. */
  readonly unreadObservations: number
}

/** Makes a rescue file: everything that puts the work back, here or on another device, and nothing of anybody else. */
export async function rescueFileOf(device: Device, madeAt: string): Promise<Rescue> {
  const { observations: unsent, strange, unread: unreadObservations } = await device.salvage()
  const head = {
    corridor: 'rescue file',
    madeAt,
    userId: device.userId,
    observations: unsent.map(rescued),
    // Unreadable records are in the file for support: nothing brings them back by itself.
    ...(strange.length > 0 && { strange: strange.map(asJson) }),
  }
  // Photos are read one after the other: the browser keeps the parts outside of the page’s memory.
  const parts: Blob[] = []
  let unread = 0
  for await (const file of device.unsentFiles()) {
    if (!unsent.some((kept) => isOf(kept, file))) continue
    if ('bytes' in file) parts.push(new Blob([parts.length > 0 ? ',\n' : '', words(file)]))
    else unread += 1
  }
  const text = JSON.stringify(head, null, 2).replace(/\n\}$/, ',\n  "files": [\n')
  const file = new Blob([text, ...parts, '\n  ]\n}\n'], { type: 'application/json' })
  return { file, unread, unreadObservations }
}

function rescued({ id, document, base, inFlight, status, version, isLate, ...kept }: Kept) {
  const { goal, sending, words: written = null, changedAt } = kept
  return {
    id,
    goal,
    sending,
    words: written,
    changedAt,
    status,
    version,
    isLate,
    base,
    inFlight,
    document,
  }
}

/** Any value of the disc as JSON: a browser keeps more than JSON can say. */
function asJson(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value))
  } catch {
    return String(value)
  }
}

function words(file: StoredFile): string {
  return JSON.stringify({ ...file, bytes: base64(file.bytes) })
}
