import type { Observation } from '@corridor/contract/observations/observation-read'
import { Refusal } from '@corridor/contract/refusal'
import type { SyncState } from '../../../device/kept.ts'
import { isSameWord, isWaiting, nameOfSaid, type Said } from '../../../device/said/said.ts'
import { readWords, writeWords } from './kept-words.ts'
import { callByLink, isOver, records } from './link-call.ts'

const AGAIN_MS = 10_000

interface Hearing {
  readonly onChange: () => void
  /** Called with the observation as the server answers it after taking a contribution. */
  readonly onHeard: (observation: Observation) => void
  /** Called when a new code has to be asked for. What was said stays. */
  readonly onOver: () => void
}

/** What the reader of a mailed link says: on this phone at once, and there until the server has it. */
export class SaidByLink {
  readonly #token: string
  readonly #hearing: Hearing
  #all: readonly Said[] = []
  #state: SyncState = 'saved'
  #isTelling = false
  #again: ReturnType<typeof setTimeout> | undefined
  #writing: Promise<unknown> = Promise.resolve()

  constructor(token: string, hearing: Hearing) {
    this.#token = token
    this.#hearing = hearing
  }

  async open(): Promise<void> {
    const kept = await readWords(this.#token)
    // What was typed meanwhile is newer.
    const typed = new Set(this.#all.map(nameOfSaid))
    this.#set([...kept.filter((it) => !typed.has(nameOfSaid(it))), ...this.#all])
    addEventListener('online', this.tell)
    void this.tell()
  }

  close(): void {
    removeEventListener('online', this.tell)
    clearTimeout(this.#again)
  }

  all(): readonly Said[] {
    return this.#all
  }

  state(): SyncState {
    return this.#state
  }

  say(word: Omit<Said, 'at'>): void {
    const last = Math.max(0, ...this.#all.map(({ at }) => Date.parse(at)))
    const said = { ...word, at: new Date(Math.max(Date.now(), last + 1)).toISOString() }
    this.#set([...this.#all.filter((it) => nameOfSaid(it) !== nameOfSaid(said)), said])
    if (isWaiting(said)) void this.tell()
  }

  unsay(said: Said): void {
    this.#set(this.#all.filter((it) => !isSameWord(it, said)))
  }

  /** Tells the server what waits, the oldest first. Without an answer it is tried again. */
  readonly tell = async (): Promise<void> => {
    if (this.#isTelling) return
    this.#isTelling = true
    clearTimeout(this.#again)
    for (let next = this.#next(); next; next = this.#next()) {
      this.#to('saving')
      if (!(await this.#tellOne(next))) break
    }
    this.#isTelling = false
    if (!this.#next()) this.#to(this.#all.some(({ trouble }) => trouble) ? 'needs-you' : 'saved')
  }

  #next(): Said | undefined {
    return this.#all.filter(isWaiting).toSorted((a, b) => a.at.localeCompare(b.at))[0]
  }

  async #tellOne(said: Said): Promise<boolean> {
    try {
      const observation = await told(said)
      this.#set(this.#all.filter((it) => !isSameWord(it, said)))
      this.#hearing.onHeard(observation)
      return true
    } catch (error) {
      this.#to('on-device')
      if (isOver(error)) {
        this.#hearing.onOver()
        return false
      }
      if (error instanceof Refusal && error.status < 500 && error.status !== 429) {
        const refused = { ...said, trouble: error.message }
        this.#set(this.#all.map((it) => (isSameWord(it, said) ? refused : it)))
        return true
      }
      this.#again = setTimeout(this.tell, AGAIN_MS)
      return false
    }
  }

  #set(all: readonly Said[]): void {
    this.#all = all
    // Contributions are written one after the other, so that the last is what stays.
    this.#writing = this.#writing.then(() => writeWords(this.#token, this.#all))
    this.#hearing.onChange()
  }

  #to(state: SyncState): void {
    if (state === this.#state) return
    this.#state = state
    this.#hearing.onChange()
  }
}

/** Tells the server one contribution; they go in order, so that “done” comes after the ratings before it. */
function told({ observationId, kind, key, text }: Said): Promise<Observation> {
  if (kind === 'done') return callByLink(records.done, { params: { observationId } })
  return callByLink(records.contribute, { params: { observationId, kind, key }, body: { text } })
}
