import { randomUUID } from 'node:crypto'
import type { UserId } from '@corridor/domain/people/ids'
import type { Transaction } from '../database/doors.ts'
import { enqueue } from '../jobs/queues.ts'
import { insertMailTo, type NewMail } from './mails.queries.ts'
import { secondsUntil } from './seconds-until.ts'

/**
 * Writes a mail to an account in the transaction of what it tells of: both happen, or neither. To nobody it does
 * the same work, job and all, so that nothing outside tells an account from none.
 */
export async function mailAccount(
  transaction: Transaction,
  userId: UserId | undefined,
  mail: Omit<NewMail, 'id'>,
  id: string = randomUUID(),
): Promise<void> {
  await Promise.all([
    insertMailTo(transaction.db, userId, { id, ...mail }),
    enqueue(transaction, 'mail.send', { id }, secondsUntil(mail)),
  ])
}
