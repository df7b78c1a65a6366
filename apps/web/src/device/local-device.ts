import { isClosedToObserver } from './closed-to-observer.ts'
import type { Contact } from './contact.ts'
import type { Device, Warning } from './device.ts'
import type { Found } from './disc/disc.ts'
import { UnreadableDisc } from './disc/unreadable-disc.ts'
import type { Shelf } from './files/shelf.ts'
import type { Kept } from './kept.ts'
import type { SaidStore } from './said/said-store.ts'
import { begun, isThere } from './store/progress.ts'
import { isQueued, togetherIn } from './store/sent-together.ts'
import { isWhole, stateOfAll, stateOfOne, stateOfSaid, weightiest } from './store/state-of.ts'
import type { Store } from './store/store.ts'
import type { SyncServer } from './sync/server.ts'

// Syncing loads later: nobody needs it to go on with what is on the device.
const syncing = () => import('./sync/syncing.ts')

interface Parts {
  readonly userId: number
  readonly isViewOnly: boolean
  readonly store: Store
  readonly shelf: Shelf
  readonly said: SaidStore
  readonly contact: Contact
  readonly server: SyncServer
  readonly warnings: () => readonly Warning[]
  readonly wake: (when: 'soon' | 'now') => void
  readonly subscribe: (listener: () => void) => () => void
  readonly opened: Set<string>
  readonly isReadable: () => boolean
  readonly read: () => Promise<void>
  readonly salvage: () => Promise<Found>
}

