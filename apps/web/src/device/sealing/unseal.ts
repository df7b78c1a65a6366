import { isSame } from '@corridor/domain/data/json'
import { discName } from '../disc/indexed-disc.ts'
import { keepAside } from '../disc/salvage.ts'
import { indexedFileDisc, type StoredFile } from '../files/file-disc.ts'
import type { Kept } from '../kept.ts'
import type { Restore } from '../surroundings.ts'
import { decrypt } from './cipher.ts'
import { deleteSealed, readSealed } from './sealed-disc.ts'
import { readFrom } from './sealed-work.ts'

/** Unlocks a person’s sealed work when they are back; a piece leaves the lock once it is safe on the disc. */
export async function unseal(userId: number, key: string, restore: Restore) {
  const opened: number[] = []
  const all = await readSealed(userId)
  for (const [place, sealed] of all.entries()) {
    // A piece that cannot be opened keeps none of the others locked.
    const work = await decrypt(sealed, key).then(readFrom, () => undefined)
    if (!work) continue
    await restoreFiles(userId, work.files)
    await keepAside(discName(userId), work.strange)
    await Promise.all(work.observations.map((kept) => restore.kept(sameObjects(kept))))
    await Promise.all(work.said.map(restore.said))
    opened.push(place)
  }
  if (opened.length > 0) await deleteSealed(userId, opened)
}

async function restoreFiles(userId: number, files: readonly StoredFile[]) {
  if (files.length === 0) return
  const disc = indexedFileDisc(userId)
  try {
    await Promise.all(files.map((file) => disc.add(file)))
  } finally {
    disc.close()
  }
}

/** A document that the server has must be the very object of the base. */
function sameObjects(kept: Kept): Kept {
  const { base, document } = kept
  return base && isSame(base.document, document) ? { ...kept, document: base.document } : kept
}
