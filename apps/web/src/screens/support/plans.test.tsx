import { contract } from '@corridor/contract/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type Answer, held, refuse, reply } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import { carla, lorraine, sam } from '../../testing/samples/sample-people.ts'
import { aDistrictPlan, anOrderId } from '../../testing/samples/sample-plans.ts'

const { list, show, pay, correct, extendTrial } = contract.plans
const reason = 'Their business office asked for it.'

const openDistrict = (given: Parameters<typeof aDistrictPlan>[0], ...answers: readonly Answer[]) =>
  visit('/support/plans/5', { as: sam, answers: [reply(show, aDistrictPlan(given)), ...answers] })

/** Opens the form of an action. */
async function opened(user: Awaited<ReturnType<typeof visit>>['user'], name: string) {
  await user.click(screen.getByRole('button', { name }))
  return within(await screen.findByRole('dialog'))
}

test.each([
  ['a district administrator', lorraine],
  ['a billing contact', carla],
])('the page of plans is not for %s', async (_, as) => {
  await visit('/support/plans', { as })

  expect(address()).toBe('/403')
})

test('the page lists districts with how their plans stand, and finds them by name', async () => {
  const items = [
    { id: aDistrictPlan().id, name: 'Mill Creek', state: 'past-due' as const, until: '2026-12-20' },
  ]
  const page = await visit('/support/plans', { as: sam, answers: [reply(list, { items, next: null })] })
  expect(screen.getByRole('link', { name: 'Mill Creek' }).getAttribute('href')).toBe('/support/plans/5')
  expect(screen.getByText('Past due')).toBeTruthy()
  await page.user.type(screen.getByRole('searchbox', { name: /District/ }), ' mill {Enter}')
  await page.arrive()

  expect(page.sent(list).at(-1)).toMatchObject({ query: { search: 'mill' } })
})

describe('a district', () => {
  test('says how its plan stands, what was ordered and what happened', async () => {
    await openDistrict({})

    expect(screen.getByRole('region', { name: '30 days left to pay' })).toBeTruthy()
    expect(screen.getByText(/1 school · October 22, 2026 to June 30, 2027 · \$828\.49/)).toBeTruthy()
    expect(screen.getByText('Order placed, INV-10001')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Extend the trial' })).toBeNull()
  })

  test('has a payment recorded once, with a reason and two clicks', async () => {
    const paid = aDistrictPlan({ orders: [{ ...aDistrictPlan().orders[0], state: 'paid' } as never] })
    const { answer, letGo } = held(reply(pay, paid))
    const { user, arrive, sent } = await openDistrict({}, answer)
    const dialog = await opened(user, 'Record a payment: INV-10001')
    const button = dialog.getByRole('button', { name: 'Record payment' })
    expect(button).toHaveProperty('disabled', true)
    await user.type(dialog.getByRole('textbox', { name: /Reference/ }), '10442')
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), reason)
    await user.dblClick(button)
    letGo()
    await arrive()

    expect(sent(pay)).toMatchObject([
      { body: { paidOn: '2026-10-22', how: 'check', reference: '10442', reason } },
    ])
    await waitFor(() => expect(screen.getByText('Paid')).toBeTruthy())
  })

  test('has an order corrected; what was typed stays where that is refused, under the same id', async () => {
    const { user, arrive, sent } = await openDistrict(
      {},
      refuse(correct, 'school-has-plan'),
      reply(correct, aDistrictPlan()),
    )
    const dialog = await opened(user, 'Correct: INV-10001')
    expect(dialog.getByRole('status', { name: 'New price' }).textContent).toContain('$828.49 as before')
    await user.click(dialog.getByRole('checkbox', { name: 'Sutter Lane' }))
    expect(dialog.getByRole('status', { name: 'New price' }).textContent).toContain('$1,656.98 instead of')
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), reason)
    await user.click(dialog.getByRole('button', { name: 'Correct the order' }))
    const error = within(await screen.findByRole('dialog', { name: 'Error' }))
    const [ok] = error.getAllByRole('button')
    await user.click(ok ?? document.body)
    await user.click(dialog.getByRole('button', { name: 'Correct the order' }))
    await arrive()

    const [first, second] = sent(correct)
    expect(first).toMatchObject({
      body: {
        schools: [2, 3],
        startsOn: '2026-10-22',
        years: 1,
        expectedCents: 165_698,
        purchaseOrder: 'PO-1',
        reason,
      },
    })
    expect(second?.body).toEqual(first?.body)
    expect(first?.path).toContain(anOrderId)
  })

  test.each([
    ['School', 'Choose at least one school.'],
    ['First day', 'Choose a first day within a year of today'],
  ])('has no order corrected that cannot be: %s', async (what, words) => {
    const { user } = await openDistrict({})
    const dialog = await opened(user, 'Correct: INV-10001')
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), reason)
    if (what === 'School') await user.click(dialog.getByRole('checkbox', { name: 'Mill Creek School' }))
    else fireEvent.change(dialog.getByLabelText('First day'), { target: { value: '2028-01-01' } })

    expect(dialog.getByRole('status', { name: 'New price' }).textContent).toContain(words)
    expect(dialog.getByRole('button', { name: 'Correct the order' })).toHaveProperty('disabled', true)
  })

  test('does not offer schools of another order for a correction, and reckons them in', async () => {
    const [order] = aDistrictPlan().orders
    const joined = { ...order, id: '0190f6a0-0000-7000-8000-000000000009', kind: 'addition', schools: [3] }
    const { user } = await openDistrict({ orders: [joined, order] as never })
    const dialog = await opened(user, 'Correct: INV-10001')

    expect(dialog.getByRole('checkbox', { name: 'Sutter Lane' })).toHaveProperty('disabled', true)
    expect(dialog.getByText('In another order until June 30, 2027')).toBeTruthy()
    expect(dialog.queryByRole('combobox', { name: 'Term' })).toBeNull()
  })

  test('has its trial extended', async () => {
    const { user, arrive, sent } = await openDistrict(
      { trialExtendsTo: '2026-12-03', orders: [], documents: [], events: [] },
      reply(extendTrial, aDistrictPlan()),
    )
    const dialog = await opened(user, 'Extend the trial')
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), reason)
    await user.click(dialog.getByRole('button', { name: 'Extend the trial' }))
    await arrive()

    expect(sent(extendTrial)).toMatchObject([{ body: { endsOn: '2026-12-03', reason } }])
  })
})