/** One person’s device, put together from its running parts. */
export function localDevice({
  userId,
  isViewOnly,
  store,
  shelf,
  said,
  contact,
  server,
  ...parts
}: Parts): Device {
  const { warnings, wake, subscribe, opened, isReadable, read } = parts
  const removedHere = new Set<string>()
  let listed: { readonly all: readonly Kept[]; readonly shown: readonly Kept[] } | undefined

  const list = () => {
    const all = store.list()
    if (listed?.all !== all) listed = { all, shown: all.filter(({ goal }) => goal !== 'removed') }
    return listed.shown
  }
  const find = (id: string) => {
    const kept = store.get(id)
    return kept?.goal === 'removed' ? undefined : kept
  }
  const waitingOf = (all: readonly Kept[]) => (isViewOnly ? [] : all.filter((kept) => !isWhole(kept, shelf)))
  const unsent = () => waitingOf(list())
  const expectReadable = () => {
    if (!isReadable()) throw new UnreadableDisc()
  }
  const edit = async (id: string, when: 'soon' | 'now', next: (kept: Kept) => Kept) => {
    const kept = find(id)
    const changed = kept && next(kept)
    if (!changed || changed === kept) return
    const changedAt = new Date().toISOString()
    const waitsSince = isThere(changed) ? null : (kept.waitsSince ?? changedAt)
    const written = store.put(id, { ...changed, changedAt, waitsSince })
    wake('soon')
    await written
    // Another tab may do the sending, and finds the change only once it is on the disc.
    if (when === 'now') wake('now')
  }

  return {
    userId,
    isViewOnly,
    isReadable,
    list,
    find,
    unsent,
    warnings,
    subscribe,
    readAgain: read,
    salvage: async () => {
      const { salvaged } = await import('./disc/salvage.ts')
      if (!isReadable()) return salvaged(await parts.salvage())
      return { ...salvaged({ stored: [], aside: store.aside }), observations: unsent() }
    },
    snapshot: () => contact.snapshot,
    refresh: async () => {
      if (isReadable()) await contact.refresh()
    },
    recall: (page) => contact.recall(page),
    remember: async (page, shown) => {
      if (isReadable()) await contact.remember(page, shown)
    },
    contentOf: (configurationId, version) => {
      const all = contact.snapshot?.configurations
      return all?.find((it) => it.id === configurationId && it.version === version)?.content
    },
    add: async (id, document) => {
      expectReadable()
      const written = store.put(id, begun(id, document, new Date().toISOString()))
      wake('soon')
      return written
    },
    change: (id, next) =>
      edit(id, 'soon', (kept) => {
        const document = next(kept.document)
        if (document === kept.document) return kept
        // A refusal because another device was first is settled only by a look at its changes; a new text may settle
        // any other.
        const isSettled = kept.trouble?.code !== 'observation-has-moved' && !isRefusedForGood(kept)
        return { ...kept, document, trouble: isSettled ? null : kept.trouble }
      }),
    finish: (id) =>
      edit(id, 'now', (kept) => {
        if (kept.goal !== 'draft') return kept
        // An observer who finishes it again may be allowed to observe again.
        return { ...kept, goal: 'completed', trouble: isClosedToObserver(kept) ? null : kept.trouble }
      }),
    resume: (id) =>
      edit(id, 'now', (kept) =>
        kept.status === 'draft' && kept.goal !== 'draft'
          ? { ...kept, goal: 'draft', sending: null, trouble: null }
          : kept,
      ),
    keepWords: (id, words) => edit(id, 'soon', (kept) => ({ ...kept, words })),
    send: async (id, sending) => {
      const { together = [id] } = sending
      // Another queued sending of the same observations gives way to this one.
      const isOther = (it: Kept) =>
        it.id !== id && isQueued(it) && togetherIn(it).some((one) => together.includes(one))
      const others = list().filter(isOther)
      const takenBack = others.map((it) =>
        edit(it.id, 'soon', (kept) => ({ ...kept, goal: 'completed', sending: null })),
      )
      // Sending clears the refusal: the observer has seen what was in the way.
      const tried = together.map((one) =>
        edit(one, 'soon', (kept) => (kept.trouble ? { ...kept, trouble: null } : kept)),
      )
      const sent = edit(id, 'now', (kept) => ({
        ...kept,
        goal: 'sent',
        sending,
        words: null,
        trouble: null,
      }))
      await Promise.all([...takenBack, ...tried, sent])
    },
    remove: (id) => {
      removedHere.add(id)
      return edit(id, 'now', (kept) => ({ ...kept, goal: 'removed', trouble: null }))
    },
    keep: (id) => edit(id, 'now', (kept) => (kept.removedAt ? { ...kept, isToStay: true } : kept)),
    removed: () => {
      const going = store.list().filter(({ goal }) => goal === 'removed')
      return [...new Set([...removedHere, ...going.map(({ id }) => id)])].filter((id) => !find(id))
    },
    addFile: async (id, file) => {
      if (isViewOnly) throw new Error('The demo keeps no photos or documents.')
      const { keepFile } = await import('./files/keep-file.ts')
      const kept = find(id)
      if (!kept) throw new Error('This observation is no longer on this device.')
      return keepFile(shelf, kept, file)
    },
    readFile: async ({ id, type }) => {
      const here = await shelf.read(id).catch(() => undefined)
      const bytes = here?.bytes ?? (await server.download(id).catch(() => undefined))
      return bytes && new Blob([bytes], { type })
    },
    retry: (id) => edit(id, 'now', (kept) => ({ ...kept, trouble: null })),
    fetch: async (id) => {
      expectReadable()
      opened.add(id)
      if (!store.get(id)) {
        const saved = await server.open(id)
        const { arrived } = await syncing()
        if (!store.get(id)) void store.put(id, arrived(saved, new Date().toISOString()))
      }
      return find(id)
    },
    hear: async (id) => {
      if (!store.get(id)?.base) return
      const [saved, { withContributions }] = await Promise.all([
        server.open(id).catch(() => undefined),
        syncing(),
      ])
      const kept = store.get(id)
      const next = saved && kept && withContributions(kept, saved)
      if (next && next !== kept) void store.put(id, next)
    },
    stateOf: (id) => {
      if (!isReadable()) return 'needs-you'
      if (id === undefined) return weightiest([stateOfAll(store, shelf, contact), stateOfSaid(said, contact)])
      const kept = store.get(id)
      return kept ? stateOfOne(kept, store, shelf, contact) : 'saved'
    },
    said: () => said.list(),
    say: async (word) => {
      const written = said.say(word)
      // Choices and typed text go with the next pause; what somebody sends goes at once.
      const isTyped = word.isDraft || word.kind === 'self-rating' || word.kind === 'answer'
      wake(isTyped ? 'soon' : 'now')
      await written
    },
    unsay: (word) => said.drop(word, false),
    stateOfSaid: (id) => stateOfSaid(said, contact, id),
    unheard: () => (isViewOnly ? 0 : said.waiting().length),
    unsentFiles: () => shelf.unsentFiles(),
    restore: async (kept) => {
      expectReadable()
      // The observation goes to the server from memory, whatever becomes of the disc.
      await contact.restore(kept)
      wake('now')
    },
    restoreFile: (file) =>
      shelf.add(file).then(
        () => true,
        () => false,
      ),
    waiting: () => waitingOf(store.list()).length + (isViewOnly ? 0 : said.waiting().length),
    isSignedOut: () => contact.isSignedOut,
    isOffline: () => contact.isOffline,
    notice: () => contact.notice,
    dismissNotice: () => {
      contact.notice = undefined
      contact.onChange()
    },
    tryNow: () => wake('now'),
  }
}

function isRefusedForGood({ trouble }: Kept): boolean {
  return trouble?.code === 'demo-is-view-only' || trouble?.code === 'impersonation-is-read-only'
}
