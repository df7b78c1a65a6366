import type { Snapshot } from '@corridor/contract/device'
import type { Sending } from '@corridor/contract/observations'
import type { JsonObject } from '@corridor/domain/json'
import type { ObservationDocument } from '@corridor/domain/observation'
import type { Contact } from './contact.ts'
import type { Device, Notice, Warning } from './device.ts'
import type { Kept, SyncState } from './kept.ts'
import { arrived, begun, isThere } from './progress.ts'
import { stateOfAll, stateOfOne } from './state-of.ts'
import type { Store } from './store.ts'
import type { SyncServer } from './sync/server.ts'

interface Parts {
  readonly userId: number
  readonly isViewOnly: boolean
  readonly store: Store
  readonly contact: Contact
  readonly server: SyncServer
  readonly warnings: () => readonly Warning[]
  readonly wake: (when: 'soon' | 'now') => void
  readonly subscribe: (listener: () => void) => () => void
  readonly opened: Set<string>
}

export class LocalDevice implements Device {
  readonly userId: number
  readonly isViewOnly: boolean
  readonly #parts: Parts
  #listed: { readonly all: readonly Kept[]; readonly shown: readonly Kept[] } | undefined

  constructor(parts: Parts) {
    this.userId = parts.userId
    this.isViewOnly = parts.isViewOnly
    this.#parts = parts
  }

  snapshot(): Snapshot | undefined {
    return this.#parts.contact.snapshot
  }

  refresh(): Promise<void> {
    return this.#parts.contact.refresh()
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

  add(id: string, document: ObservationDocument): Promise<void> {
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
    return this.#edit(id, 'now', (kept) => (kept.goal === 'draft' ? { ...kept, goal: 'completed' } : kept))
  }

  resume(id: string): Promise<void> {
    const isFree = ({ goal, status }: Kept) => status === 'draft' && goal !== 'draft'
    return this.#edit(id, 'now', (kept) =>
      isFree(kept) ? { ...kept, goal: 'draft', sending: null, trouble: null } : kept,
    )
  }

  send(id: string, sending: Omit<Sending, 'revision'>): Promise<void> {
    return this.#edit(id, 'now', (kept) => ({ ...kept, goal: 'sent', sending, trouble: null }))
  }

  remove(id: string): Promise<void> {
    return this.#edit(id, 'now', (kept) => ({ ...kept, goal: 'removed', trouble: null }))
  }

  retry(id: string): Promise<void> {
    return this.#edit(id, 'now', (kept) => ({ ...kept, trouble: null }))
  }

  async fetch(id: string): Promise<Kept | undefined> {
    const { store, server, opened } = this.#parts
    opened.add(id)
    if (!store.get(id)) {
      const saved = await server.open(id)
      if (!store.get(id)) void store.put(id, arrived(saved, new Date().toISOString()))
    }
    return this.find(id)
  }

  stateOf(id?: string): SyncState {
    const { store, contact } = this.#parts
    if (id === undefined) return stateOfAll(store, contact)
    const kept = store.get(id)
    return kept ? stateOfOne(kept, store, contact) : 'saved'
  }

  waiting(): number {
    if (this.isViewOnly) return 0
    return this.#parts.store.list().filter((kept) => !isThere(kept)).length
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
