import { isSame } from '@corridor/domain/json'
import { indexedFileDisc, type StoredFile } from '../files/file-disc.ts'
import { discName } from '../indexed-disc.ts'
import type { Kept } from '../kept.ts'
import { keepAside } from '../salvage.ts'
import { decrypt } from './cipher.ts'
import { deleteSealed, readSealed } from './sealed-disc.ts'
import { readFrom } from './sealed-work.ts'

/** The same person is back: what was locked away is as it was. It goes from the lock when it is safe on the disc. */
export async function unseal(userId: number, key: string, restore: (kept: Kept) => Promise<void>) {
  const all = await readSealed(userId)
  if (all.length === 0) return
  for (const sealed of all) {
    const { observations, files, strange } = readFrom(await decrypt(sealed, key))
    await restoreFiles(userId, files)
    await keepAside(discName(userId), strange)
    await Promise.all(observations.map((kept) => restore(sameObjects(kept))))
  }
  await deleteSealed(userId)
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

/** What the server has is the very object of the base. */
function sameObjects(kept: Kept): Kept {
  const { base, document } = kept
  return base && isSame(base.document, document) ? { ...kept, document: base.document } : kept
}
