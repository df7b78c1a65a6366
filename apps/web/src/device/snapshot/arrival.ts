import type { SavedObservation } from '@corridor/contract/observations/observations'
import type { ObservationStatus } from '@corridor/domain/observation/observation-words'
import type { Goal, Kept } from '../kept.ts'
import { begun } from '../store/progress.ts'

/** The goal of an observation that is as far as the server says. */
export const goals: Readonly<Record<ObservationStatus, Goal>> = {
  draft: 'draft',
  completed: 'completed',
  sent: 'sent',
  acknowledged: 'sent',
}

/** An observation as it came from the server. */
export function arrived(saved: SavedObservation, now: string): Kept {
  return {
    ...begun(saved.id, saved.document, now),
    ...heardOf(saved, undefined),
    goal: goals[saved.status],
    waitsSince: null,
  }
}

/** What the server says of an observation besides its text. */
export function heardOf(saved: SavedObservation, before: Kept | undefined): Heard {
  const { revision, document, status, version, isLate } = saved
  const contributions = contributionsIn(saved, before)
  const removedAt = saved.removedAt ?? null
  return { base: { revision, document }, status, version, isLate, contributions, removedAt }
}

type Heard = Pick<Kept, 'base' | 'status' | 'version' | 'isLate'> &
  Required<Pick<Kept, 'contributions' | 'removedAt'>>

/**
 * The contributions of an answer; the known list where nothing changed, so that nothing is drawn again because it
 * arrived.
 */
export function contributionsIn({ contributions }: SavedObservation, before: Kept | undefined) {
  const known = before?.contributions ?? []
  // A refusal hands on the server’s observation as it came, and an older server knew of no contributions.
  return !contributions || JSON.stringify(contributions) === JSON.stringify(known) ? known : contributions
}
