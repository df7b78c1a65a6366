import type { SavedObservation } from '@corridor/contract/observations'
import { Refusal } from '@corridor/contract/refusal'
import { isLike } from '../../api/is-like.ts'
import { NotOurs, Unreachable } from '../../api/wire.ts'

/** What an error of a call means for the work that was to be sent. None of them deletes it. */
export type Answer =
  /** Nobody there, or too busy: all of it waits. */
  | { readonly kind: 'no-answer' }
  /** Not now: this one waits, the others go on. */
  | { readonly kind: 'later' }
  | { readonly kind: 'signed-out' }
  /** The demo account, or somebody else's eyes: nothing is ever taken. */
  | { readonly kind: 'view-only'; readonly refusal: Refusal }
  | { readonly kind: 'moved'; readonly current: SavedObservation }
  /** As it is, the server will not take it. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }

// 403s that are about the moment and not about the document.
const passing: readonly string[] = ['second-factor-setup-required', 'not-from-corridor']

export function answerOf(error: unknown): Answer {
  // A server that refuses one document with a page of its proxy may take the next.
  if (error instanceof NotOurs) return { kind: 'later' }
  // Given up, the contract did not know the answer, or something of our own went wrong with this one.
  if (!(error instanceof Refusal)) return { kind: isWithoutConnection(error) ? 'no-answer' : 'later' }
  const { code, status, current } = error
  if (status === 401) return { kind: 'signed-out' }
  if (status === 418 || code === 'impersonation-is-read-only') return { kind: 'view-only', refusal: error }
  if (status === 429) return { kind: 'no-answer' }
  if (status === 402 || status >= 500 || passing.includes(code)) return { kind: 'later' }
  // What stands instead is the server's own saved observation; the wire hands it on as it came.
  if (code === 'observation-has-moved' && current)
    return isSavedObservation(current) ? { kind: 'moved', current } : { kind: 'later' }
  return { kind: 'refused', refusal: error }
}

const sample = { id: '', revision: 0, version: 0, status: '', document: { capture: {}, conflicts: [] } }

function isSavedObservation(it: unknown): it is SavedObservation {
  return isLike(it, sample)
}

function isWithoutConnection(error: unknown): boolean {
  return error instanceof Unreachable && !isOurLimit(error.cause)
}

/** A large photo takes longer than we wait; a text may still arrive. */
function isOurLimit(cause: unknown): boolean {
  return (cause as Partial<Error> | undefined)?.name === 'AbortError'
}
