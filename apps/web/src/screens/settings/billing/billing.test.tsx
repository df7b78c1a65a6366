import { contract } from '@corridor/contract/contract'
import type { PlanView } from '@corridor/contract/district/billing'
import { problems } from '@corridor/contract/problem-codes'
import { usualCatalogue } from '@corridor/domain/plan/catalogue'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { cache } from '../../../api/cache.ts'
import { type Answer, refuse, reply, unreachable } from '../../../testing/fake-server.ts'
import { address, visit } from '../../../testing/render-screen.tsx'
import { aBilling, anInvoice, anOrder, trial } from '../../../testing/samples/sample-billing.ts'
import { aDashboard } from '../../../testing/samples/sample-dashboard.ts'
import { carla, marisol } from '../../../testing/samples/sample-people.ts'
import type { BillingView } from './billing-view.ts'

const { billing } = contract

const noPlan: PlanView = {
  state: 'expired',
  trialBeganOn: null,
  trialEndsOn: null,
  endsOn: null,
  payBy: null,
  isCancelled: false,
}

const addition: BillingView['next'] = {
  kind: 'addition',
  startsOn: '2026-10-22',
  endsOn: '2027-06-30',
  others: 1,
  schools: [],
  years: 1,
}

async function open(given: Partial<BillingView> = {}, answers: readonly Answer[] = []) {
  return visit('/settings/billing', {
    as: carla,
    answers: [reply(billing.show, aBilling(given)), ...answers],
  })
}

describe('the plan', () => {
  const ended = (text: string) =>
    `${text} Nothing has been deleted: everything opens as it was once a plan starts.`
  const paused = 'Observing and reports are paused'

  test.each<[string, PlanView, string, string, string]>([
    [
      'a trial',
      trial,
      'Trial',
      '12 days left',
      'Full use until Tuesday, November 3, 2026. Nothing is deleted when the trial ends.',
    ],
    [
      'a trial on its last day',
      { ...trial, trialEndsOn: '2026-10-22' },
      'Trial',
      'Today is the last day',
      'Full use until Thursday, October 22, 2026. Nothing is deleted when the trial ends.',
    ],
    [
      'a plan after a trial',
      { ...noPlan, state: 'active', trialEndsOn: '2026-11-03', endsOn: '2026-10-23' },
      'Subscribed',
      '1 day left',
      'Full use until Friday, October 23, 2026, for every school.',
    ],
    [
      'a paid term whose next one is owed',
      { ...noPlan, state: 'active', endsOn: '2026-12-22', payBy: '2026-10-23' },
      'Subscribed',
      '1 day left',
      'Full use until Friday, October 23, 2026, for every school.',
    ],
    [
      'an ended trial',
      { ...noPlan, trialEndsOn: '2026-10-17' },
      'Ended',
      paused,
      ended('The trial ended on Saturday, October 17, 2026, 5 days ago.'),
    ],
    [
      'a plan that ended this morning',
      { ...noPlan, trialEndsOn: '2025-10-17', endsOn: '2026-10-22' },
      'Ended',
      paused,
      ended('The plan ended on Thursday, October 22, 2026, today.'),
    ],
    ['no plan ever', noPlan, 'No plan', paused, ended('No plan has started yet.')],
  ])('%s is said in words', async (_, plan, tag, title, text) => {
    await open({ plan })

    const bar = within(screen.getByRole('region', { name: title }))
    expect(bar.getByText(tag)).toBeTruthy()
    expect(bar.getByText(text)).toBeTruthy()
    expect(bar.queryByRole('progressbar') !== null).toBe(plan.trialBeganOn !== null)
  })

  test('shows how much of a trial is used', async () => {
    await open()

    expect(screen.getByRole('progressbar', { name: '18 of 30 days used' })).toBeTruthy()
    expect(screen.getByText('Started Oct 4')).toBeTruthy()
  })
})

