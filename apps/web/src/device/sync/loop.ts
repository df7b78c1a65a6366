import { oneTab } from './one-tab.ts'
import type { Round } from './round.ts'

const AFTER_CHANGE_MS = 1_000
const FIRST_BACKOFF_MS = 1_000
const LONGEST_BACKOFF_MS = 5 * 60_000
/** How often a round waits for an observer who goes on tapping. */
const MOST_RESTS = 3

const failed = { isUnfinished: true, isSignedOut: false, done: 0, retryAfterMs: 0 }

/** Decides when a round of sync begins: soon after a change, at once when the network or the person is back, later and later after failures. */
export class Loop {
  readonly #round: () => Promise<Round>
  readonly #abandon: () => void
  #timer: ReturnType<typeof setTimeout> | undefined
  #dueAt = Number.POSITIVE_INFINITY
  /** Whether something changed since the round began to wait, and how often it has waited for that. */
  #isRestless = false
  #rests = 0
  #isUrgent = false
  #failures = 0
  /** Until when the server asked to be left in peace. */
  #peaceUntil = 0
  #isLeading = false
  #isRunning = false
  #isWanted = false
  /** Whether somebody, or the network, came back since the round began: the next round does not wait. */
  #isHurried = false
  #stops: (() => void)[] = []

  /** `abandon` ends a round that hangs. */
  constructor(round: () => Promise<Round>, abandon = () => {}) {
    this.#round = round
    this.#abandon = abandon
  }

  start(name: string) {
    const now = () => this.#back()
    const seen = () => document.visibilityState === 'visible' && this.#back()
    addEventListener('online', now)
    addEventListener('focus', now)
    document.addEventListener('visibilitychange', seen)
    const stopLeading = oneTab(name, () => {
      this.#isLeading = true
      this.#back()
      return () => {
        this.#isLeading = false
        clearTimeout(this.#timer)
        this.#dueAt = Number.POSITIVE_INFINITY
      }
    })
    this.#stops = [
      stopLeading,
      () => removeEventListener('online', now),
      () => removeEventListener('focus', now),
      () => document.removeEventListener('visibilitychange', seen),
    ]
  }

  stop() {
    for (const it of this.#stops) it()
    this.#isLeading = false
    clearTimeout(this.#timer)
  }

  /** Starts a round soon after a change; after failures it waits its turn. */
  soon() {
    if (this.#failures > 0) return
    this.#isRestless = this.#dueAt < Number.POSITIVE_INFINITY
    this.#in(AFTER_CHANGE_MS)
  }

  /** Starts a round at once because somebody asks for it, whatever the server said. */
  now() {
    this.#peaceUntil = 0
    this.#back()
  }

  /** Starts a round because the network or the person is back. */
  #back() {
    if (Date.now() < this.#peaceUntil) return this.#in(this.#peaceUntil - Date.now())
    this.#failures = 0
    this.#isUrgent = true
    if (this.#isRunning) this.#abandon()
    this.#in(0)
  }

  #in(ms: number) {
    const dueAt = Date.now() + ms
    if (!this.#isLeading || dueAt >= this.#dueAt) return
    this.#dueAt = dueAt
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#run(), ms)
  }

  async #run() {
    this.#dueAt = Number.POSITIVE_INFINITY
    if (this.#isRestless && !this.#isUrgent && this.#rests < MOST_RESTS) {
      this.#isRestless = false
      this.#rests += 1
      return this.#in(AFTER_CHANGE_MS)
    }
    this.#rests = 0
    const isUrgent = this.#isUrgent
    this.#isUrgent = false
    if (this.#isRunning) {
      this.#isWanted = true
      this.#isHurried ||= isUrgent
      return
    }
    this.#isRunning = true
    this.#isHurried = false
    // An error that nobody thought of must not end the loop for good.
    const { isUnfinished, isSignedOut, done, retryAfterMs = 0 } = await this.#round().catch(() => failed)
    this.#isRunning = false
    this.#failures = isUnfinished ? (done > 0 ? 1 : this.#failures + 1) : 0
    this.#peaceUntil = Date.now() + retryAfterMs
    if (isUnfinished && !isSignedOut && !this.#isHurried)
      this.#in(Math.max(backoffMs(this.#failures), retryAfterMs))
    else if (this.#isWanted) this.#in(0)
    this.#isWanted = false
  }
}

/** How long the sync waits: longer after each failure, and never the same for two devices that lost the same server. */
export function backoffMs(failures: number, random = Math.random()): number {
  const most = Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** Math.max(0, failures - 1))
  return most / 2 + (most / 2) * random
}
