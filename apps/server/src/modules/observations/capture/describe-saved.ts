import type { SavedObservation } from '@corridor/contract/observations/observations'
import { contributionsForObserver } from '../answer/contributions.ts'
import { requireKnown } from '../opened.ts'
import type { StoredObservation } from '../stored-observation.ts'

type Saved = Pick<
  StoredObservation,
  'id' | 'revision' | 'version' | 'status' | 'document' | 'lateDocument' | 'contributed' | 'removedAt'
>

/**
 * An observation as its observer's devices get it. After sending, they go on with the document that came late. What a
 * newer Corridor wrote waits for it, untouched.
 */
export function describeSaved(row: Saved): SavedObservation {
  const { id, revision, version, status, lateDocument, removedAt } = row
  const document = lateDocument ?? row.document
  requireKnown(document)
  return {
    id,
    revision,
    version,
    status,
    document,
    isLate: lateDocument !== null,
    contributions: contributionsForObserver(row),
    // A finished observation is not deleted any more.
    ...(removedAt && status === 'draft' && { removedAt: removedAt.toISOString() }),
  }
}