describe('an order', () => {
  const order = () => within(screen.getByRole('region', { name: 'Your order' }))

  test('shows its schools, its days and its sum', async () => {
    await open()

    expect(document.title).toBe('Billing | Corridor')
    const card = within(screen.getByRole('region', { name: '1. Schools' }))
    expect(card.getByText('From November 4, 2026 to June 30, 2027, then July 1 to June 30')).toBeTruthy()
    expect(card.getByText('1 educator')).toBeTruthy()
    expect(
      card.getByText(
        '$1,200.00 per school and year at 1 to 4 schools. The first year counts 239 of 365 days.',
      ),
    ).toBeTruthy()
    expect(order().getByText('2 schools × $785.75')).toBeTruthy()
    expect(
      order()
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['$1,571.50', '$0.00', '$1,571.50'])
  })

  test('follows what is chosen', async () => {
    const { user } = await open()

    await user.click(screen.getByRole('checkbox', { name: 'Juniper Street Elementary School' }))
    expect(order().getByText('1 school × $785.75')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: '3 years' }))
    expect(order().getAllByRole('definition').at(-1)?.textContent).toBe('$2,867.18')
    await user.click(screen.getByRole('checkbox', { name: 'Copper Ridge Middle School' }))
    expect(order().getByText('Choose at least one school to see what it costs.')).toBeTruthy()
    expect(order().getByRole<HTMLButtonElement>('button', { name: 'Quote on letterhead' }).disabled).toBe(
      true,
    )
  })

  test('is placed with what is typed, once for each id', async () => {
    const { user, sent } = await open({}, [
      reply(billing.account, { account: aBilling().account }),
      unreachable(billing.purchaseOrder),
      reply(billing.purchaseOrder, { order: anOrder, document: anInvoice }),
    ])
    await user.type(screen.getByRole('textbox', { name: 'Purchase order number' }), ' PO-27 ')
    await user.type(screen.getByRole('textbox', { name: 'Accounts payable email' }), 'payables@alder.example')
    const place = order().getByRole('button', { name: 'Place order and get invoice' })

    await user.click(place)
    await screen.findByText('The order was not placed. Please try again later.')
    await user.keyboard('{Escape}')
    await user.click(place)

    await screen.findByText('Ordered: your invoice is under Documents')
    const bodies = sent(billing.purchaseOrder).map(({ body }) => body)
    expect(bodies[0]).toMatchObject({
      schools: [2, 3],
      years: 1,
      expectedCents: 157_150,
      purchaseOrder: 'PO-27',
    })
    expect(bodies[1]).toEqual(bodies[0])
    expect(sent(billing.account)[0]?.body).toMatchObject({ payablesEmail: 'payables@alder.example' })
  })

  test('whose answer is lost is placed all the same where the page knows it', async () => {
    const asked: string[] = []
    const show: Answer = {
      spec: billing.show,
      respond: async () => Response.json(aBilling({ orders: asked.map((id) => ({ ...anOrder, id })) })),
    }
    const lost = unreachable(billing.purchaseOrder)
    const place: Answer = {
      ...lost,
      respond: () => {
        asked.push(billing.purchaseOrder.body.parse(sent(billing.purchaseOrder)[0]?.body).id)
        return lost.respond()
      },
    }
    const answers = [show, reply(billing.account, { account: aBilling().account }), place]
    const { user, sent } = await visit('/settings/billing', { as: carla, answers })

    await user.click(order().getByRole('button', { name: 'Place order and get invoice' }))

    await screen.findByText('Ordered: your invoice is under Documents')
    expect(screen.queryByText(/was not placed/)).toBeNull()
  })

  test('that was not heard of and is then changed is another one', async () => {
    const { user, sent } = await open({}, [
      reply(billing.account, { account: aBilling().account }),
      unreachable(billing.purchaseOrder),
      reply(billing.purchaseOrder, { order: anOrder, document: anInvoice }),
    ])
    const place = order().getByRole('button', { name: 'Place order and get invoice' })

    await user.click(place)
    await screen.findByText('The order was not placed. Please try again later.')
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('checkbox', { name: 'Juniper Street Elementary School' }))
    await user.click(place)

    await screen.findByText('Ordered: your invoice is under Documents')
    const [first, second] = sent(billing.purchaseOrder).map(({ body }) => body)
    expect(second).toMatchObject({ schools: [2] })
    const ids = [first, second].map((it) => billing.purchaseOrder.body.parse(it).id)
    expect(new Set(ids).size).toBe(2)
  })

  test('with a field to mend brings it into sight, and one without a field says so', async () => {
    const { user } = await open({}, [
      refuse(billing.account, 'invalid-request', { payablesEmail: 'Enter an email address.' }),
      refuse(billing.account, 'invalid-request', { renewsByCard: 'Say yes or no.' }),
    ])
    const place = order().getByRole('button', { name: 'Place order and get invoice' })

    await user.click(place)
    const field = screen.getByRole('textbox', { name: 'Accounts payable email' })
    await waitFor(() => expect(document.activeElement).toBe(field))
    await user.click(place)

    await screen.findByText('Say yes or no.')
  })

  test('whose price changed says so and shows the new one', async () => {
    const dearer = { ...usualCatalogue, bands: [{ schools: 1, yearlyCents: 240_000 }] }
    const { user } = await open({}, [
      reply(billing.show, aBilling({ prices: dearer })),
      reply(billing.account, { account: aBilling().account }),
      refuse(billing.purchaseOrder, 'price-changed'),
    ])

    await user.click(order().getByRole('button', { name: 'Place order and get invoice' }))

    await screen.findByText(problems['price-changed'].message)
    expect(screen.getByText('2 schools × $1,571.51')).toBeTruthy()
  })

  test('adds schools to a plan for the days that are left', async () => {
    const covered = aBilling().schools.map((it, at) =>
      at === 0 ? { ...it, coveredUntil: '2027-06-30' } : it,
    )
    const { user } = await open({
      plan: { ...trial, state: 'active', endsOn: '2027-06-30' },
      schools: covered,
      next: addition,
    })

    await user.click(screen.getByRole('checkbox'))
    expect(screen.getByText('Until June 30, 2027')).toBeTruthy()
    expect(order().getByText('252 of 365 days of $1,200.00')).toBeTruthy()
  })

  test('has nothing to add where every school is covered, and says where bills go', async () => {
    const { user, sent } = await open(
      {
        plan: { ...trial, state: 'active', endsOn: '2027-06-30' },
        schools: aBilling().schools.map((it) => ({ ...it, coveredUntil: '2027-06-30' })),
        next: addition,
      },
      [reply(billing.account, { account: aBilling().account })],
    )

    const words =
      'Every school is covered until June 30, 2027. The next term can be ordered from April 1, 2027 on.'
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.queryByRole('region', { name: '2. How you pay' })).toBeNull()
    await user.type(screen.getByRole('textbox', { name: 'Bill to' }), 'Accounts Payable')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Saved')
    expect(sent(billing.account)[0]?.body).toMatchObject({ billTo: 'Accounts Payable' })
  })
})

