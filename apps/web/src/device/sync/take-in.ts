import type { SavedObservation } from '@corridor/contract/observations'
import { isSame } from '@corridor/domain/json'
import type { Document } from '@corridor/domain/merge'
import type { ObservationDocument } from '@corridor/domain/observation'
import type { Kept } from '../kept.ts'
import { heardOf, isThere } from '../progress.ts'
import { type Author, mergeDocuments } from '../reconcile.ts'

/** The server took what was sent; it may have filled something in, and the observer may have typed on. */
export function acknowledged(
  kept: Kept,
  sent: ObservationDocument,
  saved: SavedObservation,
  author: Author,
): Kept {
  // The very object that is shown where it says the same: nothing is drawn again because it arrived.
  const taken = isSame(sent, saved.document) ? sent : saved.document
  const heard = {
    ...kept,
    ...heardOf({ ...saved, document: taken }, kept),
    inFlight: null,
    wasRefused: false,
  }
  return settled({ ...heard, document: typedOn(kept, sent, taken, author) })
}

function typedOn({ document }: Kept, sent: ObservationDocument, taken: ObservationDocument, author: Author) {
  if (document === sent) return taken
  return taken === sent ? document : mergeDocuments(sent, document, taken, author)
}

/** Somebody else was first: what both changed since the common base is put together. */
export function overtaken(kept: Kept, current: SavedObservation, author: Author): Kept {
  const sent = kept.inFlight?.document
  // A reply was lost: what the server has is what this device sent.
  if (sent && isSame(sent, current.document)) return acknowledged(kept, sent, current, author)
  const merged = mergeDocuments(commonBase(kept, current), kept.document, current.document, author)
  const document = isSame(merged, current.document) ? current.document : merged
  return settled({ ...kept, ...heardOf(current, kept), inFlight: null, document })
}

function commonBase({ base, inFlight, wasRefused }: Kept, current: SavedObservation): Document {
  // A server that was restored from an older backup takes the work back.
  if (base && current.revision < base.revision) return current.document
  if (base) return base.document
  // What the server has grew out of what was sent from here; where that is not known, every difference is a clash.
  return (!wasRefused && inFlight?.document) || { conflicts: [] }
}

export function settled(kept: Kept): Kept {
  return isThere(kept) ? { ...kept, waitsSince: null } : kept
}
