import type { contract as all } from '@corridor/contract/contract'
import type { Endpoint, RequestOf } from '@corridor/contract/endpoint'
import { shortDayFrom } from '@corridor/domain/calendar/day-words'
import { dollars } from '@corridor/domain/plan/money'
import { counted } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { saveBytes } from '@corridor/ui/save-file'
import { Tag } from '@corridor/ui/tag'
import { Button, VisuallyHidden } from '@mantine/core'
import { modals } from '@mantine/modals'
import { IconDownload } from '@tabler/icons-react'
import { call, callForFile, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { billingRefusalWords } from '../../../billing/billing-refusal-words.ts'
import { kindWords } from '../../../billing/document-words.ts'
import shared from './billing.module.css'
import type { BillingView } from './billing-view.ts'
import styles from './documents-card.module.css'
import { documentWords } from './order-words.ts'
import type { Payment, Quote } from './use-payment.ts'

const vendorWords: Readonly<Record<BillingView['vendorFiles'][number], string>> = {
  w9: 'W-9',
  'data-agreement': 'Data agreement',
}

interface Props {
  readonly view: BillingView
  readonly payment: Payment
}

/** All quotes, invoices, receipts and credit notes there ever were. */
export function DocumentsCard({ view, payment }: Props) {
  const { documents, vendorFiles, today, card } = view
  return (
    <Card
      title="Documents"
      aside={
        <div className={styles.vendor}>
          {vendorFiles.map((name) => (
            <Button
              key={name}
              variant="default"
              leftSection={<IconDownload size={18} stroke={1.8} />}
              onClick={() => download(contract.billing.vendorFile, { params: { name } })}
            >
              {vendorWords[name]}
            </Button>
          ))}
        </div>
      }
    >
      {documents.length === 0 ? (
        <p className={shared.none}>Quotes, invoices and receipts will be listed here, and stay.</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.documents}>
            <thead>
              <tr>
                <th scope="col">Number</th>
                <th scope="col" className={styles.wide}>
                  Kind
                </th>
                <th scope="col" className={styles.wide}>
                  Date
                </th>
                <th scope="col" className={styles.wide} data-end>
                  Amount
                </th>
                <th scope="col">State</th>
                <th scope="col">
                  <VisuallyHidden>File</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {documents.map((it) => {
                const state = documentWords(it, view)
                const { orderId } = it
                return (
                  <tr key={it.id}>
                    <th scope="row">
                      {it.number}
                      <small className={styles.brief}>
                        {kindWords(it)}
                        <br />
                        {shortDayFrom(today, it.issuedOn)}
                        <br />
                        {dollars(it.amountCents)}
                      </small>
                    </th>
                    <td className={styles.wide}>{kindWords(it)}</td>
                    <td className={styles.wide}>{shortDayFrom(today, it.issuedOn)}</td>
                    <td className={styles.wide} data-end>
                      {dollars(it.amountCents)}
                    </td>
                    <td>
                      {state && <Tag tone={state.tone}>{state.words}</Tag>}
                      {state?.note && <small className={styles.note}>{state.note}</small>}
                      {isOpenQuote(it, view) && (
                        <button type="button" className={shared.link} onClick={() => askToOrder(it, payment)}>
                          Order
                        </button>
                      )}
                      {it.kind === 'invoice' && it.orderState === 'owed' && orderId && card.isReady && (
                        <button type="button" className={shared.link} onClick={() => payByCard(orderId)}>
                          Pay by card
                        </button>
                      )}
                    </td>
                    <td data-end>
                      <button
                        type="button"
                        className={shared.link}
                        aria-label={`PDF of ${it.number}`}
                        onClick={() => download(contract.billing.document, { params: { documentId: it.id } })}
                      >
                        PDF
                      </button>
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  )
}

function isOpenQuote(it: BillingView['documents'][number], { today }: BillingView): it is Quote {
  const { quoted, orderState, validUntil } = it
  return quoted?.holds === true && orderState === null && validUntil !== null && validUntil >= today
}

function askToOrder(quote: Quote, payment: Payment) {
  const { purchaseOrder } = payment.typed
  modals.openConfirmModal({
    title: <strong>Order as in {quote.number}?</strong>,
    children: (
      <p>
        {counted(quote.quoted.schools.length, 'school')} for {dollars(quote.amountCents)}, as quoted. You get
        an invoice{' '}
        {purchaseOrder.trim()
          ? `for purchase order ${purchaseOrder.trim()}`
          : 'without a purchase order number'}
        , due 30 days after its date, or on the first day of the term if that is later.
      </p>
    ),
    labels: { confirm: 'Place order and get invoice', cancel: 'Not yet' },
    onConfirm: () => payment.placeQuoted(quote),
  })
}

type File = typeof all.billing.document | typeof all.billing.vendorFile

async function download<E extends Endpoint & File>(spec: E, request: RequestOf<E>) {
  try {
    const { name, bytes } = await callForFile(spec, request)
    saveBytes(name, bytes)
  } catch (error) {
    failed(error, { message: billingRefusalWords(error, 'The file did not arrive. Please try again.') })
  }
}

async function payByCard(orderId: string) {
  try {
    const { address } = await call(contract.billing.checkout, { body: { orderId } })
    window.location.assign(address)
  } catch (error) {
    failed(error, {
      message: billingRefusalWords(error, 'The card page did not open. Please try again later.'),
    })
  }
}
