import type { OwnContent } from '@corridor/contract/configurations/own-content'
import { contract } from '@corridor/contract/contract'
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cache } from '../../../api/cache.ts'
import { type Answer, held, refuse, reply, unreachable } from '../../../testing/fake-server.ts'
import '../../../testing/own-disc.ts'
import { address, visit } from '../../../testing/render-screen.tsx'
import { aSnapshot } from '../../../testing/samples/sample-observations.ts'
import { marisol, omar } from '../../../testing/samples/sample-people.ts'
import { otherCards } from '../../../testing/samples/sample-profile.ts'

const { show, save } = contract.ownContent
const { snapshot } = contract.device

const first = { id: 'a', kind: 'question', text: 'What did you notice first?', target: '' }
const kept: OwnContent = {
  content: { bank: [first] },
  revision: 3,
  changedAt: '2026-10-21T15:30:00.000Z',
}
const changed = (text: string) => ({ bank: [{ ...first, text }] })

const open = (answers: readonly Answer[], search = '') =>
  visit(`/settings/profile/targeted-comment${search}`, {
    as: marisol,
    answers: [...answers, reply(show, kept), reply(snapshot, aSnapshot())],
  })

const words = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Words' })
type Page = Awaited<ReturnType<typeof open>>

async function type({ user }: Page, text: string) {
  await user.clear(await words())
  await user.type(await words(), text)
}
const press = ({ user }: Page, name: string) => user.click(screen.getByRole('button', { name }))

/** The link back over the page; the menu has one, too. */
const wayBack = () => within(screen.getByRole('main')).getByRole('link', { name: 'Profile' })

test('the page shows what somebody keeps, and asks for nothing to be saved', async () => {
  await open([])

  expect(document.title).toBe('My comment bank | Corridor')
  expect((await words()).value).toBe(first.text)
  expect(screen.getByText('Saved Oct 21, 9:30 AM.')).toBeTruthy()
  expect(wayBack().getAttribute('href')).toBe('/settings/profile')
  expect(screen.queryByRole('region', { name: 'Not saved' })).toBeNull()
})

test('a change is saved over what was seen, and the device takes it along', async () => {
  const saved = { ...kept, content: changed('Who spoke most?'), revision: 4 }
  const page = await open([reply(save, saved)])
  await type(page, 'Who spoke most?')
  const before = page.sent(snapshot).length
  await press(page, 'Save')

  expect(await screen.findByText('My comment bank saved')).toBeTruthy()
  expect(page.sent(save).map(({ body }) => body)).toEqual([
    { toolTypeId: 8, baseRevision: 3, content: changed('Who spoke most?') },
  ])
  expect(screen.queryByRole('region', { name: 'Not saved' })).toBeNull()
  await expect.poll(() => page.sent(snapshot).length).toBeGreaterThan(before)
})

test('what the server says about a comment stands at that comment, which has the keyboard', async () => {
  const page = await open([
    refuse(save, 'invalid-request', { 'content.bank.0.text': 'Use at most 500 characters.' }),
  ])
  await type(page, 'Too long')
  await press(page, 'Save')

  expect(await screen.findByText('Use at most 500 characters.')).toBeTruthy()
  expect((await words()).value).toBe('Too long')
  expect(document.activeElement).toBe(await words())
})

test('another device was first: that is said, nothing typed is lost, and Save puts it in its place', async () => {
  const theirs = { ...kept, content: changed('From the tablet'), revision: 4 }
  const page = await open([
    reply(show, kept),
    reply(show, theirs),
    refuse(save, 'own-content-has-moved'),
    reply(save, { ...theirs, content: changed('From the laptop'), revision: 5 }),
  ])
  await type(page, 'From the laptop')
  await press(page, 'Save')
  const dialog = within(await screen.findByRole('dialog', { name: 'Error' }))
  expect(dialog.getByText(/on another device in the meantime/)).toBeTruthy()
  await page.user.click(dialog.getByRole('button', { name: 'Close' }))
  expect((await words()).value).toBe('From the laptop')

  await press(page, 'Save')
  expect(await screen.findByText('My comment bank saved')).toBeTruthy()
  expect(page.sent(save).map(({ body }) => body)).toMatchObject([{ baseRevision: 3 }, { baseRevision: 4 }])
})

test('what is typed is saved on what was seen, not on what another device saved meanwhile', async () => {
  const theirs = { ...kept, content: changed('From the tablet'), revision: 4 }
  const page = await open([
    reply(show, kept),
    reply(show, theirs),
    reply(show, theirs),
    reply(show, { ...theirs, revision: 5 }),
    refuse(save, 'own-content-has-moved'),
    refuse(save, 'own-content-has-moved'),
  ])
  await type(page, 'From the laptop')
  await act(() => cache.invalidateQueries())
  const saveAndRead = async () => {
    await press(page, 'Save')
    const dialog = within(await screen.findByRole('dialog', { name: 'Error' }))
    expect(dialog.getByText(/on another device in the meantime/)).toBeTruthy()
    await page.user.click(dialog.getByRole('button', { name: 'Close' }))
  }
  await saveAndRead()
  // The page has said nothing of the changes after that.
  await act(() => cache.invalidateQueries())
  await saveAndRead()

  expect(page.sent(save).map(({ body }) => body)).toMatchObject([{ baseRevision: 3 }, { baseRevision: 4 }])
  expect((await words()).value).toBe('From the laptop')
})

