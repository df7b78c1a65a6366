import { filesIn } from '@corridor/domain/files-in'
import type { ObservationDocument } from '@corridor/domain/observation'
import type { Queries } from '../../database/doors.ts'
import { capturesOf, deleteFilesBut, filesThere } from './files.queries.ts'

/** Whether everything that a document names has arrived. */
export async function hasItsFiles(db: Queries, { capture }: ObservationDocument): Promise<boolean> {
  const named = filesIn(capture).map(({ id }) => id)
  return (await filesThere(db, named)).length === named.length
}

/** A photo that was taken out again is nobody's, unless another tool of the visit has picked it. */
export async function dropUnnamed(db: Queries, id: string, { visitId }: ObservationDocument): Promise<void> {
  const captures = await capturesOf(db, id, visitId)
  const named = captures.flatMap((capture) => filesIn(capture).map((file) => file.id))
  if (captures.length > 0) await deleteFilesBut(db, id, named)
}

/** They go with their observation. */
export async function dropFiles(db: Queries, id: string): Promise<void> {
  await deleteFilesBut(db, id, [])
}
