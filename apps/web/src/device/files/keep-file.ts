import { MOST_FILES, tooManyFiles } from '@corridor/domain/files/file-limits'
import type { FileRef } from '@corridor/domain/files/file-ref'
import type { Kept } from '../kept.ts'
import { newId } from '../new-id.ts'
import { namedIn } from './named-in.ts'
import { prepareFile } from './prepare-file.ts'
import type { Shelf } from './shelf.ts'

/**
 * Keeps a photo or document of an observation on this device; it goes to the server after the observation that names
 * it.
 */
export async function keepFile(shelf: Shelf, kept: Kept, file: File): Promise<FileRef> {
  if (namedIn(kept).length >= MOST_FILES) throw new Error(tooManyFiles)
  const { type, bytes } = await prepareFile(file)
  const id = newId()
  try {
    await shelf.add({ id, observationId: kept.id, type, bytes })
  } catch (cause) {
    throw new Error('There is no room for this on the device. Free some space and add it again.', { cause })
  }
  return { id, type, bytes: bytes.byteLength }
}
