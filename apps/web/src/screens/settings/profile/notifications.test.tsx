import { contract } from '@corridor/contract/contract'
import type { MailTime } from '@corridor/domain/notices/notifications'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { type Answer, held, refuse, reply } from '../../../testing/fake-server.ts'
import { visit } from '../../../testing/render-screen.tsx'
import { demo, lorraine } from '../../../testing/samples/sample-people.ts'
import { otherCards } from '../../../testing/samples/sample-profile.ts'

const { show, notify } = contract.profile

const me = (replies: MailTime) => ({
  name: lorraine.name,
  email: lorraine.email,
  notifications: [
    { kind: 'replies' as const, mail: replies },
    { kind: 'plan-reminder' as const, mail: 'never' as const },
  ],
})

function open(answers: readonly Answer[] = [], as = lorraine) {
  return visit('/settings/profile', { as, answers: [...answers, reply(show, me('now')), ...otherCards] })
}

const card = () => within(screen.getByRole('region', { name: 'Email notifications' }))
const about = (name: string) => within(card().getByRole('radiogroup', { name }))
const choice = (name: string) => about('Replies').getByRole<HTMLInputElement>('radio', { name })
const chosen = (name: string) => about(name).getByRole<HTMLInputElement>('radio', { checked: true }).value

test('each kind has its choice, and what always goes out is said', async () => {
  await open()

  expect([chosen('Replies'), chosen('Reminders about the plan')]).toEqual(['now', 'never'])
  expect(about('Replies').getAllByRole('radio')).toHaveLength(3)
  expect(card().getByText(/^The daily digest is one email on the morning of a school day/)).toBeTruthy()
})

test('a choice stands at once, and is saved', async () => {
  const { answer, letGo } = held(reply(notify, me('digest')))
  const { user, arrive, sent } = await open([answer])
  await user.click(choice('Daily digest'))
  expect(chosen('Replies')).toBe('digest')

  letGo()
  await arrive()

  expect(sent(notify).map(({ body }) => body)).toEqual([{ kind: 'replies', mail: 'digest' }])
  expect(chosen('Replies')).toBe('digest')
})

test('a choice that was not saved goes back, and says so', async () => {
  const { user } = await open([refuse(notify, 'unexpected')])
  await user.click(choice('No email'))

  const dialog = await screen.findByRole('dialog', { name: 'Error' })
  expect(within(dialog).getByText('This was not saved. Please try again later.')).toBeTruthy()
  await eventually(() => expect(chosen('Replies')).toBe('now'))
})

test('two quick choices end at the last, and the server hears both in order', async () => {
  const { user, arrive, sent } = await open([reply(notify, me('digest')), reply(notify, me('never'))])
  await user.click(choice('Daily digest'))
  await user.click(choice('No email'))
  await arrive()

  expect(sent(notify).map(({ body }) => body)).toEqual([
    { kind: 'replies', mail: 'digest' },
    { kind: 'replies', mail: 'never' },
  ])
  expect(chosen('Replies')).toBe('never')
})

test('the demo is told what it is', async () => {
  const { user } = await open([refuse(notify, 'demo-is-view-only')], demo)
  await user.click(choice('No email'))

  expect(await screen.findByRole('dialog', { name: 'Demo Account' })).toBeTruthy()
  await eventually(() => expect(chosen('Replies')).toBe('now'))
})
