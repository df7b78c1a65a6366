import type { Services } from '../services.ts'
import { sendMails } from './send-mails.ts'

/** Sends all mails that wait, at once, as a worker does, without waiting for its turn. */
export async function sendWaiting(services: Services): Promise<void> {
  const { rows } = await services.database.pool.query(
    'select id from mails where sent_at is null and stopped_at is null',
  )
  await sendMails(services, rows.map(jobOf))
}

export const jobOf = ({ id }: { readonly id: string }) => ({
  id,
  data: { id },
  name: 'mail.send',
  expireInSeconds: 300,
  signal: new AbortController().signal,
})
