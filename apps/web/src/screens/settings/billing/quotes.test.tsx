import { contract } from '@corridor/contract/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answer, reply } from '../../../testing/fake-server.ts'
import { visit } from '../../../testing/render-screen.tsx'
import { aBilling, anInvoice, anOrder } from '../../../testing/samples/sample-billing.ts'
import { carla } from '../../../testing/samples/sample-people.ts'

const { billing } = contract

const quote: typeof anInvoice = {
  ...anInvoice,
  kind: 'quote',
  number: 'Q-10007',
  amountCents: 81_300,
  validUntil: '2026-12-21',
  quoted: {
    holds: true,
    schools: aBilling()
      .schools.slice(0, 1)
      .map(({ id }) => id),
    years: 3,
  },
  orderId: null,
  orderState: null,
}

function open(documents: readonly (typeof quote)[], answers: readonly Answer[] = []) {
  const page = reply(billing.show, aBilling({ documents: [...documents] }))
  return visit('/settings/billing', { as: carla, answers: [page, ...answers] })
}

test('an order from a quote has its schools, years and price, whatever the page has chosen since', async () => {
  const { user, sent } = await open(
    [quote],
    [
      reply(billing.account, { account: aBilling().account }),
      reply(billing.purchaseOrder, { order: anOrder, document: anInvoice }),
    ],
  )

  await user.click(screen.getByRole('button', { name: 'Order' }))
  const asked = await screen.findByRole('dialog', { name: 'Order as in Q-10007?' })
  expect(asked.textContent).toContain('1 school for $813.00, as quoted.')
  await user.click(within(asked).getByRole('button', { name: 'Place order and get invoice' }))

  await screen.findByText('Ordered: your invoice is under Documents')
  expect(sent(billing.purchaseOrder)[0]?.body).toMatchObject({
    schools: [2],
    years: 3,
    expectedCents: 81_300,
    quoteId: quote.id,
  })
})

test.each([
  ['stands', {}, 'Valid to Dec 21', true],
  ['is ordered', { orderState: 'owed' as const }, 'Ordered', false],
  ['is over', { validUntil: '2026-10-21' as const }, 'Ran out', false],
  [
    'does not hold any more',
    { quoted: { schools: [], years: 1 as const, holds: false } },
    'No longer open to order',
    false,
  ],
])(
  'a quote that %s says so, and is offered only while it can be ordered',
  async (_, how, words, isOffered) => {
    await open([{ ...quote, ...how }])

    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Order' }) !== null).toBe(isOffered)
  },
)
