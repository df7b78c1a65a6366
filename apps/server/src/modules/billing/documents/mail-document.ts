import { dollars } from '@corridor/domain/plan/money'
import { mailAccount } from '../../../mail/mail-account.ts'
import { mailAddress } from '../../../mail/mail-address.ts'
import { findAccount } from '../account/account.queries.ts'
import { billReaders } from '../billing-contacts.ts'
import type { BillingContext } from '../orders/billing-context.ts'
import type { ListedDocument } from './documents.queries.ts'
import { titles } from './paper-words.ts'

/** Mails a bill to whoever looks after billing, and to where bills are paid. */
export async function mailDocument(
  context: BillingContext,
  document: ListedDocument,
  until = '',
): Promise<void> {
  const { db, place, config } = context
  const subject = `${titles[document.kind]} ${document.number} for ${place.district.name.replaceAll(/\s+/g, ' ')}`
  const billingPage = new URL('/settings/billing', config.PUBLIC_URL.origin).href
  const text = textOf(document, until, billingPage)
  const mail = { subject, text, now: place.now, action: 'Open billing', documentId: document.id }
  const contacts = await billReaders(db, place.today)
  for (const { id } of contacts) await mailAccount(context, id, mail)
  const { payablesEmail = null } = (await findAccount(db)) ?? {}
  const isKnown = contacts.some(({ email }) => email === payablesEmail)
  if (payablesEmail !== null && !isKnown) await mailAddress(context, payablesEmail, mail)
}

const textOf = ({ kind, number, amountCents }: ListedDocument, until: string, billingPage: string) => `Hello,

${titles[kind]} ${number} for ${dollars(amountCents)} is attached.${until && ` ${until}`} It is also kept under Documents on the Billing page:

${billingPage}

Corridor
`
