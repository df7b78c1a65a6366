import 'fake-indexeddb/auto'
import { type Assembled, assemble } from '../device/assemble.ts'
import type { Disc } from '../device/disc/disc.ts'
import { discName, indexedDisc } from '../device/disc/indexed-disc.ts'
import { indexedFileDisc } from '../device/files/file-disc.ts'
import { seal } from '../device/sealing/seal.ts'
import { unseal } from '../device/sealing/unseal.ts'
import { afterEachTest } from './after-each-test.ts'
import { ModelServer } from './model-server.ts'

interface Wanted {
  readonly userId?: number
  readonly name?: string
  readonly server?: ModelServer
  readonly disc?: Disc
  readonly isMine?: () => Promise<boolean>
  readonly isViewOnly?: boolean
  readonly pause?: () => Promise<void>
}

let opened: Assembled[] = []
let people = 1000

// Each test has a person of its own: none finds another’s database.
export const anotherPerson = () => ++people

/** A device over a server of its own, unless told otherwise, with a real database that only pretends to be a disc. */
export async function aDevice(wanted: Wanted = {}) {
  const { userId = anotherPerson(), name = 'Marisol Okafor', server = new ModelServer() } = wanted
  const assembled = await assemble({
    user: { id: userId, name },
    disc: wanted.disc ?? indexedDisc(discName(userId)),
    files: indexedFileDisc(userId),
    server,
    isMine: wanted.isMine ?? (async () => true),
    isViewOnly: wanted.isViewOnly ?? false,
    ...(wanted.pause && { pause: wanted.pause }),
    unlock: (key, restore) => unseal(userId, key, restore),
  })
  opened.push(assembled)
  return { ...assembled, server, userId, signOut: () => signOut(assembled, userId) }
}

async function signOut({ close }: Assembled, userId: number) {
  await close()
  await seal(userId)
}

afterEachTest(() => {
  for (const { close } of opened) void close()
  opened = []
})
