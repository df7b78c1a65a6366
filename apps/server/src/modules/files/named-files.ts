import { filesIn } from '@corridor/domain/files-in'
import type { UserId } from '@corridor/domain/ids'
import type { ObservationDocument } from '@corridor/domain/observation'
import type { Queries } from '../../database/doors.ts'
import { filesFrom } from './files.queries.ts'

/** Whether everything that a document names has arrived, and from who observed: nobody passes on what is another's. */
export async function hasItsFiles(
  db: Queries,
  observerId: UserId,
  { capture }: ObservationDocument,
): Promise<boolean> {
  const named = filesIn(capture).map(({ id }) => id)
  return (await filesFrom(db, observerId, named)).length === named.length
}

export interface Written {
  readonly document: ObservationDocument
  /** What came from a device after sending. */
  readonly lateDocument: ObservationDocument | null
}

export function namedBy({ document, lateDocument }: Written): Set<string> {
  const captures = [document.capture, ...(lateDocument ? [lateDocument.capture] : [])]
  return new Set(filesIn(captures).map(({ id }) => id))
}
