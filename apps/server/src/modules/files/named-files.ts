import { filesIn } from '@corridor/domain/files-in'
import type { ObservationDocument } from '@corridor/domain/observation'
import type { Queries } from '../../database/doors.ts'
import { filesThere } from './files.queries.ts'

/** Whether everything that a document names has arrived. */
export async function hasItsFiles(db: Queries, { capture }: ObservationDocument): Promise<boolean> {
  const named = filesIn(capture).map(({ id }) => id)
  return (await filesThere(db, named)).length === named.length
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
