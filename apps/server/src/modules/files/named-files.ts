import type { FileRef } from '@corridor/domain/files/file-ref'
import { filesIn } from '@corridor/domain/files/files-in'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import type { UserId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import { filesFrom } from './files.queries.ts'

/** Files that a document names and that have not arrived, or not from who observed: nobody passes on what is another's. */
export async function missingFiles(
  db: Queries,
  observerId: UserId,
  { capture }: ObservationDocument,
): Promise<FileRef[]> {
  const named = filesIn(capture)
  if (named.length === 0) return []
  const arrived = await filesFrom(
    db,
    observerId,
    named.map(({ id }) => id),
  )
  return named.filter(({ id }) => !arrived.includes(id))
}

export interface Written {
  readonly document: ObservationDocument
  /** The late document, which came from a device after sending. */
  readonly lateDocument: ObservationDocument | null
}

export function namedBy({ document, lateDocument }: Written): Set<string> {
  const captures = [document.capture, ...(lateDocument ? [lateDocument.capture] : [])]
  return new Set(filesIn(captures).map(({ id }) => id))
}
