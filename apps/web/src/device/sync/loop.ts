import { backoffMs } from './backoff.ts'
import { oneTab } from './one-tab.ts'
import type { Round } from './round.ts'

const AFTER_CHANGE_MS = 1_000
/** Who goes on tapping is sent all the same. */
const AT_THE_LATEST_MS = 4_000

const failed = { isUnfinished: true, isSignedOut: false, done: 0 }

/** Decides when: soon after a change, at once when the network or the person is back, later and later after failures. */
export class Loop {
  readonly #round: () => Promise<Round>
  #timer: ReturnType<typeof setTimeout> | undefined
  #dueAt = Number.POSITIVE_INFINITY
  /** The first and the last change that wait for the observer to rest. */
  #changed: { readonly first: number; readonly last: number } | undefined
  #isUrgent = false
  #failures = 0
  #isLeading = false
  #isRunning = false
  #isWanted = false
  #stops: (() => void)[] = []

  constructor(round: () => Promise<Round>) {
    this.#round = round
  }

  start(name: string) {
    const now = () => this.now()
    const seen = () => document.visibilityState === 'visible' && this.now()
    addEventListener('online', now)
    addEventListener('focus', now)
    document.addEventListener('visibilitychange', seen)
    const stopLeading = oneTab(name, () => {
      this.#isLeading = true
      this.now()
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

  /** Something was changed. After failures it waits its turn. */
  soon() {
    if (this.#failures > 0) return
    const last = Date.now()
    this.#changed = { first: this.#changed?.first ?? last, last }
    this.#in(AFTER_CHANGE_MS)
  }

  now() {
    this.#failures = 0
    this.#isUrgent = true
    this.#in(0)
  }

  #in(ms: number) {
    const dueAt = Date.now() + ms
    if (!this.#isLeading || dueAt >= this.#dueAt) return
    this.#dueAt = dueAt
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#run(), ms)
  }

  /** How long the observer has to rest until it is sent. */
  #restMs(): number {
    if (!this.#changed || this.#isUrgent) return 0
    const { first, last } = this.#changed
    return Math.min(first + AT_THE_LATEST_MS, last + AFTER_CHANGE_MS) - Date.now()
  }

  async #run() {
    this.#dueAt = Number.POSITIVE_INFINITY
    const restMs = this.#restMs()
    if (restMs > 0) return this.#in(restMs)
    this.#changed = undefined
    this.#isUrgent = false
    if (this.#isRunning) {
      this.#isWanted = true
      return
    }
    this.#isRunning = true
    // What nobody thought of must not end it for good.
    const { isUnfinished, isSignedOut, done } = await this.#round().catch(() => failed)
    this.#isRunning = false
    this.#failures = isUnfinished ? (done > 0 ? 1 : this.#failures + 1) : 0
    if (isUnfinished && !isSignedOut) this.#in(backoffMs(this.#failures))
    else if (this.#isWanted) this.#in(0)
    this.#isWanted = false
  }
}
