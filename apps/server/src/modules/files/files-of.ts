import { filesIn } from '@corridor/domain/files-in'
import type { ObservationDocument } from '@corridor/domain/observation'
import type { Queries } from '../../database/doors.ts'
import { deleteFile, filesOf, filesThere, giveFile, type Source, writtenIn } from './files.queries.ts'

/** Whether everything that a document names has arrived. */
export async function hasItsFiles(db: Queries, { capture }: ObservationDocument): Promise<boolean> {
  const named = filesIn(capture).map(({ id }) => id)
  return (await filesThere(db, named)).length === named.length
}

interface Written {
  readonly document: ObservationDocument
  /** What came from a device after sending. */
  readonly lateDocument: ObservationDocument | null
}

export function namedBy({ document, lateDocument }: Written): Set<string> {
  const captures = [document.capture, ...(lateDocument ? [lateDocument.capture] : [])]
  return new Set(filesIn(captures).map(({ id }) => id))
}

/** A photo that was taken out again is nobody's, unless another tool of the visit has picked it. */
export async function dropUnnamed(db: Queries, from: Source): Promise<void> {
  const ids = await filesOf(db, from.id)
  if (ids.length === 0) return
  const namers = await namersIn(db, from)
  const own = namers.filter(({ id }) => id === from.id)
  const gone = ids.filter((id) => !own.some(({ names }) => names.has(id)))
  await letGo(db, gone, othersThan(from, namers))
}

/** They leave their observation: for one of the same visit that shows them too, or for good. */
export async function dropFiles(db: Queries, from: Source, ids?: readonly string[]): Promise<void> {
  const leaving = ids ?? (await filesOf(db, from.id))
  if (leaving.length > 0) await letGo(db, leaving, othersThan(from, await namersIn(db, from)))
}

interface Namer {
  readonly id: string
  readonly names: ReadonlySet<string>
}

async function namersIn(db: Queries, visit: Source): Promise<Namer[]> {
  const written = await writtenIn(db, visit)
  return written.map(({ sent, ...it }) => ({
    id: it.id,
    names: new Set([...namedBy(it), ...filesIn(sent).map(({ id }) => id)]),
  }))
}

const othersThan = (from: Source, namers: readonly Namer[]) => namers.filter(({ id }) => id !== from.id)

async function letGo(db: Queries, ids: readonly string[], others: readonly Namer[]): Promise<void> {
  for (const id of ids) {
    const next = others.find(({ names }) => names.has(id))
    await (next ? giveFile(db, id, next.id) : deleteFile(db, id))
  }
}
