import { Refusal } from '@corridor/contract/refusal'
import type { RolloverDraft } from '@corridor/domain/rollover/rollover-draft'
import { call, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import type { SavedDraft } from '../../../forms/use-save-on-leave.ts'

const AFTER_TYPING_MS = 800
const FAILED =
  'The plan was not saved. What you chose is still here, and Corridor tries again with your next change.'
const MOVED =
  'Someone else changed this plan in the meantime. What you chose here is not saved. Reload the page to see theirs.'

/** Whether the plan is saved. A save that failed waits for the person. */
export type PlanState = 'saved' | 'saving' | 'failed'

/** Saves the plan of the next school year: shortly after each change, one save at a time, and always the newest. */
export class PlanKeeper implements SavedDraft {
  readonly #tell: (state: PlanState) => void
  #newest: RolloverDraft
  #saved: RolloverDraft | undefined
  #revision: number
  #timer: ReturnType<typeof setTimeout> | undefined
  #saving = Promise.resolve(true)
  #isOver = false

  /** `content` and `revision` are the server’s; revision 0: it has no plan yet, and nothing was chosen. */
  constructor(content: RolloverDraft, revision: number, tell: (state: PlanState) => void) {
    this.#newest = content
    this.#saved = content
    this.#revision = revision
    this.#tell = tell
  }

  get revision(): number {
    return this.#revision
  }

  get isSaved(): boolean {
    return this.#isOver || this.#newest === this.#saved
  }

  change(next: RolloverDraft): void {
    this.#newest = next
    this.#tell('saving')
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.save(), AFTER_TYPING_MS)
  }

  /** Ends saving: the plan was carried out or thrown away. */
  end(): void {
    clearTimeout(this.#timer)
    this.#isOver = true
  }

  /**
   * Has the server keep the plan even where nobody has changed a thing, for somebody who checks the guess as it
   * stands.
   */
  async keep(): Promise<boolean> {
    if (this.#revision === 0) this.#saved = undefined
    return this.save()
  }

  readonly save: SavedDraft['save'] = (say = sayFailed) => {
    clearTimeout(this.#timer)
    this.#saving = this.#saving.then(() => this.#saveOnce(say))
    return this.#saving
  }

  async #saveOnce(say: (error: unknown, isMoved: boolean) => boolean): Promise<boolean> {
    const content = this.#newest
    if (this.isSaved) return true
    this.#tell('saving')
    try {
      const body = { baseRevision: this.#revision, content }
      const { revision } = await call(contract.rollover.saveDraft, { body })
      this.#revision = revision
      this.#saved = content
      this.#tell(this.isSaved ? 'saved' : 'saving')
      return true
    } catch (error) {
      this.#tell('failed')
      // A save never replaces what somebody else saved, so nobody is warned of that.
      say(error, false)
      return false
    }
  }
}

function sayFailed(error: unknown): boolean {
  const isMoved = error instanceof Refusal && error.code === 'rollover-has-moved'
  failed(error, { message: isMoved ? MOVED : FAILED })
  return true
}
