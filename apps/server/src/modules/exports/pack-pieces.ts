import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import type { Queries } from '../../database/doors.ts'
import { type ExportFile, exportFiles } from './content/export-files.ts'
import type { ExportEntries, ExportEntry } from './content/export-progress.ts'
import { type ExportRow, insertChunks } from './exports.queries.ts'

/** Bytes that are added to a file of an export. */
export interface Piece {
  readonly file: ExportFile
  readonly text: string
  readonly rows: number
}

const MOST_BYTES_OF_A_CHUNK = 1024 * 1024

const deflate = promisify<Buffer, { finishFlush: number }, Buffer>(deflateRaw)

type Whose = Pick<ExportRow, 'districtId' | 'id'>

/** Adds pieces to their files: each deflated by itself, so that the next page needs no memory of this one. */
export async function packPieces(
  db: Queries,
  { districtId, id }: Whose,
  entries: ExportEntries,
  pieces: readonly Piece[],
): Promise<ExportEntries> {
  const next: { [File in ExportFile]?: ExportEntry } = { ...entries }
  for (const { file, text, rows } of pieces) {
    const { crc, size, packed, chunks, rows: before } = next[file] ?? nothingYet
    const bytes = Buffer.from(text)
    const deflated = text === '' ? bytes : await deflate(bytes, { finishFlush: constants.Z_SYNC_FLUSH })
    const contents = slicesOf(deflated)
    const place = { districtId, exportId: id, file: exportFiles.indexOf(file) }
    // The first place is the header's, which is written last.
    await insertChunks(
      db,
      contents.map((content, index) => ({ ...place, position: chunks + index + 1, content })),
    )
    next[file] = {
      crc: crc32(bytes, crc),
      size: size + bytes.length,
      packed: packed + deflated.length,
      chunks: chunks + contents.length,
      rows: before + rows,
    }
  }
  return next
}

const nothingYet: ExportEntry = { crc: 0, size: 0, packed: 0, chunks: 0, rows: 0 }

function slicesOf(bytes: Buffer): Buffer[] {
  const count = Math.ceil(bytes.length / MOST_BYTES_OF_A_CHUNK)
  return Array.from({ length: count }, (_, index) =>
    bytes.subarray(index * MOST_BYTES_OF_A_CHUNK, (index + 1) * MOST_BYTES_OF_A_CHUNK),
  )
}
