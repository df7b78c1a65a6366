import { deleteDB } from 'idb'
import { discName, indexedDisc } from '../indexed-disc.ts'
import type { Kept } from '../kept.ts'
import { isThere } from '../progress.ts'
import { encrypt } from './cipher.ts'
import { storeSealed } from './sealed-disc.ts'

/** Unsent work that no key has come for yet cannot be locked. It is never thrown away for that. */
export class NoKey extends Error {}

/** Everything readable of a person goes from this device; what is not sent yet stays, locked. */
export async function seal(userId: number) {
  const disc = indexedDisc(discName(userId))
  try {
    const unsent = (await disc.all()).map(({ kept }) => kept).filter((kept) => !isThere(kept))
    if (unsent.length > 0) await lock(userId, unsent, keyIn(await disc.readSetting('snapshot')))
  } finally {
    disc.close()
  }
  await deleteDB(discName(userId))
}

async function lock(userId: number, unsent: readonly Kept[], key: string | undefined) {
  // Only secure pages can lock.
  if (!key || !crypto.subtle) throw new NoKey('Unsent work cannot be locked on this device.')
  await storeSealed(userId, await encrypt(JSON.stringify(unsent), key))
}

function keyIn(snapshot: unknown): string | undefined {
  const isOne = typeof snapshot === 'object' && snapshot !== null && 'sealingKey' in snapshot
  return isOne && typeof snapshot.sealingKey === 'string' ? snapshot.sealingKey : undefined
}
