import { contract } from '@corridor/contract/contract'
import type { Notice } from '@corridor/contract/people/notices'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { type Answer, refuse, reply } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import { aDashboard } from '../../testing/samples/sample-dashboard.ts'
import { aUser } from '../../testing/samples/sample-people.ts'
import { toast } from '../messages/toasts.tsx'

const { list, read, end, showEnding } = contract.notices

const notice = (n: number, details: Partial<Notice> = {}): Notice => ({
  id: `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`,
  kind: 'reply',
  title: `Omar Haddad replied to your observation ${n}`,
  detail: 'On Task, Thu, Oct 22',
  at: '2026-10-22T15:30:00.000Z',
  isRead: false,
  to: '/settings',
  ...details,
})

const page = (items: readonly Notice[], unread: number, next: string | null = null) =>
  reply(list, { items: [...items], next, unread, today: '2026-10-22' })

const dashboard = reply(contract.dashboard.show, aDashboard())
const open = (unread: number, answers: readonly Answer[], at = '/') =>
  visit(at, { as: aUser({ unread }), answers: [dashboard, ...answers] })

const bell = () => screen.findByRole('button', { name: /^Notifications/ })
const panel = async () => within(await screen.findByRole('dialog', { name: 'Notifications' }))

test('the bell says how many notices are new without asking for it, and shows the newest with their day and time', async () => {
  const many = Array.from({ length: 12 }, (_, n) => notice(n))
  const { user, sent } = await open(100, [page(many, 100, many[11]?.id)])
  expect((await bell()).getAttribute('aria-label')).toBe('Notifications, 99+ unread')
  expect(sent(contract.notices.unread)).toEqual([])

  await user.click(await bell())

  const shown = await panel()
  expect(await shown.findByRole('heading', { name: 'Today' })).toBeTruthy()
  const rows = within(shown.getByRole('region', { name: 'Today' })).getAllByRole('link')
  expect(rows).toHaveLength(8)
  expect(rows[0]?.textContent).toBe(
    'Omar Haddad replied to your observation 0 (unread)On Task, Thu, Oct 22 · 9:30 AM',
  )
})

test('a notice that is followed is marked as read, its page opens, and the list closes', async () => {
  const { user, arrive, sent } = await open(2, [
    page([notice(2), notice(1, { isRead: true })], 2),
    page([notice(2, { isRead: true }), notice(1, { isRead: true })], 1),
    reply(read, { unread: 1 }),
  ])
  await user.click(await bell())
  await user.click(await (await panel()).findByRole('link', { name: /observation 2/ }))
  await arrive()

  expect(address()).toBe('/settings')
  expect(sent(read).map(({ body }) => body)).toEqual([{ ids: [notice(2).id] }])
  await eventually(async () =>
    expect((await bell()).getAttribute('aria-label')).toBe('Notifications, 1 unread'),
  )
})

test('all notices are marked as read up to the newest that was seen', async () => {
  const { user, arrive, sent } = await open(2, [
    page([notice(2), notice(1)], 2),
    page([notice(2, { isRead: true }), notice(1, { isRead: true })], 0),
    reply(read, { unread: 0 }),
  ])
  await user.click(await bell())
  await user.click(await (await panel()).findByRole('button', { name: 'Mark all as read' }))
  await arrive()

  expect(sent(read).map(({ body }) => body)).toEqual([{ until: notice(2).id }])
  await eventually(async () => expect((await bell()).getAttribute('aria-label')).toBe('Notifications'))
})

test('the bell lists what toasts have said', async () => {
  const { user } = await open(0, [page([], 0)])
  toast('School saved', 'As it was before the bell rang')
  await user.click(await bell())

  const shown = await panel()
  expect(await shown.findByText(/^Nothing new\./)).toBeTruthy()
  expect(
    within(shown.getByRole('region', { name: 'Just confirmed' })).getByText(/before the bell rang/),
  ).toBeTruthy()
})

test('the page of notices goes on with older ones', async () => {
  const first = Array.from({ length: 3 }, (_, n) => notice(9 - n))
  const { user, arrive, sent } = await open(
    0,
    [page(first, 0, first[2]?.id), page([notice(1)], 0)],
    '/notifications',
  )
  await user.click(screen.getByRole('link', { name: 'Older' }))
  await arrive()

  expect(sent(list).map(({ query }) => query)).toEqual([{}, { before: first[2]?.id }])
  expect(screen.getByRole('link', { name: 'Newest' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Older' })).toBeNull()
})

test('the unsubscribe link of a mail says what it turns off, and does so when asked', async () => {
  const link = '/unsubscribe/11.digest.signed'
  const { user, arrive, sent } = await visit(link, {
    answers: [reply(showEnding, { title: 'Daily digest' }), reply(end, { title: 'Daily digest' })],
  })
  expect(screen.getByRole('heading', { name: 'Turn off these emails?' })).toBeTruthy()
  expect(sent(end)).toEqual([])
  expect(address()).toBe('/unsubscribe')

  await user.click(screen.getByRole('button', { name: 'Turn off' }))
  await arrive()

  expect(screen.getByRole('status').textContent).toContain('You get no more emails about “Daily digest”.')
})

test('an unsubscribe link that is not valid says so', async () => {
  await visit('/unsubscribe/x', { answers: [refuse(showEnding, 'unsubscribe-link-not-valid')] })

  expect(screen.getByRole('alert').textContent).toMatch(/^This link is incomplete\./)
})
