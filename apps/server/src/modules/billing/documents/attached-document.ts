import type { Queries } from '../../../database/doors.ts'
import { findPdf } from './documents.queries.ts'
import { fileNameOf } from './paper-words.ts'

/** A document of the transaction's district, as a mail takes it along. */
export async function attachedDocument(db: Queries, id: string) {
  const found = await findPdf(db, id)
  return found && { filename: fileNameOf(found), content: found.pdf, contentType: 'application/pdf' }
}
