import type { ConfigurationDetails } from '@corridor/contract/configurations'
import { Refusal } from '@corridor/contract/refusal'
import type { JsonObject } from '@corridor/domain/json'
import { call, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'

const AFTER_TYPING_MS = 800

/** Where what is typed is. */
export type DraftState = 'saved' | 'saving' | 'unsaved'

const FAILED =
  'The draft was not saved. What you wrote is still here, and Corridor tries again with your next change.'
const MOVED =
  'Somebody else changed this draft meanwhile. What you wrote is still here: your next change puts it in the place of theirs. Reload the page to see theirs instead.'

/** Saves itself shortly after each change; one save at a time, and always the newest. */
export class Draft {
  readonly #id: number
  readonly #tell: (state: DraftState) => void
  #newest: JsonObject
  #saved: JsonObject
  #revision: number
  #timer: ReturnType<typeof setTimeout> | undefined
  #saving = Promise.resolve()

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

  /** It was published or thrown away: this is how it stands now. */
  settle(next: JsonObject, revision: number) {
    clearTimeout(this.#timer)
    this.#newest = next
    this.#saved = next
    this.#revision = revision
    this.#tell('saved')
  }

  save(): Promise<void> {
    clearTimeout(this.#timer)
    this.#saving = this.#saving.then(() => this.#saveOnce())
    return this.#saving
  }

  async #saveOnce() {
    const sent = this.#newest
    if (sent === this.#saved) return
    this.#tell('saving')
    try {
      const body = { baseRevision: this.#revision, content: sent }
      const reply = await call(contract.configurations.save, { params: { configurationId: this.#id }, body })
      this.#revision = reply.revision
      this.#saved = sent
      this.#tell(this.#newest === sent ? 'saved' : 'unsaved')
    } catch (error) {
      this.#tell('unsaved')
      const theirs = movedTo(error)
      this.#revision = theirs ?? this.#revision
      failed(error, { message: theirs === undefined ? FAILED : MOVED })
    }
  }
}

/** The revision that stands instead, as the refusal brings it along. */
function movedTo(error: unknown): number | undefined {
  if (!(error instanceof Refusal) || error.code !== 'configuration-has-moved') return undefined
  const { current } = error
  const isOne = typeof current === 'object' && current !== null && 'draftRevision' in current
  return isOne ? Number(current.draftRevision) : undefined
}
