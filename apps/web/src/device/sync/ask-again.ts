import { isSame } from '@corridor/domain/json'
import type { Kept } from '../kept.ts'

/**
 * The server no longer names one that nobody touched here. What made its last revision goes once more, as it was: a
 * server that was restored from an older backup takes it as new, and any other says what became of it meanwhile.
 */
export function askedAgain(kept: Kept, now: string): Kept {
  const { base } = kept
  if (!base) return kept
  const inFlight = { baseRevision: base.revision - 1, document: base.document }
  return { ...kept, inFlight, waitsSince: now }
}

/** And nothing was typed since: nothing of it is here alone, whatever the answer is. */
export function isAskedAgain({ base, document, inFlight }: Kept): boolean {
  if (!base || !inFlight || inFlight.baseRevision >= base.revision) return false
  return document === base.document && isSame(inFlight.document, document)
}
