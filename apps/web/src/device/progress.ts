import type { SavedObservation } from '@corridor/contract/observations'
import type { ObservationDocument } from '@corridor/domain/observation'
import type { ObservationStatus } from '@corridor/domain/observation-words'
import type { Goal, Kept } from './kept.ts'

const goals: Readonly<Record<ObservationStatus, Goal>> = {
  draft: 'draft',
  completed: 'completed',
  sent: 'sent',
  acknowledged: 'sent',
}

/** One that has just begun here. */
export function begun(id: string, document: ObservationDocument, now: string): Kept {
  return {
    ...{ id, document, base: null, inFlight: null, status: 'draft', version: 1, isLate: false },
    ...{ goal: 'draft', sending: null, trouble: null, changedAt: now, waitsSince: now },
  }
}

/** One that came from the server. */
export function arrived(saved: SavedObservation, now: string): Kept {
  return {
    ...begun(saved.id, saved.document, now),
    ...heardOf(saved, undefined),
    goal: goals[saved.status],
    waitsSince: null,
  }
}

/** What the server says of one besides its text. */
export function heardOf(saved: SavedObservation, before: Kept | undefined): Heard {
  const { revision, document, status, version, isLate } = saved
  const contributions = contributionsIn(saved, before)
  return { base: { revision, document }, status, version, isLate, contributions }
}

type Heard = Pick<Kept, 'base' | 'status' | 'version' | 'isLate'> & Required<Pick<Kept, 'contributions'>>

/** The very list that is shown where it says the same: nothing is drawn again because it arrived. */
export function contributionsIn({ contributions }: SavedObservation, before: Kept | undefined) {
  const known = before?.contributions ?? []
  // A refusal hands on what stands instead as it came, and a server before this one knew of none.
  return !contributions || JSON.stringify(contributions) === JSON.stringify(known) ? known : contributions
}

/** The server has its text. */
export function isSaved({ base, document, inFlight }: Kept): boolean {
  return inFlight === null && base !== null && base.document === document
}

/** The server has finished what the observer finished here. */
export function isAsFarAsWanted({ goal, status }: Kept): boolean {
  if (goal === 'draft') return true
  if (goal === 'completed') return status !== 'draft'
  return goal === 'sent' && goals[status] === 'sent'
}

/** Nothing of it is on this device alone, but words that nobody has sent yet. */
export function isThere(kept: Kept): boolean {
  return isSaved(kept) && isAsFarAsWanted(kept)
}
