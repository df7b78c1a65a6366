import { isCapturing } from './capturing.ts'
import { openChannel } from './channel.ts'
import { Contact } from './contact.ts'
import type { Device } from './device.ts'
import type { Disc } from './disc/disc.ts'
import { StorageHealth } from './disc/storage-health.ts'
import type { FileDisc } from './files/file-disc.ts'
import { Shelf } from './files/shelf.ts'
import { localDevice } from './local-device.ts'
import { SaidStore } from './said/said-store.ts'
import { isWhole } from './store/state-of.ts'
import { Store } from './store/store.ts'
import type { Surroundings } from './surroundings.ts'
import { Loop } from './sync/loop.ts'
import type { SyncServer } from './sync/server.ts'

const REFRESH_EVERY_MS = 10 * 60_000
const READ_AGAIN_MS = 5_000

interface Parts extends Pick<Surroundings, 'isMine' | 'unlock'> {
  readonly user: { readonly id: number; readonly name: string }
  readonly disc: Disc
  readonly server: SyncServer
  readonly files: FileDisc
  /** Whether nothing is written: for the demo account and during an impersonation, and the person is told so. */
  readonly isViewOnly: boolean
  /** A pause before each write to the disc, so that the page can first draw what changed. */
  readonly pause?: () => Promise<void>
}

export interface Assembled {
  readonly device: Device
  /** Closes the device: nothing is asked of the server or written to the disc for it any more. */
  close(): Promise<void>
}

/** Puts one person's device together and sets it going. */
export async function assemble({
  user,
  disc,
  files,
  server,
  isMine,
  unlock,
  isViewOnly,
  pause,
}: Parts): Promise<Assembled> {
  let isReadable = false
  let isClosed = false
  let again: ReturnType<typeof setTimeout> | undefined
  const author = () => ({ by: user.name, at: new Date().toISOString() })
  const opened = new Set<string>()
  const isOpen = (id: string) => opened.has(id) || isCapturing()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }

  const shelf = new Shelf(files)
  const store = new Store(disc, author, pause)
  const said = new SaidStore(disc, tell)
  const contact = new Contact(store, disc, {
    server,
    shelf,
    said,
    author,
    isMine,
    unlock,
    isOpen,
    isViewOnly,
  })
  const health = new StorageHealth(store, shelf, tell)
  const loop = new Loop(
    () => contact.round(),
    () => server.abandon(),
  )
  let taken = Promise.resolve()
  const channel = openChannel(user.id, (message) => {
    if (!isReadable) return
    if ('changed' in message) {
      taken = taken
        .then(() => Promise.all([shelf.look(), store.takeOver(message.changed)]))
        .then(
          () => {},
          () => {},
        )
      void taken.then(() => loop.soon())
    } else if ('wake' in message) void taken.then(() => loop.now())
    else if ('said' in message)
      void said
        .load()
        .then(() => loop.soon())
        .catch(() => {})
    else void contact.load()
  })
  store.subscribe(tell)
  store.onWritten = (id) => {
    channel.tell({ changed: id })
    if (!store.get(id)) void shelf.leave(id, store.list())
  }
  said.onWritten = () => channel.tell({ said: true })
  contact.onChange = tell
  contact.onSnapshot = () => {
    channel.tell({ snapshot: true })
    // Unsealed work, or work merged with another device’s, still has to go to the server.
    if (!store.list().every((kept) => isWhole(kept, shelf))) loop.soon()
  }

  const leave = () => {
    store.leave()
    said.leave()
  }
  const look = () => {
    if (document.visibilityState === 'hidden') leave()
    else if (Date.now() - contact.askedAt > REFRESH_EVERY_MS) void contact.refresh()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const wake = (when: 'soon' | 'now') => {
    loop[when]()
    if (when === 'now') channel.tell({ wake: 'now' })
    health.lookOnce()
  }
  const warnings = () => health.warnings()
  const begin = () => {
    isReadable = true
    void shelf.look().then(tell)
    void shelf.keepOnly(store.list()).catch(() => {})
    loop.start(`corridor-sync-${user.id}`)
    document.addEventListener('visibilitychange', look)
    addEventListener('pagehide', leave)
    void contact.refresh()
    tell()
  }
  /** Until the disc was read nothing is written over it, and the server is not asked for what it may hold. */
  const read = async () => {
    clearTimeout(again)
    if (isReadable || isClosed) return
    const [stored] = await Promise.allSettled([store.load(), contact.load(), said.load()])
    if (isReadable || isClosed) return
    if (stored.status === 'fulfilled') begin()
    else again = setTimeout(() => void read(), READ_AGAIN_MS)
  }
  const salvage = () => disc.salvage()
  const device = localDevice({
    userId: user.id,
    isViewOnly,
    store,
    shelf,
    said,
    contact,
    server,
    warnings,
    wake,
    subscribe,
    opened,
    isReadable: () => isReadable,
    read,
    salvage,
  })
  disc.whenLost(() => {
    if (!isReadable) return
    store.writeAll()
    contact.keep()
  })

  await read()
  return {
    device,
    close: async () => {
      isClosed = true
      clearTimeout(again)
      loop.stop()
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pagehide', leave)
      await Promise.all([store.finish(), said.finish()])
      channel.close()
      disc.close()
      shelf.close()
    },
  }
}
