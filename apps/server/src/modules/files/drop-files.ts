import { filesIn } from '@corridor/domain/files/files-in'
import type { Queries } from '../../database/doors.ts'
import { deleteFile, filesOf, giveFile, type Source, writtenIn } from './files.queries.ts'
import { namedBy, type Written } from './named-files.ts'

/** Files that came for an observation, whether it still names them or not. */
export function filesFor(db: Queries, observationId: string): Promise<readonly string[]> {
  return filesOf(db, observationId)
}

/**
 * Files that a document does not name. A photo taken out again before anything was sent is nobody's, unless another
 * tool of the visit has picked it.
 */
export function unnamedAmong(files: readonly string[], from: Written): readonly string[] {
  const named = namedBy(from)
  return files.filter((id) => !named.has(id))
}

/** Takes files from their observation: for one of the same visit that shows them too, or for good. */
export async function dropFiles(db: Queries, from: Source, ids?: readonly string[]): Promise<void> {
  const leaving = ids ?? (await filesOf(db, from.id))
  if (leaving.length === 0) return
  const others = await othersNaming(db, from)
  for (const id of leaving) {
    const next = others.find(({ names }) => names.has(id))
    await (next ? giveFile(db, id, next.id) : deleteFile(db, id))
  }
}

async function othersNaming(db: Queries, from: Source) {
  const others = (await writtenIn(db, from)).filter(({ id }) => id !== from.id)
  return others.map(({ sent, ...it }) => ({
    id: it.id,
    names: new Set([...namedBy(it), ...filesIn(sent).map(({ id }) => id)]),
  }))
}
