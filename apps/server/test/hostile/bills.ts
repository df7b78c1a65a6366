import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import type { SchoolId } from '@corridor/domain/people/ids'
import { usualCatalogue } from '@corridor/domain/plan/catalogue'
import { wishFor } from '@corridor/domain/plan/next-order'
import { priceOrder } from '@corridor/domain/plan/order'
import type { callerOf } from '../harness.ts'
import { aPng } from '../sample-files.ts'

interface Place {
  readonly ridge: { readonly id: SchoolId }
  readonly admin: Pick<ReturnType<typeof callerOf>, 'call'>
  readonly rows: (question: string) => Promise<unknown>
}

/** What the billing page would send: each time as if nothing had been ordered before. */
export function askedOfBilling({ ridge, admin, rows }: Place) {
  const { show, quote } = contract.billing
  const chosen = async () => {
    for (const table of ['billing_documents', 'plan_events', 'plan_orders'])
      await rows(`delete from ${table}`)
    const { next, schools } = show.response.parse((await admin.call(show, {})).body)
    const named = schools.filter(({ id }) => id === ridge.id)
    const wish = wishFor(next, { schools: named, years: 1, isTaxExempt: false })
    const { totalCents } = priceOrder(usualCatalogue, wish)
    return { id: randomUUID(), schools: [ridge.id], years: 1 as const, expectedCents: totalCents }
  }
  const aQuote = async () => {
    const { body } = await admin.call(quote, { body: await chosen() })
    return quote.response.parse(body).document.id
  }
  const aFile = async () => {
    await rows('delete from billing_files')
    const params = { fileId: randomUUID() }
    const query = { purpose: 'purchase-order', name: 'PO.png' } as const
    await admin.call(contract.billingFiles.add, { params, query, body: new Uint8Array(aPng()) })
    return params.fileId
  }
  return {
    'POST /billing/quote': async () => ({ body: await chosen() }),
    'POST /billing/purchase-order': async () => {
      const wish = await chosen()
      return { body: { ...wish, purchaseOrder: 'PO-27', fileId: await aFile(), quoteId: null } }
    },
    'PUT /billing/account': () => ({
      body: { billTo: 'Fox Hollow\n410 Mill Road', payablesEmail: 'pay@example.test', renewsByCard: true },
    }),
    'GET /billing/documents/:documentId': async () => ({ params: { documentId: await aQuote() } }),
    'GET /billing/vendor-files/:name': () => ({ params: { name: 'w9' } }),
    'GET /billing/files/:fileId': async () => ({ params: { fileId: await aFile() } }),
    'PUT /billing/files/:fileId': async () => {
      await rows('delete from billing_files')
      return {
        params: { fileId: randomUUID() },
        query: { purpose: 'tax-certificate', name: 'Certificate.png', until: '2028-12-31' },
        body: new Uint8Array(aPng()),
      }
    },
  }
}
