import type { Snapshot } from '@corridor/contract/observations/device'
import { inTime } from '../api/in-time.ts'
import type { Notice } from './device.ts'
import type { Disc } from './disc/disc.ts'
import type { Kept } from './kept.ts'
import { keptSnapshot } from './snapshot/kept-snapshot.ts'
import type { Store } from './store/store.ts'
import type { Surroundings } from './surroundings.ts'
import type { Answer } from './sync/answer.ts'
import type { Round } from './sync/round.ts'

const SNAPSHOT = 'snapshot'
const PAGE = 'page '

// Syncing loads behind the first paint, as a tap needs none of it. A load that hangs must not hold up the rounds to
// come.
const syncing = () => inTime(import('./sync/syncing.ts'))

/** What one device knows of the server, and how its calls went. */
export class Contact {
  readonly #store: Store
  readonly #disc: Disc
  readonly #around: Surroundings
  #snapshot: Snapshot | undefined
  isSignedOut = false
  isOffline = false
  /** Ids of the observations that were tried and put off. */
  heldBack: readonly string[] = []
  /** Whether sending what this person said about others’ observations was tried and put off. */
  isSaidHeldBack = false
  notice: Notice | undefined
  /** When a snapshot was last asked for. */
  askedAt = 0
  onChange: () => void = () => {}
  onSnapshot: () => void = () => {}

  constructor(store: Store, disc: Disc, around: Surroundings) {
    this.#store = store
    this.#disc = disc
    this.#around = around
  }

  get snapshot(): Snapshot | undefined {
    return this.#snapshot
  }

  async load() {
    this.#snapshot = keptSnapshot(await this.#disc.readSetting(SNAPSHOT))
    this.onChange()
  }

  /** Writes the snapshot once more, on a disc that may have lost it. */
  keep() {
    if (this.#snapshot) this.#disc.writeSetting(SNAPSHOT, this.#snapshot).catch(() => {})
  }

  /** What a page showed last; undefined where nothing can be read. */
  recall(page: string): Promise<unknown> {
    return this.#disc.readSetting(PAGE + page).catch(() => undefined)
  }

  async remember(page: string, shown: unknown): Promise<void> {
    await this.#disc.writeSetting(PAGE + page, shown).catch(() => {})
  }

  async round(): Promise<Round> {
    const none = { isUnfinished: false, isOffline: false, isViewOnly: false, done: 0, later: [] }
    if (!(await this.#isMine()))
      return { ...none, isUnfinished: !this.isSignedOut, isSignedOut: this.isSignedOut }
    const loaded = await syncing().catch(() => undefined)
    if (!loaded) return { ...none, isUnfinished: true, isOffline: true, isSignedOut: false }
    const result = await this.#withSaid(
      loaded,
      await loaded.round({ store: this.#store, ...this.#around }, this.heldBack),
    )
    this.isSignedOut = result.isSignedOut
    // A round with nothing to send has not found out whether there is a connection.
    if (result.isOffline || result.done > 0) this.isOffline = result.isOffline
    this.heldBack = result.later
    if (this.#around.isViewOnly) this.notice = loaded.noticeOf(result, this.#store) ?? this.notice
    this.onChange()
    // The lists are asked for again: the observer may go back to them without a connection.
    if (result.hasListed) void this.refresh()
    return result
  }

  /** Sends what somebody said about others’ observations, after their own work. */
  async #withSaid({ tell }: Awaited<ReturnType<typeof syncing>>, result: Round): Promise<Round> {
    const { said, server } = this.#around
    if (result.isOffline || result.isSignedOut || said.waiting().length === 0) return result
    const { stop, done, retryAfterMs } = await tell(said, server)
    this.isSaidHeldBack = stop === 'later' || stop === 'busy'
    return {
      ...result,
      isUnfinished: result.isUnfinished || stop !== undefined,
      isOffline: stop === 'no-answer',
      isSignedOut: stop === 'signed-out',
      done: result.done + done,
      retryAfterMs: Math.max(result.retryAfterMs ?? 0, retryAfterMs),
    }
  }

  /** Asks for a new snapshot; the last good one stands until it comes. */
  async refresh(): Promise<void> {
    if (!(await this.#isMine())) return
    this.askedAt = Date.now()
    const before = new Map(this.#store.list().map((kept) => [kept.id, kept]))
    const loaded = await syncing().catch(() => undefined)
    if (!loaded) return this.#note('no-answer')
    try {
      const onAnswer = () => this.#note('answered')
      const { next, writes } = await loaded.askSnapshot(this.#store, { ...this.#around, before, onAnswer })
      this.#snapshot = loaded.withOlderSetUps(next, this.#snapshot, this.#store.list())
      this.onChange()
      await writes
      // On a disc that refuses, the snapshot stays in memory until the page is closed.
      await this.#disc.writeSetting(SNAPSHOT, this.#snapshot).then(this.onSnapshot, () => {})
    } catch (error) {
      this.#note(loaded.answerOf(error).kind)
    }
  }

  /**
   * Puts back an observation that was locked away or saved to a file: in memory at once, and on the disc with
   * `written`.
   */
  async restore(kept: Kept): Promise<{ readonly written: Promise<void> }> {
    const loaded = await syncing()
    return { written: loaded.restore(this.#store, kept, this.#around.author()) }
  }

  async #isMine(): Promise<boolean> {
    try {
      if (await this.#around.isMine()) return true
      this.isSignedOut = true
    } catch {
      this.isOffline = true
    }
    this.onChange()
    return false
  }

  #note(kind: Answer['kind'] | 'answered') {
    if (kind === 'no-answer' || kind === 'later' || kind === 'busy') this.isOffline = kind === 'no-answer'
    else [this.isOffline, this.isSignedOut] = [false, kind === 'signed-out']
    this.onChange()
  }
}