test('a term ends on the day that was ordered, also while its invoice is owed', async () => {
  const plan: PlanView = {
    ...trial,
    state: 'awaiting-payment',
    endsOn: '2027-01-20',
    payBy: '2026-11-21',
  }
  await open({ plan, orders: [anOrder] })

  const card = screen.getByRole('region', { name: 'After this term' })
  expect(card.textContent).toContain('The plan ends on June 30, 2027 unless you order the next term.')
})

test('an overdue invoice is named, with what it opens', async () => {
  await open({
    plan: { ...trial, state: 'past-due', endsOn: '2026-12-15', payBy: '2026-10-16' },
    orders: [{ ...anOrder, dueOn: '2026-10-16' }],
    documents: [anInvoice],
  })

  const words =
    'INV-10001 of $1,571.50 is overdue. Pay it as it says. Everything opens again once it is paid.'
  expect(screen.getByText((_, it) => it?.tagName === 'P' && it.textContent === words)).toBeTruthy()
  // Another purchase order would be refused.
  expect(screen.queryByText(/^Access continues at once/)).toBeNull()
})

test('a district without schools is told so', async () => {
  await open({ schools: [] })

  expect(screen.getByText('Your district has no school here yet.')).toBeTruthy()
  expect(screen.getByText('Add your schools first, under Settings.')).toBeTruthy()
})

