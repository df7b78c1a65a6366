import type { FileHandle } from 'node:fs/promises'
import { Problem } from '@corridor/contract/problems'
import { type Entry, fromFdPromise, type ZipFile } from 'yauzl'
import { notReadable, orRefuse, tooLarge } from '../refuse-roster.ts'

export interface Zip {
  readonly entries: readonly Entry[]
  /** The bytes of one entry, of which there may be this many. */
  readonly bytesOf: (entry: Entry, most: number) => AsyncGenerator<Buffer>
}

const MOST_ENTRIES = 5_000
const damaged = 'This file is damaged, or not what it says it is. Save or export it again.'

/** Looks into a zip. Nothing is unpacked to the disc, and no name in it is used as one. */
export async function openZip(file: FileHandle): Promise<Zip> {
  const zip = await orRefuse(
    fromFdPromise(file.fd, { lazyEntries: true, autoClose: false, strictFileNames: true }),
    damaged,
  )
  const entries = await orRefuse(entriesOf(zip), damaged)
  return { entries, bytesOf: (entry, most) => bytesOf(zip, entry, most) }
}

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MOST_ENTRIES) throw tooLarge('There are more than 5,000 files in this zip file.')
  const entries: Entry[] = []
  const names = new Set<string>()
  for await (const entry of zip.eachEntry()) {
    if (names.has(entry.fileName)) throw notReadable(damaged)
    names.add(entry.fileName)
    entries.push(entry)
  }
  return entries
}

async function* bytesOf(zip: ZipFile, entry: Entry, most: number): AsyncGenerator<Buffer> {
  if (entry.isEncrypted()) throw notReadable('This file has a password. Export it without one.')
  const tooMuch = () =>
    tooLarge('What is packed in this file is too large. Take out what is not about staff.')
  // An entry's stated size may be wrong: the reader stops there, and this counts besides.
  if (entry.uncompressedSize > most) throw tooMuch()
  const stream = await orRefuse(zip.openReadStreamPromise(entry), damaged)
  let length = 0
  try {
    for await (const chunk of stream) {
      const bytes: Buffer = chunk
      length += bytes.length
      if (length > most) throw tooMuch()
      yield bytes
    }
  } catch (error) {
    throw error instanceof Problem ? error : notReadable(damaged)
  }
}
