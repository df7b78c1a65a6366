import { randomUUID } from 'node:crypto'
import type { Transaction } from '../database/doors.ts'
import { enqueue } from '../jobs/queues.ts'
import { insertMail, type NewMail } from './mails.queries.ts'
import { secondsUntil } from './seconds-until.ts'

/** Writes a mail to somebody who may have no account, in the transaction of what it tells of. */
export async function mailAddress(
  transaction: Transaction,
  to: string,
  mail: Omit<NewMail, 'id'>,
): Promise<void> {
  const id = randomUUID()
  await insertMail(transaction.db, to, { id, ...mail })
  await enqueue(transaction, 'mail.send', { id }, secondsUntil(mail))
}
