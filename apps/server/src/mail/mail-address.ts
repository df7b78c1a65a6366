import { randomUUID } from 'node:crypto'
import type { Transaction } from '../database/doors.ts'
import { enqueue } from '../jobs/queues.ts'
import { insertMail, type NewMail } from './mails.queries.ts'
import { secondsUntil } from './seconds-until.ts'

/**
 * Writes a mail to somebody who may have no account, in the transaction of what it tells of. To no address it does the
 * same work, job and all, so that nothing outside tells one from none.
 */
export async function mailAddress(
  transaction: Transaction,
  to: string | undefined,
  mail: Omit<NewMail, 'id'>,
  id: string = randomUUID(),
): Promise<void> {
  await Promise.all([
    insertMail(transaction.db, to, { id, ...mail }),
    enqueue(transaction, 'mail.send', { id }, secondsUntil(mail)),
  ])
}
