import type { DeliveryState, MailTrouble } from '@corridor/domain/mail/delivery'
import type { Transaction } from '../../../database/doors.ts'
import type { Services } from '../../../services.ts'
import { districtToday } from '../../districts/district-today.ts'
import { notify } from '../../notices/notify.ts'
import { renewUndelivered, senderOf, setDeliveryState } from './delivery.queries.ts'

interface Outcome {
  readonly state: Exclude<DeliveryState, 'queued' | 'not-mailed'>
  readonly at: Date
  readonly trouble: MailTrouble | null
}

/** Notes what became of a mail on the delivery it was for, if it was for one. The sender hears of a mail that came back. */
export async function settleDelivery(
  transaction: Transaction,
  { config }: Pick<Services, 'config'>,
  mailId: string,
  outcome: Outcome,
): Promise<void> {
  const { db } = transaction
  const sendId = await setDeliveryState(db, mailId, outcome)
  if (!sendId || outcome.state === 'sent') return
  await renewUndelivered(db, sendId)
  const sender = await senderOf(db, sendId)
  if (!sender) return
  const told = { ...sender, kind: 'returned' as const, key: `returned ${mailId}` }
  await notify({ ...transaction, config, place: await districtToday(db, outcome.at) }, [told])
}
