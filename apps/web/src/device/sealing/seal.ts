import { isSent } from '@corridor/domain/observation/observation-rules'
import { deleteDatabase } from '../disc/database.ts'
import { discName, indexedDisc } from '../disc/indexed-disc.ts'
import { indexedFileDisc, type StoredFile } from '../files/file-disc.ts'
import { fileDiscName } from '../files/file-disc-name.ts'
import { namedIn } from '../files/named-in.ts'
import type { Kept } from '../kept.ts'
import { nameOfSaid } from '../said/said.ts'
import { saidOn } from '../said/said-on-disc.ts'
import { isThere } from '../store/progress.ts'
import { encrypt } from './cipher.ts'
import { storeSealed } from './sealed-disc.ts'
import { type SealedWork, writtenFrom } from './sealed-work.ts'

/** Unsent work whose key has not come yet cannot be locked. It is never thrown away for that. */
export class NoKey extends Error {}

/** Removes everything readable of a person from this device; what was not sent to the server yet stays, locked. */
export async function seal(userId: number) {
  const disc = indexedDisc(discName(userId))
  try {
    const files = await unsentFiles(userId)
    const { stored, aside } = await disc.all()
    // A record that the browser does not give cannot be locked.
    if (aside.some((it) => !('value' in it))) throw new NoKey('Part of the work cannot be read.')
    const strange = aside.map(({ value }) => value)
    const all = stored.map(({ kept }) => kept)
    const isHereAlone = (kept: Kept) =>
      !isThere(kept) || kept.words || files.some(({ id }) => namedIn(kept).includes(id))
    const said = [...(await saidOn(disc)).values()]
    const isWanted = strange.length > 0 || said.length > 0 || all.some(isHereAlone)
    // A server restored from an older backup forgets who is signed in, too: sealed work gives back what it had of
    // these.
    const observations = all.filter((kept) => isHereAlone(kept) || !isSent(kept.status))
    const locking = async () =>
      lock(userId, { observations, files, strange, said }, keyIn(await disc.readSetting('snapshot')))
    if (isWanted) await locking()
    else if (observations.length > 0) await locking().catch(() => {})
    for (const it of said) disc.forgetLastSaid(nameOfSaid(it))
  } finally {
    disc.close()
  }
  await Promise.all([deleteDatabase(discName(userId)), deleteDatabase(fileDiscName(userId))])
}

async function unsentFiles(userId: number): Promise<StoredFile[]> {
  const disc = indexedFileDisc(userId)
  try {
    const ids = [...(await disc.unsent()).keys()]
    return (await Promise.all(ids.map((id) => disc.read(id)))).flatMap((file) => file ?? [])
  } finally {
    disc.close()
  }
}

async function lock(userId: number, work: SealedWork, key: string | undefined) {
  // Only secure pages can encrypt.
  if (!key || !crypto.subtle) throw new NoKey('Unsent work cannot be locked on this device.')
  await storeSealed(userId, await encrypt(writtenFrom(work), key))
}

function keyIn(snapshot: unknown): string | undefined {
  const isOne = typeof snapshot === 'object' && snapshot !== null && 'sealingKey' in snapshot
  return isOne && typeof snapshot.sealingKey === 'string' ? snapshot.sealingKey : undefined
}
