import type { SavedObservation } from '@corridor/contract/observations/observations'
import { isSame } from '@corridor/domain/data/json'
import { isSent } from '@corridor/domain/observation/observation-rules'
import type { Kept } from '../kept.ts'

/**
 * Asks for an observation again that the server no longer names and nobody touched here: its last save goes once
 * more. A server restored from an older backup takes it as new, and any other says what became of it meanwhile.
 */
export function askedAgain(kept: Kept, now: string): Kept {
  const { base } = kept
  if (!base) return kept
  const inFlight = { baseRevision: base.revision - 1, document: base.document }
  return { ...kept, inFlight, waitsSince: now }
}

/**
 * Whether the observation was asked again and not typed in since: nothing of it is here alone, whatever the answer
 * is.
 */
export function isAskedAgain({ base, document, inFlight }: Kept): boolean {
  if (!base || !inFlight || inFlight.baseRevision >= base.revision) return false
  return document === base.document && isSame(inFlight.document, document)
}

/**
 * Whether the observation was sent from another device, so that it can go from here unless it is open. A server
 * restored from an older backup may have less than is here: then it stays until the server has the rest.
 */
export function isSentElsewhere(
  kept: Kept,
  saved: SavedObservation,
  isOpen: (id: string) => boolean,
): boolean {
  if (!isAskedAgain(kept) || !isSent(saved.status) || isOpen(kept.id)) return false
  return saved.revision >= (kept.base?.revision ?? 0)
}
