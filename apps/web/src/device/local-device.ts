import type { Snapshot } from '@corridor/contract/device'
import type { Sending } from '@corridor/contract/observations'
import type { FileRef } from '@corridor/domain/file-ref'
import type { JsonObject } from '@corridor/domain/json'
import type { ObservationDocument } from '@corridor/domain/observation'
import { isClosedToObserver } from './closed-to-observer.ts'
import type { Contact } from './contact.ts'
import type { Device, Notice, Salvaged, Warning } from './device.ts'
import type { Found } from './disc.ts'
import type { StoredFile } from './files/file-disc.ts'
import type { Shelf, UnsentFile } from './files/shelf.ts'
import type { Kept, SyncState, Words } from './kept.ts'
import { begun, isThere } from './progress.ts'
import { isWhole, stateOfAll, stateOfOne } from './state-of.ts'
import type { Store } from './store.ts'
import type { SyncServer } from './sync/server.ts'
import { UnreadableDisc } from './unreadable-disc.ts'

// None of it is needed to go on with what is here.
const syncing = () => import('./sync/syncing.ts')

interface Parts {
  readonly userId: number
  readonly isViewOnly: boolean
  readonly store: Store
  readonly shelf: Shelf
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

export class LocalDevice implements Device {
  readonly userId: number
  readonly isViewOnly: boolean
  readonly #parts: Parts
  readonly #removed = new Set<string>()
  #listed: { readonly all: readonly Kept[]; readonly shown: readonly Kept[] } | undefined

  constructor(parts: Parts) {
    this.userId = parts.userId
    this.isViewOnly = parts.isViewOnly
    this.#parts = parts
  }

  snapshot(): Snapshot | undefined {
    return this.#parts.contact.snapshot
  }

  isReadable = () => this.#parts.isReadable()
  readAgain = () => this.#parts.read()

  async salvage(): Promise<Salvaged> {
    const { salvaged } = await import('./salvage.ts')
    if (!this.isReadable()) return salvaged(await this.#parts.salvage())
    return { ...salvaged({ stored: [], aside: this.#parts.store.aside }), observations: this.unsent() }
  }

  async refresh(): Promise<void> {
    if (this.isReadable()) await this.#parts.contact.refresh()
  }

  contentOf(configurationId: number, version: number): JsonObject | undefined {
    const all = this.snapshot()?.configurations
    return all?.find((it) => it.id === configurationId && it.version === version)?.content
  }

  list(): readonly Kept[] {
    const all = this.#parts.store.list()
    if (this.#listed?.all !== all) this.#listed = { all, shown: all.filter(({ goal }) => goal !== 'removed') }
    return this.#listed.shown
  }

  find(id: string): Kept | undefined {
    const kept = this.#parts.store.get(id)
    return kept?.goal === 'removed' ? undefined : kept
  }

  async add(id: string, document: ObservationDocument): Promise<void> {
    this.#expectReadable()
    const written = this.#parts.store.put(id, begun(id, document, new Date().toISOString()))
    this.#parts.wake('soon')
    return written
  }

  change(id: string, next: (document: ObservationDocument) => ObservationDocument): Promise<void> {
    return this.#edit(id, 'soon', (kept) => {
      const document = next(kept.document)
      if (document === kept.document) return kept
      // Only a look at what another device brought settles that; a new text may settle anything else.
      const isSettled = kept.trouble?.code !== 'observation-has-moved' && !isViewOnly(kept)
      return { ...kept, document, trouble: isSettled ? null : kept.trouble }
    })
  }

  finish(id: string): Promise<void> {
    return this.#edit(id, 'now', (kept) => {
      if (kept.goal !== 'draft') return kept
      // Whoever finishes it again may observe again.
      return { ...kept, goal: 'completed', trouble: isClosedToObserver(kept) ? null : kept.trouble }
    })
  }

  resume(id: string): Promise<void> {
    const isFree = ({ goal, status }: Kept) => status === 'draft' && goal !== 'draft'
    return this.#edit(id, 'now', (kept) =>
      isFree(kept) ? { ...kept, goal: 'draft', sending: null, trouble: null } : kept,
    )
  }

  keepWords(id: string, words: Words): Promise<void> {
    return this.#edit(id, 'soon', (kept) => ({ ...kept, words }))
  }

  send(id: string, sending: Omit<Sending, 'revision'>): Promise<void> {
    return this.#edit(id, 'now', (kept) => ({ ...kept, goal: 'sent', sending, words: null, trouble: null }))
  }

  remove(id: string): Promise<void> {
    this.#removed.add(id)
    return this.#edit(id, 'now', (kept) => ({ ...kept, goal: 'removed', trouble: null }))
  }

