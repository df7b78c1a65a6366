import type { ObservationDocument } from '@corridor/domain/observation/observation'
import type { Kept } from '../kept.ts'

/** An observation that has just begun on this device. */
export function begun(id: string, document: ObservationDocument, now: string): Kept {
  return {
    id,
    document,
    base: null,
    inFlight: null,
    status: 'draft',
    version: 1,
    isLate: false,
    goal: 'draft',
    sending: null,
    trouble: null,
    changedAt: now,
    waitsSince: now,
  }
}

/** Whether the server has the observation’s text. */
export function isSaved({ base, document, inFlight }: Kept): boolean {
  return inFlight === null && base !== null && base.document === document
}

/** Whether the server has the observation as far as the observer wants it. */
export function isAsFarAsWanted({ goal, status }: Kept): boolean {
  if (goal === 'draft') return true
  if (goal === 'completed') return status !== 'draft'
  return goal === 'sent' && isOut({ status })
}

/** Whether an observation was sent. The domain’s own rule would weigh on the first load of a capture screen. */
export function isOut({ status }: Pick<Kept, 'status'>): boolean {
  return status === 'sent' || status === 'acknowledged'
}

/** Whether the server has all of an observation; unsent words of a sending do not count. */
export function isThere(kept: Kept): boolean {
  return isSaved(kept) && isAsFarAsWanted(kept)
}
