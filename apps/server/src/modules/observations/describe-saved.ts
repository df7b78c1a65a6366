import type { SavedObservation } from '@corridor/contract/observations/observations'
import { Problem } from '@corridor/contract/problems'
import { contributionsFor } from './contributions-for.ts'
import type { KnownObservation } from './observations.queries.ts'
import { isFromNewer } from './opened.ts'

type Saved = Pick<
  KnownObservation,
  'id' | 'revision' | 'version' | 'status' | 'document' | 'lateDocument' | 'contributed' | 'removedAt'
>

/** After sending, devices go on with the document that came late. What a newer Corridor wrote waits for it, untouched. */
export function describeSaved(row: Saved): SavedObservation {
  const { id, revision, version, status, lateDocument, removedAt } = row
  const document = lateDocument ?? row.document
  if (isFromNewer(document)) throw new Problem('app-is-newer')
  return {
    ...{ id, revision, version, status, document, isLate: lateDocument !== null },
    contributions: contributionsFor(row),
    // What is finished is not deleted any more.
    ...(removedAt && status === 'draft' && { removedAt: removedAt.toISOString() }),
  }
}