test('what another device saved shows, as long as nothing is typed', async () => {
  const theirs = { ...kept, content: changed('From the tablet'), revision: 4 }
  const page = await open([reply(show, kept), reply(show, theirs)])
  await page.user.type(await words(), '!')
  await page.user.type(await words(), '{Backspace}')
  await act(() => cache.invalidateQueries())

  expect((await words()).value).toBe('From the tablet')
  expect(screen.queryByRole('region', { name: 'Not saved' })).toBeNull()
})

test('what is typed while it is being saved stays, and is saved on what was saved', async () => {
  const saved = { ...kept, content: changed('Who spoke'), revision: 4 }
  const { answer, letGo } = held(reply(save, saved))
  const page = await open([answer, reply(save, { ...saved, content: changed(first.text), revision: 5 })])
  await type(page, 'Who spoke')
  await press(page, 'Save')
  // The text may even be typed back to what it was before.
  await type(page, first.text)
  await act(async () => letGo())
  expect(await screen.findByText('My comment bank saved')).toBeTruthy()
  expect((await words()).value).toBe(first.text)

  await page.user.click(await screen.findByRole('button', { name: 'Save' }))
  await expect.poll(() => screen.queryByRole('region', { name: 'Not saved' })).toBeNull()
  expect(page.sent(save).map(({ body }) => body)).toMatchObject([
    { baseRevision: 3, content: changed('Who spoke') },
    { baseRevision: 4, content: changed(first.text) },
  ])
})

test('what the server says about all of it is said too', async () => {
  const page = await open([
    refuse(save, 'invalid-request', { content: 'This is too long to keep. Shorten it.' }),
  ])
  await type(page, 'Too much')
  await press(page, 'Save')

  const dialog = within(await screen.findByRole('dialog', { name: 'Error' }))
  expect(dialog.getByText('This is too long to keep. Shorten it.')).toBeTruthy()
})

test('leaving with something typed asks first; undo leaves nothing to ask', async () => {
  const page = await open([])
  await type(page, 'Half a thought')
  await act(() => page.router.navigate('/settings/activity'))
  const question = within(await screen.findByRole('dialog', { name: 'Discard what you typed?' }))
  await page.user.click(question.getByRole('button', { name: 'Keep writing' }))
  expect(address()).toBe('/settings/profile/targeted-comment')
  await press(page, 'Undo')
  expect((await words()).value).toBe(first.text)
})

test('whoever comes from a visit finds the way back to it, and nobody is led elsewhere', async () => {
  const id = '0199b0c1-7c3d-7e4f-8a5b-000000000001'
  const page = await open([], `?visit=${id}`)
  const back = screen.getByRole('link', { name: 'Back to the visit' })
  expect(back.getAttribute('href')).toBe(`/observations/8/update/${id}`)

  await act(() => page.router.navigate('/settings/profile/targeted-comment?visit=..%2F..%2Fevil'))
  expect(wayBack()).toBeTruthy()
})

test('without a connection it says so, and how to go on', async () => {
  const page = await visit('/settings/profile/targeted-comment', {
    as: marisol,
    answers: [unreachable(show), reply(show, kept), reply(snapshot, aSnapshot())],
  })
  expect(screen.getByText('This needs a connection')).toBeTruthy()
  await press(page, 'Try again')
  expect((await words()).value).toBe(first.text)
})

test('a tool that keeps nothing has no such page', async () => {
  const { router } = await open([])
  await act(() => router.navigate('/settings/profile/on-task'))
  expect(address()).toBe('/404')
})

test('somebody who does not observe has no such page', async () => {
  await visit('/settings/profile/targeted-comment', { as: omar, answers: [] })
  expect(address()).toBe('/403')
})

test('the profile leads to own content', async () => {
  const me = { name: marisol.name, email: marisol.email, notifications: [] }
  await visit('/settings/profile', {
    as: marisol,
    answers: [reply(contract.profile.show, me), ...otherCards],
  })

  const link = screen.getByRole('link', { name: 'Edit My comment bank' })
  expect(link.getAttribute('href')).toBe('/settings/profile/targeted-comment')
})

test('a file that was mended is chosen again under its name, and read', async () => {
  const page = await open([])
  await words()
  const file = new File([], 'Comment bank.csv', { type: 'text/csv' })
  const choose = (text: string) => {
    file.text = async () => text
    return page.user.upload(screen.getByLabelText('File to import'), file)
  }
  await choose('Kind,Comment\nquestion,\n')
  await screen.findByRole('alert')
  await choose('Kind,Comment\nquestion,Who spoke most?\n')

  expect(await screen.findByDisplayValue('Who spoke most?')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
