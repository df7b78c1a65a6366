import type { SavedObservation } from '@corridor/contract/observations/observations'
import { problems } from '@corridor/contract/problem-codes'
import { isSame } from '@corridor/domain/data/json'
import type { Document } from '@corridor/domain/observation/merge'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import { isSent } from '@corridor/domain/observation/observation-rules'
import type { Kept } from '../kept.ts'
import { goals, heardOf } from '../snapshot/arrival.ts'
import { isAsFarAsWanted, isThere } from '../store/progress.ts'
import { type Author, keepBoth, mergeDocuments } from '../store/reconcile.ts'

/** Takes in the server’s answer to a save; it may have filled something in, and the observer may have typed on. */
export function acknowledged(
  kept: Kept,
  sent: ObservationDocument,
  saved: SavedObservation,
  author: Author,
): Kept {
  // The shown document stays the very object where nothing changed: nothing is drawn again because it arrived.
  const taken = isSame(sent, saved.document) ? sent : saved.document
  const next = { ...heard(kept, { ...saved, document: taken }), inFlight: null }
  return settled({ ...next, document: typedOn(kept, sent, taken, author) })
}

function typedOn({ document }: Kept, sent: ObservationDocument, taken: ObservationDocument, author: Author) {
  if (document === sent) return taken
  return taken === sent ? document : mergeDocuments(sent, document, taken, author)
}

/** Merges with what another device saved first: both grew out of the common base. */
export function overtaken(
  kept: Kept,
  current: SavedObservation,
  author: Author,
  /** Whether the observation waits to be sent together with another one. */
  isGoing = false,
): Kept {
  const sent = kept.inFlight?.document
  // A reply was lost: the server has what this device sent.
  if (sent && isSame(sent, current.document)) return acknowledged(kept, sent, current, author)
  const merged = withTheirs(kept, current, author)
  const document = isSame(merged, current.document) ? current.document : merged
  const next = { ...heard(kept, current), inFlight: null, document }
  return settled(asSeen(next, kept.document, author, isGoing))
}

/** Takes in what the server says of an observation. A reopened one is a draft: its earlier goal has been reached. */
export function heard(kept: Kept, saved: SavedObservation): Kept {
  const next = { ...kept, ...heardOf(saved, kept) }
  if (saved.version <= kept.version) return next
  return { ...next, goal: goals[saved.status], sending: null, trouble: null }
}

const HAS_MOVED = 'observation-has-moved'
const ALREADY_FINISHED = 'This observation was already finished, so it was not deleted.'

/** Holds a sending back where another device added something: the observer sends only what they have seen. */
export function asSeen(kept: Kept, seen: ObservationDocument, { at }: Author, isGoing = false): Kept {
  const isWanted = (kept.goal === 'sent' && !isAsFarAsWanted(kept)) || (isGoing && !isSent(kept.status))
  if (!isWanted || isSame(kept.document, seen)) return kept
  const { message } = problems[HAS_MOVED]
  const goal = kept.goal === 'sent' ? 'completed' : kept.goal
  return { ...kept, goal, trouble: { code: HAS_MOVED, message, at } }
}

/**
 * A draft that was changed elsewhere stays instead of being removed: the observer has not seen it so. A sent
 * observation is removed from this device only.
 */
export function stays(kept: Kept, seen: ObservationDocument, { at }: Author): Kept {
  const { goal, status } = kept
  if (goal !== 'removed' || isSent(status)) return kept
  // The server has this device’s own save, whose answer was lost.
  if (status === 'draft' && isSame(kept.document, seen)) return kept
  const message = status === 'draft' ? problems[HAS_MOVED].message : ALREADY_FINISHED
  return settled({ ...kept, goal: goals[status], trouble: { code: HAS_MOVED, message, at } })
}

function withTheirs({ base, inFlight, document }: Kept, current: SavedObservation, author: Author) {
  // The server may never have had this device’s save: another device may have brought the same from a rescue file.
  if (!base) return keepBoth(inFlight?.document ?? nothing, document, current.document, author)
  // A server restored from an older backup takes the work back.
  const common = current.revision < base.revision ? current.document : base.document
  return mergeDocuments(common, document, current.document, author)
}

const nothing: Document = { conflicts: [] }

export function settled(kept: Kept): Kept {
  return isThere(kept) ? { ...kept, waitsSince: null } : kept
}
