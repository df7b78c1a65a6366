import type { SavedObservation } from '@corridor/contract/observations/observations'
import { Refusal } from '@corridor/contract/refusal'
import { isLike } from '../../api/is-like.ts'
import { NotOurs, Unreachable } from '../../api/wire.ts'

/** What an error of a call means for the work that was to be sent. None of them deletes it. */
export type Answer =
  /** No server answered: every observation waits. */
  | { readonly kind: 'no-answer' }
  /** The server asks to be left in peace: every observation waits as long as that. */
  | { readonly kind: 'busy'; readonly retryAfterMs: number }
  /** The server cannot take this observation now: it waits, the others go on. */
  | { readonly kind: 'later' }
  | { readonly kind: 'signed-out' }
  /** The demo account, or an impersonation: the server takes nothing. */
  | { readonly kind: 'view-only'; readonly refusal: Refusal }
  | { readonly kind: 'moved'; readonly current: SavedObservation }
  /** The observation was deleted on another device, which counts as a revision. */
  | { readonly kind: 'removed'; readonly removal: Removal; readonly refusal: Refusal }
  /** The server will not take the observation as it is. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }

export interface Removal {
  readonly revision: number
  readonly removedAt: string
}

// Refusals that are about the moment, not the document.
const passing: readonly string[] = ['second-factor-setup-required', 'not-from-corridor', 'too-slow']

export function answerOf(error: unknown): Answer {
  // A server whose proxy refuses one document with a page may take the next.
  if (error instanceof NotOurs) return { kind: 'later' }
  // The call was given up, the contract did not know the answer, or something of our own went wrong with this call.
  if (!(error instanceof Refusal)) return { kind: isWithoutConnection(error) ? 'no-answer' : 'later' }
  const { code, status, current, retryAfterMs } = error
  if (status === 401) return { kind: 'signed-out' }
  if (status === 418 || code === 'impersonation-is-read-only') return { kind: 'view-only', refusal: error }
  if (status === 429 || retryAfterMs !== undefined) return { kind: 'busy', retryAfterMs: retryAfterMs ?? 0 }
  if (status === 402 || status >= 500 || passing.includes(code)) return { kind: 'later' }
  return insteadOf(error, current) ?? { kind: 'refused', refusal: error }
}

/** The answer for a refusal that came with what the server has instead, which the wire hands on unchecked. */
function insteadOf(refusal: Refusal, current: unknown): Answer | undefined {
  if (refusal.code === 'observation-has-moved' && current)
    return isSavedObservation(current) ? { kind: 'moved', current } : { kind: 'later' }
  if (refusal.code === 'observation-was-removed' && isLike(current, aRemoval))
    return { kind: 'removed', removal: current, refusal }
  return undefined
}

const NAMED = 'observations.'

/** The observation that an answer is about, where several were sent together. */
export function aboutIn(answer: Answer): string | undefined {
  if (answer.kind === 'moved') return answer.current.id
  if (answer.kind !== 'refused') return undefined
  const named = Object.keys(answer.refusal.fields ?? {}).find((key) => key.startsWith(NAMED))
  return named?.slice(NAMED.length)
}

/** What a refusal says about an observation. */
export function saidOf(id: string, { fields }: Pick<Refusal, 'fields'>): string | undefined {
  return fields?.[`${NAMED}${id}`]
}

const aRemoval: Removal = { revision: 0, removedAt: '' }
const sample = { id: '', revision: 0, version: 0, status: '', document: { capture: {}, conflicts: [] } }

function isSavedObservation(it: unknown): it is SavedObservation {
  return isLike(it, sample)
}

function isWithoutConnection(error: unknown): boolean {
  return error instanceof Unreachable && !isOurLimit(error.cause)
}

/** Whether a call ended by our own limit: a large photo takes longer than we wait; a text may still arrive. */
function isOurLimit(cause: unknown): boolean {
  return (cause as Partial<Error> | undefined)?.name === 'AbortError'
}
