import { isSame } from '@corridor/domain/json'
import type { Kept } from '../kept.ts'
import { decrypt } from './cipher.ts'
import { deleteSealed, readSealed } from './sealed-disc.ts'

/** The same person is back: what was locked away is as it was. It goes from the lock when it is safe on the disc. */
export async function unseal(userId: number, key: string, restore: (kept: Kept) => Promise<void>) {
  const all = await readSealed(userId)
  if (all.length === 0) return
  for (const sealed of all) {
    // Written by `seal` alone.
    const unsent = JSON.parse(await decrypt(sealed, key)) as Kept[]
    await Promise.all(unsent.map((kept) => restore(sameObjects(kept))))
  }
  await deleteSealed(userId)
}

/** What the server has is the very object of the base. */
function sameObjects(kept: Kept): Kept {
  const { base, document } = kept
  return base && isSame(base.document, document) ? { ...kept, document: base.document } : kept
}
