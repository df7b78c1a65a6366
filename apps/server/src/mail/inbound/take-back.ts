import { settleDelivery } from '../../modules/observations/delivery/settle-delivery.ts'
import type { Services } from '../../services.ts'
import { markMailReturned } from '../mails.queries.ts'
import { reportIn } from './delivery-report.ts'

/** Takes in a mail that came back to the return address of a mail of ours. Nothing of it is kept but why. */
export async function takeBack(services: Services, mailId: string, came: Buffer): Promise<void> {
  const { database, now } = services
  const report = await reportIn(came).catch(() => undefined)
  if (!report) return
  const { state, trouble } = report
  const mail = await database.platform(({ db }) => markMailReturned(db, mailId, trouble, now()))
  if (!mail?.districtId) return
  await database.tenant(mail.districtId, (transaction) =>
    settleDelivery(transaction, services, mailId, { state, at: now(), trouble }),
  )
}
