import { filesIn } from '@corridor/domain/files/files-in'
import type { Actor } from '@corridor/domain/people/actor'
import type { Queries } from '../../../database/doors.ts'
import { findObservation, findVisit } from '../observations.queries.ts'
import { isSentTo } from '../record/copies.queries.ts'
import { standingRecord } from '../record/standing-record.ts'
import type { StoredObservation } from '../stored-observation.ts'
import { readerOf } from './access.ts'
import { readableBy } from './readable.ts'

interface NamedFile {
  readonly id: string
  readonly observationId: string
}

/**
 * Whether somebody may read a file. Who may read an observation sees the files of its record, also one that another
 * tool of the visit took; its educator sees those of what was sent.
 */
export async function mayReadFile(
  db: Queries,
  actor: Actor,
  { id, observationId }: NamedFile,
): Promise<boolean> {
  const { me } = await readerOf(db, actor)
  if (me && (await isSentTo(db, actor, me, id))) return true
  const source = await findObservation(db, observationId)
  const read = source ? await findVisit(db, source, readableBy(actor, me)) : []
  return read.some((it) => it.educatorId !== me && shows(it, id))
}

function shows(row: StoredObservation, fileId: string): boolean {
  if (!filesIn(row.document.capture).some(({ id }) => id === fileId)) return false
  const { blocks } = standingRecord(row, { message: null, contributions: [], isForEducator: true })
  return blocks.some((it) => it.kind === 'files' && it.items.some(({ file }) => file.id === fileId))
}
