import { Problem } from '@corridor/contract/problems'
import { DEMO_USER } from '@corridor/domain/people/ids'
import type { Doors } from '../../database/doors.ts'
import { Download } from '../../http/download.ts'
import type { ActorContext } from '../../http/mount.ts'
import { districtToday } from '../districts/district-today.ts'
import { subjectOf } from './ask-export.ts'
import { describeExport } from './describe-export.ts'
import { nameIfExported } from './export-reach.ts'
import { type ChunkPlace, chunksAfter, type ExportRow, findExport } from './exports.queries.ts'
import { requireOwn } from './own-export.ts'

/** Downloads an export. Whoever may not read its content any more does not get it either. Each download is recorded. */
export async function downloadExport(
  { db, actor, now, record, database }: ActorContext,
  id: string,
): Promise<Download> {
  const row = requireOwn(actor, await findExport(db, id))
  if (actor.userId === DEMO_USER) throw new Problem('demo-downloads-nothing')
  const { file } = describeExport(row, now())
  if (!file) throw new Problem('export-not-ready')
  const today = await districtToday(db, now())
  if (!(await nameIfExported(db, actor, today, row.scope))) throw new Problem('export-right-gone')
  await record('export.download', subjectOf(row.scope, actor))
  return new Download(file.name, file.bytes, bytesOf(database, row))
}

/** How many pieces are read at once: with them, some megabytes of the file are in memory. */
const PIECES = 4
const BEGINNING: ChunkPlace = { file: -1, position: -1 }

/**
 * The bytes of an export, a few pieces a transaction, as fast as the reader takes them: nobody holds a connection for a
 * slow download.
 */
async function* bytesOf(database: Doors, { districtId, id }: ExportRow): AsyncGenerator<Uint8Array> {
  let after = BEGINNING
  for (;;) {
    const pieces = await database.tenant(districtId, ({ db }) => chunksAfter(db, id, after, PIECES))
    for (const { content } of pieces) yield content
    const last = pieces.at(-1)
    if (!last) return
    after = { file: last.file, position: last.position }
  }
}
