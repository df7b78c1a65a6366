import { Problem } from '@corridor/contract/problems'
import type { Queries } from '../../database/doors.ts'
import { isFileAmong } from '../observations/access/is-file-among.ts'
import { findContent } from './files.queries.ts'

/** A file of observations that were sent to an educator together. Any other is answered like one that is not there. */
export async function showSentFile(db: Queries, asked: Parameters<typeof isFileAmong>[1], fileId: string) {
  const content = (await isFileAmong(db, asked, fileId)) ? await findContent(db, fileId) : undefined
  if (!content) throw new Problem('file-not-found')
  return new Uint8Array(content)
}