  keep(id: string): Promise<void> {
    return this.#edit(id, 'now', (kept) => (kept.removedAt ? { ...kept, isToStay: true } : kept))
  }

  removed(): readonly string[] {
    const going = this.#parts.store.list().filter(({ goal }) => goal === 'removed')
    return [...new Set([...this.#removed, ...going.map(({ id }) => id)])].filter((id) => !this.find(id))
  }

  async addFile(id: string, file: File): Promise<FileRef> {
    if (this.isViewOnly) throw new Error('The demo keeps no photos or documents.')
    const { keepFile } = await import('./files/keep-file.ts')
    const kept = this.find(id)
    if (!kept) throw new Error('This observation is no longer on this device.')
    return keepFile(this.#parts.shelf, kept, file)
  }

  async readFile({ id, type }: FileRef): Promise<Blob | undefined> {
    const { shelf, server } = this.#parts
    const here = await shelf.read(id).catch(() => undefined)
    const bytes = here?.bytes ?? (await server.download(id).catch(() => undefined))
    return bytes && new Blob([bytes], { type })
  }

  retry(id: string): Promise<void> {
    return this.#edit(id, 'now', (kept) => ({ ...kept, trouble: null }))
  }

  async fetch(id: string): Promise<Kept | undefined> {
    const { store, server, opened } = this.#parts
    this.#expectReadable()
    opened.add(id)
    if (!store.get(id)) {
      const saved = await server.open(id)
      const { arrived } = await syncing()
      if (!store.get(id)) void store.put(id, arrived(saved, new Date().toISOString()))
    }
    return this.find(id)
  }

  async hear(id: string): Promise<void> {
    const { store, server } = this.#parts
    if (!store.get(id)?.base) return
    const [saved, { withContributions }] = await Promise.all([
      server.open(id).catch(() => undefined),
      syncing(),
    ])
    const kept = store.get(id)
    const next = saved && kept && withContributions(kept, saved)
    if (next && next !== kept) void store.put(id, next)
  }

  stateOf(id?: string): SyncState {
    const { store, shelf, contact } = this.#parts
    if (!this.isReadable()) return 'needs-you'
    if (id === undefined) return stateOfAll(store, shelf, contact)
    const kept = store.get(id)
    return kept ? stateOfOne(kept, store, shelf, contact) : 'saved'
  }

  unsent(): readonly Kept[] {
    return this.#waitingOf(this.list())
  }

  unsentFiles = (): AsyncIterable<UnsentFile> => this.#parts.shelf.unsentFiles()

  async restore(kept: Kept): Promise<void> {
    this.#expectReadable()
    // From memory it goes on, whatever becomes of the disc.
    await this.#parts.contact.restore(kept)
    this.#parts.wake('now')
  }

  restoreFile(file: StoredFile): Promise<boolean> {
    return this.#parts.shelf.add(file).then(
      () => true,
      () => false,
    )
  }

  waiting(): number {
    return this.#waitingOf(this.#parts.store.list()).length
  }

  isSignedOut = () => this.#parts.contact.isSignedOut
  isOffline = () => this.#parts.contact.isOffline
  warnings = () => this.#parts.warnings()
  notice = (): Notice | undefined => this.#parts.contact.notice
  tryNow = () => this.#parts.wake('now')
  subscribe = (listener: () => void) => this.#parts.subscribe(listener)

  dismissNotice() {
    this.#parts.contact.notice = undefined
    this.#parts.contact.onChange()
  }

  #expectReadable() {
    if (!this.isReadable()) throw new UnreadableDisc()
  }

  #waitingOf(all: readonly Kept[]): readonly Kept[] {
    if (this.isViewOnly) return []
    return all.filter((kept) => !isWhole(kept, this.#parts.shelf))
  }

  async #edit(id: string, when: 'soon' | 'now', next: (kept: Kept) => Kept): Promise<void> {
    const kept = this.find(id)
    const changed = kept && next(kept)
    if (!changed || changed === kept) return
    const changedAt = new Date().toISOString()
    const waitsSince = isThere(changed) ? null : (kept.waitsSince ?? changedAt)
    const written = this.#parts.store.put(id, { ...changed, changedAt, waitsSince })
    this.#parts.wake('soon')
    await written
    // The tab that sends may be another one, which finds it on the disc, and before that only what was there.
    if (when === 'now') this.#parts.wake('now')
  }
}

function isViewOnly({ trouble }: Kept): boolean {
  return trouble?.code === 'demo-is-view-only' || trouble?.code === 'impersonation-is-read-only'
}