test('without a card processor the page says so and offers invoices', async () => {
  await open()

  expect(screen.queryByRole('radio', { name: 'Card' })).toBeNull()
  expect(
    screen.getByText('Payment by card is not set up here. Invoices and purchase orders are.'),
  ).toBeTruthy()
})

test('the menu leads here', async () => {
  await open()

  const [side] = screen.getAllByRole('navigation', { name: 'Main' })
  const link = within(side ?? document.body).getByRole('link', { name: 'Billing' })
  expect(link.getAttribute('aria-current')).toBe('page')
})

describe('a plan that changed since the page was opened', () => {
  const shut = { ...carla, district: { ...carla.district, subscribed: false } }
  const show = (plan: PlanView) => reply(billing.show, aBilling({ plan }))
  const ended: PlanView = { ...noPlan, trialEndsOn: '2026-10-17' }

  test('opens the gate as soon as the page knows of it', async () => {
    const answers = [
      reply(contract.auth.user, shut),
      show(ended),
      show({ ...ended, state: 'active', endsOn: '2027-06-30' }),
      reply(contract.dashboard.show, aDashboard()),
    ]
    const { arrive, router, sent } = await visit('/settings/billing', { as: carla, answers })
    await act(() => router.navigate('/settings/profile'))
    expect(address()).toBe('/settings/billing')

    await act(() => cache.invalidateQueries({ queryKey: [billing.show.path] }))
    await arrive()

    await waitFor(() => expect(sent(contract.auth.user)).toHaveLength(2))
    expect(screen.getByRole('region', { name: '251 days left' })).toBeTruthy()
    await act(() => router.navigate('/403'))
    await act(() => router.navigate('/expired'))
    expect(address()).toBe('/')
  })

  test('asks once, even where the session goes on saying otherwise', async () => {
    const { arrive, sent } = await visit('/settings/billing', { as: carla, answers: [show(ended)] })
    await arrive()

    expect(sent(contract.auth.user)).toHaveLength(2)
    expect(screen.getByRole('region', { name: 'Observing and reports are paused' })).toBeTruthy()
  })
})

describe('whoever may not manage billing', () => {
  test('is turned away before anything is asked', async () => {
    const { sent } = await visit('/settings/billing', { as: marisol })

    expect(address()).toBe('/403')
    expect(sent(billing.show)).toEqual([])
  })

  test('is turned away where only the server knows', async () => {
    await visit('/settings/billing', { as: carla, answers: [refuse(billing.show, 'forbidden')] })

    expect(address()).toBe('/403')
  })
})

test('a tax certificate that is about to be replaced can be kept', async () => {
  const taxExempt = { fileId: anInvoice.id, name: 'exempt.pdf', until: '2028-06-30' }
  const { user } = await open({ account: { ...aBilling().account, taxExempt } })
  const tax = within(screen.getByRole('region', { name: 'Tax exemption' }))

  await user.click(tax.getByRole('button', { name: 'Replace' }))
  expect(tax.getByLabelText('Valid until')).toBeTruthy()
  await user.click(tax.getByRole('button', { name: 'Keep this one' }))
  expect(tax.queryByLabelText('Valid until')).toBeNull()
  expect(tax.getByText('Certificate on file, valid to June 30, 2028')).toBeTruthy()
})
