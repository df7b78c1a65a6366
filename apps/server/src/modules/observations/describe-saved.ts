import type { SavedObservation } from '@corridor/contract/observations'
import { contributionsFor } from './contributions-for.ts'
import type { KnownObservation } from './observations.queries.ts'

type Saved = Pick<
  KnownObservation,
  'id' | 'revision' | 'version' | 'status' | 'document' | 'lateDocument' | 'contributed' | 'removedAt'
>

/** After sending, devices go on with the document that came late. */
export function describeSaved(row: Saved): SavedObservation {
  const { id, revision, version, status, document, lateDocument, removedAt } = row
  return {
    ...{ id, revision, version, status, document: lateDocument ?? document, isLate: lateDocument !== null },
    contributions: contributionsFor(row),
    // What is finished is not deleted any more.
    ...(removedAt && status === 'draft' && { removedAt: removedAt.toISOString() }),
  }
}
