import { contract } from '@corridor/contract/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answer, refuse, reply } from '../../../testing/fake-server.ts'
import { visit } from '../../../testing/render-screen.tsx'
import { aBilling, anInvoice, anOrder, trial } from '../../../testing/samples/sample-billing.ts'
import { carla } from '../../../testing/samples/sample-people.ts'
import type { BillingView } from './billing-view.ts'

const { billing } = contract

async function open(given: Partial<BillingView> = {}, answers: readonly Answer[] = []) {
  return visit('/settings/billing', {
    as: carla,
    answers: [reply(billing.show, aBilling(given)), ...answers],
  })
}

const place = () => screen.getByRole('button', { name: 'Place order and get invoice' })

test('a message about a field goes as soon as the field is typed anew, and moves the focus nowhere', async () => {
  const fields = { payablesEmail: 'Enter an email address.', billTo: 'Use at most 12 lines.' }
  const { user } = await open({}, [refuse(billing.account, 'invalid-request', fields)])

  await user.click(place())
  await screen.findByText('Enter an email address.')
  const billTo = screen.getByRole('textbox', { name: 'Bill to' })
  await user.type(billTo, 'Accounts Payable')

  expect(screen.queryByText('Use at most 12 lines.')).toBeNull()
  expect(screen.getByText('Enter an email address.')).toBeTruthy()
  expect(document.activeElement).toBe(billTo)
})

test('somebody whose role was taken away hears so in words, and keeps what they typed', async () => {
  const { user } = await open({}, [refuse(billing.account, 'forbidden')])
  const number = screen.getByRole('textbox', { name: 'Purchase order number' })

  await user.type(number, 'PO-27')
  await user.click(place())

  await screen.findByText(/^Your role no longer allows this\. Nothing was ordered or changed\./)
  expect(number).toHaveProperty('value', 'PO-27')
})

test('an overdue invoice beside a plan that is paid shuts nothing but orders by invoice', async () => {
  await open({
    plan: { ...trial, state: 'active', endsOn: '2027-06-30' },
    orders: [{ ...anOrder, dueOn: '2026-10-16' }],
    documents: [anInvoice],
  })

  expect(screen.getByText(/Nothing more can be ordered by invoice until it is paid\./)).toBeTruthy()
  expect(screen.queryByText(/Everything opens again/)).toBeNull()
})

test('a certificate is sent in up to its last day, and one that ran out says so', async () => {
  await open()
  const tax = within(screen.getByRole('region', { name: 'Tax exemption' }))
  const choose = () => tax.getByRole('button', { name: 'Choose a PDF or a photo' })
  const until = (value: string) => fireEvent.change(tax.getByLabelText('Valid until'), { target: { value } })

  until('2026-10-21')
  expect(tax.getByText(/^That day is over\./)).toBeTruthy()
  expect(choose()).toHaveProperty('disabled', true)
  until('2026-10-22')
  expect(choose()).toHaveProperty('disabled', false)
})
