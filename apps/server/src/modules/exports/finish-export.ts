import type { ExportScope } from '@corridor/contract/reports/exports'
import { type Day, dayIn } from '@corridor/domain/calendar/calendar'
import type { Queries } from '../../database/doors.ts'
import { fileNameOf } from '../../http/file-name.ts'
import { nameOf } from '../people/name-of.ts'
import { type ExportFile, exportFiles, filesFor } from './content/export-files.ts'
import type { ExportEntries } from './content/export-progress.ts'
import { localMoment } from './content/local-moment.ts'
import { type Chunk, type ExportChange, type ExportRow, insertChunks } from './exports.queries.ts'
import { packPieces } from './pack-pieces.ts'
import { readmeOf } from './readme.ts'
import { END_OF_FILE, type ZipEntry, zipDirectory, zipHeader } from './zip.ts'

/** How long an export is kept from when it is ready. */
const KEPT_MS = 24 * 3_600_000

interface Place {
  readonly name: string
  readonly timeZone: string
}

/** Finishes an export with what is known only now: the README, and the headers and the table of contents of the ZIP. */
export async function finishExport(
  db: Queries,
  row: ExportRow,
  now: Date,
  district: Place,
): Promise<ExportChange> {
  const readme = {
    file: 'README.txt',
    text: readmeOf({ ...row, by: await nameOf(db, row.userId) }, now, district),
    rows: 0,
  } as const
  const entries = await packPieces(db, row, row.entries, [readme])
  const files = filesFor(row.scope)
  const madeAt = localMoment(district.timeZone, now)
  const zipped = files.map((file) => zipEntryOf(file, entries, madeAt))
  const frames = files.flatMap((file, index) => framesOf(row, file, entries, zipped[index]))
  const directory = zipDirectory(zipped)
  const end = { ...keyOf(row), file: exportFiles.length, position: 0, content: directory }
  await insertChunks(db, [...frames, end])
  const bytes = zipped.reduce((sum, it) => sum + zipHeader(it).length + it.packed, directory.length)
  return {
    state: 'ready',
    entries,
    bytes,
    total: row.done,
    expiresAt: new Date(now.getTime() + KEPT_MS),
    fileName: exportName(row.scope, row.about, dayIn(district.timeZone, now)),
  }
}

function keyOf({ districtId, id }: ExportRow) {
  return { districtId, exportId: id }
}

function zipEntryOf(name: ExportFile, entries: ExportEntries, madeAt: string): ZipEntry {
  const { crc = 0, size = 0, packed = 0 } = entries[name] ?? {}
  return { name, crc, size, packed: packed + END_OF_FILE.length, madeAt }
}

/** The bytes of the ZIP ahead of a file's bytes, and behind them. */
function framesOf(
  row: ExportRow,
  file: ExportFile,
  entries: ExportEntries,
  zipped: ZipEntry | undefined,
): Chunk[] {
  if (!zipped) return []
  const key = { ...keyOf(row), file: exportFiles.indexOf(file) }
  const last = (entries[file]?.chunks ?? 0) + 1
  return [
    { ...key, position: 0, content: zipHeader(zipped) },
    { ...key, position: last, content: END_OF_FILE },
  ]
}

/** “Corridor Copper Ridge Middle School 2026-10-22.zip” */
function exportName({ kind }: ExportScope, about: string, day: Day): string {
  return fileNameOf(about, kind === 'own' ? 'own visits' : '', day, 'zip')
}
