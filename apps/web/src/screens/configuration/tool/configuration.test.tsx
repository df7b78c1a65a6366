import { contract } from '@corridor/contract/contract'
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cache } from '../../../api/cache.ts'
import { type Answer, held, refuse, reply, unreachable } from '../../../testing/fake-server.ts'
import { address, visit } from '../../../testing/render-screen.tsx'
import { aConfiguration, aShownConfiguration } from '../../../testing/samples/sample-configurations.ts'
import { lorraine, marisol } from '../../../testing/samples/sample-people.ts'

const { list, publish } = contract.configurations

const usual = aConfiguration()
const content = { secondsBetweenSweeps: 120, plannedSweeps: 5, style: 'seats' }
const next = aConfiguration({
  version: 2,
  content: { ...content, plannedSweeps: 8 },
  publishedAt: '2026-10-22T15:30:00.000Z',
  publishedBy: 'Lorraine Tsosie',
})

const open = (...answers: Answer[]) =>
  visit('/configuration/on-task', { as: lorraine, answers: [...answers, reply(list, { items: [usual] })] })

const planned = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Planned sweeps' })
type Page = Awaited<ReturnType<typeof open>>

async function publishWith({ user }: Page, sweeps: string) {
  await user.clear(await planned())
  await user.type(await planned(), sweeps)
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  const question = within(await screen.findByRole('dialog', { name: 'Publish version 2?' }))
  expect(question.getByText(/Observers in all schools use it from their next visit/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Publish' }))
}

test('the page is called as its tool is, and an address of no tool is no page', async () => {
  const { router } = await open()
  expect(document.title).toBe('On Task | Corridor')
  expect(screen.getByRole('link', { name: 'Tool Configuration', current: 'page' })).toBeTruthy()

  await act(() => router.navigate('/configuration/no-such-tool'))
  expect(address()).toBe('/404')
})

test('the page shows the published settings, and asks for nothing to be saved', async () => {
  await open()

  expect((await planned()).value).toBe('5')
  expect(screen.getByRole('radio', { name: 'Seat by seat' })).toHaveProperty('checked', true)
  expect(screen.getByText('Version 1, provided by Corridor.')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Not saved' })).toBeNull()
})

test('a change is published as the next version after a question, over the version that was seen', async () => {
  const page = await open(
    reply(list, { items: [usual] }),
    reply(list, { items: [next] }),
    reply(publish, aShownConfiguration(next)),
  )
  await publishWith(page, '8')

  expect(await screen.findByText('Version 2 published')).toBeTruthy()
  expect(page.sent(publish)).toMatchObject([
    { path: '/api/configurations/21/publish', body: { baseVersion: 1, content: next.content } },
  ])
  expect(screen.getByText('Version 2, published Oct 22, 9:30 AM by Lorraine Tsosie.')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Not saved' })).toBeNull()
})

test('what the server says about a field stands at that field, and what was typed stays', async () => {
  const page = await open(
    refuse(publish, 'invalid-request', { 'content.plannedSweeps': 'Plan at most 20 sweeps.' }),
  )
  await publishWith(page, '99')

  expect(await screen.findByText('Plan at most 20 sweeps.')).toBeTruthy()
  expect((await planned()).value).toBe('99')
})

test('whoever comes second is told, sees the other version, and keeps what they set', async () => {
  const theirs = { ...next, content: { ...content, style: 'counts' }, publishedBy: 'Ben Castillo' }
  const page = await open(
    reply(list, { items: [usual] }),
    reply(list, { items: [theirs] }),
    refuse(publish, 'configuration-has-moved'),
  )
  await publishWith(page, '8')

  const dialog = within(await screen.findByRole('dialog', { name: 'Error' }))
  expect(dialog.getByText(/Another version was published in the meantime/)).toBeTruthy()
  await page.user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(await screen.findByText(/Version 2, published .* by Ben Castillo/)).toBeTruthy()
  expect((await planned()).value).toBe('8')
})

test('a double click publishes once', async () => {
  const page = await open(
    reply(list, { items: [usual] }),
    reply(list, { items: [next] }),
    reply(publish, aShownConfiguration(next)),
  )
  await page.user.clear(await planned())
  await page.user.type(await planned(), '8')
  await page.user.click(screen.getByRole('button', { name: 'Publish' }))
  const question = within(await screen.findByRole('dialog', { name: 'Publish version 2?' }))
  await page.user.dblClick(question.getByRole('button', { name: 'Publish' }))

  expect(await screen.findByText('Version 2 published')).toBeTruthy()
  expect(page.sent(publish)).toHaveLength(1)
})

test('where the answer got lost it may be out: sending it again tells', async () => {
  const page = await open(
    ...[reply(list, { items: [usual] }), reply(list, { items: [next] })],
    ...[unreachable(publish), reply(publish, aShownConfiguration(next))],
  )
  await publishWith(page, '8')
  const dialog = within(await screen.findByRole('dialog', { name: 'Error' }))
  expect(dialog.getByText(/^No answer came, so this may not be published yet/)).toBeTruthy()
  await page.user.click(dialog.getByRole('button', { name: 'Close' }))
  await publishWith(page, '8')
  expect(await screen.findByText('Version 2 published')).toBeTruthy()
  expect(page.sent(publish)[1]?.body).toEqual(page.sent(publish)[0]?.body)
})

test('what another published in the meantime shows, as long as nothing is typed', async () => {
  const page = await open(reply(list, { items: [usual] }), reply(list, { items: [next] }))
  expect((await planned()).value).toBe('5')
  await act(() => cache.invalidateQueries())

  expect((await planned()).value).toBe('8')
  expect(screen.queryByRole('region', { name: 'Not saved' })).toBeNull()
  expect(page.sent(publish)).toEqual([])
})

test('what is typed is published on what was seen, not on what came meanwhile', async () => {
  const page = await open(
    reply(list, { items: [usual] }),
    reply(list, { items: [next] }),
    reply(list, { items: [next] }),
    refuse(publish, 'configuration-has-moved'),
    reply(publish, aShownConfiguration({ ...next, version: 3 })),
  )
  await page.user.click(await screen.findByRole('radio', { name: 'Five numbers' }))
  await act(() => cache.invalidateQueries())
  const confirm = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Publish' }))
    const question = within(await screen.findByRole('dialog', { name: /^Publish version/ }))
    await page.user.click(question.getByRole('button', { name: 'Publish' }))
  }
  await confirm()
  const dialog = within(await screen.findByRole('dialog', { name: 'Error' }))
  await page.user.click(dialog.getByRole('button', { name: 'Close' }))
  await confirm()

  expect(await screen.findByText('Version 3 published')).toBeTruthy()
  expect(page.sent(publish)).toMatchObject([{ body: { baseVersion: 1 } }, { body: { baseVersion: 2 } }])
})

test('what is set while it is being published stays, over the version that came of it', async () => {
  const last = { ...next, version: 3 }
  const { answer, letGo } = held(reply(publish, aShownConfiguration(next)))
  const page = await open(
    ...[reply(list, { items: [usual] }), reply(list, { items: [next] }), reply(list, { items: [last] })],
    ...[answer, reply(publish, aShownConfiguration(last))],
  )
  await publishWith(page, '8')
  await page.user.click(await screen.findByRole('radio', { name: 'Five numbers' }))
  await act(async () => letGo())
  expect(await screen.findByText('Version 2 published')).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Five numbers' })).toHaveProperty('checked', true)
  expect(screen.getByText('Not published yet. Observers still use version 2.')).toBeTruthy()

  await page.user.click(await screen.findByRole('button', { name: 'Publish' }))
  const question = within(await screen.findByRole('dialog', { name: 'Publish version 3?' }))
  await page.user.click(question.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('Version 3 published')).toBeTruthy()
  expect(page.sent(publish)[1]?.body).toMatchObject({
    baseVersion: 2,
    content: { plannedSweeps: 8, style: 'counts' },
  })
})

test('Undo brings back the published settings', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('radio', { name: 'Five numbers' }))
  await user.click(screen.getByRole('button', { name: 'Undo' }))

  expect(screen.getByRole('radio', { name: 'Seat by seat' })).toHaveProperty('checked', true)
  expect(screen.queryByRole('region', { name: 'Not saved' })).toBeNull()
})

test('whoever may not change it reads it', async () => {
  await visit('/configuration/on-task', {
    as: marisol,
    answers: [reply(list, { items: [{ ...usual, mayChange: false }] })],
  })

  expect(await planned()).toHaveProperty('readOnly', true)
  expect(screen.getByRole('radio', { name: 'Five numbers' })).toHaveProperty('disabled', true)
  expect(screen.getByText('Version 1, provided by Corridor. Set by your district.')).toBeTruthy()
})

test('what somebody is writing is not overwritten from here, and drafts and retired ones are not listed', async () => {
  const draft = aConfiguration({ id: 22, status: 'draft', version: 0, content: {}, publishedAt: null })
  const retired = aConfiguration({ id: 23, status: 'retired' })
  await visit('/configuration/on-task', {
    as: lorraine,
    answers: [reply(list, { items: [{ ...usual, hasDraft: true }, draft, retired] })],
  })

  expect(screen.getAllByRole('region', { name: 'Settings' })).toHaveLength(1)
  expect(await planned()).toHaveProperty('readOnly', true)
  expect(screen.getByText(/A draft is being written: publish or discard it first./)).toBeTruthy()
})
