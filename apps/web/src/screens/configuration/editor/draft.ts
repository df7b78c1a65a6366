import type { ConfigurationDetails } from '@corridor/contract/configurations/configurations'
import { Refusal } from '@corridor/contract/refusal'
import type { JsonObject } from '@corridor/domain/data/json'
import { call, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { keepSaved } from '../sets/set-queries.ts'

const AFTER_TYPING_MS = 800

/** Whether the draft is saved. An unsaved one is about to be; a failed one waits for the person. */
export type DraftState = 'saved' | 'saving' | 'unsaved' | 'failed'

/**
 * Tells the person that the draft is not saved, perhaps because somebody else changed it; answers whether they read
 * it.
 */
type Say = (error: unknown, isMoved: boolean) => boolean

const FAILED =
  'The draft was not saved. What you wrote is still here, and Corridor tries again with your next change or when you choose to.'
const MOVED =
  'Someone else changed this draft in the meantime. What you wrote is still here: saving it again replaces theirs. Reload the page to see theirs instead.'

const sayFailed: Say = (error, isMoved) => {
  failed(error, { message: isMoved ? MOVED : FAILED })
  return true
}

/** A draft that saves itself shortly after each change; one save at a time, and always the newest. */
export class Draft {
  readonly #id: number
  readonly #tell: (state: DraftState) => void
  #newest: JsonObject
  #saved: JsonObject
  #revision: number
  #timer: ReturnType<typeof setTimeout> | undefined
  #saving = Promise.resolve(true)
  /** Whether saves that wait for their turn do nothing. */
  #isStopping = false

  constructor(
    { id, content, draft, draftRevision }: ConfigurationDetails,
    tell: (state: DraftState) => void,
  ) {
    this.#id = id
    this.#tell = tell
    this.#newest = draft?.content ?? content
    this.#saved = this.#newest
    this.#revision = draftRevision
  }

  change(next: JsonObject) {
    this.#newest = next
    this.#tell('unsaved')
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.save(), AFTER_TYPING_MS)
  }

  /** The draft’s content on this page, saved or not. */
  get newest(): JsonObject {
    return this.#newest
  }

  /** Takes over how the draft stands after it was published or thrown away. */
  settle(next: JsonObject, revision: number) {
    clearTimeout(this.#timer)
    this.#newest = next
    this.#saved = next
    this.#revision = revision
    this.#tell('saved')
  }

  /** Runs other work that changes the draft: saves wait for it, and are based on what it leaves. */
  inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#saving.then(work)
    this.#saving = done.then(
      () => true,
      () => true,
    )
    return done
  }

  /** Ends saving before the draft is thrown away: a save on its way arrives, and none follows. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer)
    this.#isStopping = true
    await this.#saving
    this.#isStopping = false
  }

  /** Goes on saving after the draft could not be thrown away; no save is on its way. */
  resume() {
    if (!this.isSaved) this.#tell('failed')
  }

  /** Whether everything typed so far is saved. */
  get isSaved(): boolean {
    return this.#newest === this.#saved
  }

  /** Saves; answers whether what was typed by then is saved. If not, `say` tells the person. */
  save(say: Say = sayFailed): Promise<boolean> {
    clearTimeout(this.#timer)
    this.#saving = this.#saving.then(() => this.#saveOnce(say))
    return this.#saving
  }

  async #saveOnce(say: Say): Promise<boolean> {
    const sent = this.#newest
    if (this.#isStopping || this.isSaved) return this.isSaved
    this.#tell('saving')
    try {
      const body = { baseRevision: this.#revision, content: sent }
      const reply = await call(contract.configurations.save, { params: { configurationId: this.#id }, body })
      this.#revision = reply.revision
      this.#saved = sent
      keepSaved(this.#id, { content: sent, ...reply })
      this.#tell(this.isSaved ? 'saved' : 'unsaved')
      return true
    } catch (error) {
      this.#tell('failed')
      const theirs = movedTo(error)
      const isTold = say(error, theirs !== undefined)
      // Only a person who was told of the others’ version may replace it.
      if (isTold && theirs !== undefined) this.#revision = theirs
      return false
    }
  }
}

/** The server’s revision in a refusal because somebody else saved first. */
function movedTo(error: unknown): number | undefined {
  if (!(error instanceof Refusal) || error.code !== 'configuration-has-moved') return undefined
  const { current } = error
  const isOne = typeof current === 'object' && current !== null && 'draftRevision' in current
  return isOne ? Number(current.draftRevision) : undefined
}
