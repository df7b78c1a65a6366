import type { Queries } from '../../../database/doors.ts'
import { type Reader, readableBy } from '../access/readable.ts'
import { observationsOfMails } from './delivery.queries.ts'

/** The observations that mails tell of, by mail id: the first of a sending, as far as the reader may read it. */
export async function recordsOfMails(db: Queries, { actor, me }: Reader, mailIds: readonly string[]) {
  if (mailIds.length === 0) return new Map<string, never>()
  const found = await observationsOfMails(db, mailIds, readableBy(actor, me))
  return new Map(found.map(({ mailId, ...observation }) => [mailId ?? '', observation]))
}
