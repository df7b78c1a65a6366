// Loaded before the first test: on a busy machine the editor takes longer to load than a page waits for it.
import './set-editor.screen.tsx'
import '@corridor/tools/registry/registry'
import '@corridor/tools/tools/custom-look-for/editor/look-for-set.view'
import { contract } from '@corridor/contract/contract'
import { makeSet } from '@corridor/tools/tools/custom-look-for/set/make-set'
import { general } from '@corridor/tools/tools/custom-look-for/set/shipped-general'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aPauseAfter, nobodyPauses } from '../../../testing/a-pause.ts'
import { type Answer, held, refuse, reply, unreachable } from '../../../testing/fake-server.ts'
import { address, visit } from '../../../testing/render-screen.tsx'
import { aShownConfiguration, aToolList } from '../../../testing/samples/sample-configurations.ts'
import { lorraine } from '../../../testing/samples/sample-people.ts'

const { list, show, save, publish, discard } = contract.configurations
// Two domains, between which things move: more would be drawn again at every step.
const set = makeSet({ ...general, domains: general.domains.slice(0, 2) })
const [first] = set.items
nobodyPauses()
const SETS = '/configuration/custom-look-for'
const version = { version: 1, publishedAt: '2026-08-17T15:00:00.000Z', publishedBy: null, used: 0 }
const savedAt = '2026-10-22T15:30:00.000Z'

const details = (more: Parameters<typeof aShownConfiguration>[0] = {}) =>
  aShownConfiguration({
    id: 31,
    toolTypeId: 11,
    name: set.title,
    content: set,
    versions: [{ ...version, content: set }],
    ...more,
  })
const kept = (revision: number) => reply(save, { revision, savedAt })
/** The refusal of a save because somebody else saved this revision. */
const moved = (draftRevision: number): Answer => ({
  spec: save,
  respond: async () => {
    const body = { code: 'configuration-has-moved', message: 'Moved.', current: { draftRevision } }
    return Response.json(body, { status: 409 })
  },
})
const content = {
  ...set,
  items: set.items.map((it) => (it === first ? { ...it, prompt: 'As it is kept' } : it)),
}
const withDraft = details({ hasDraft: true, draft: { content, revision: 1, savedAt }, draftRevision: 1 })

const open = (...answers: Answer[]) =>
  visit(`${SETS}/31`, {
    as: lorraine,
    answers: [...answers, reply(list, { items: [] }), reply(contract.toolTypes.list, aToolList())],
  })
/** Types one more letter and gives the page time to save it. */
async function addAndPause() {
  const field = await prompt()
  await aPauseAfter(() => fireEvent.change(field, { target: { value: `${field.value}!` } }))
}
const prompt = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Prompt' })
const leave = (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(
    within(screen.getByRole('navigation', { name: 'Where this is' })).getByRole('link', {
      name: 'Custom look-fors',
    }),
  )

test('who comes back goes on with the draft as it is kept, and saves onto that', async () => {
  const { user, sent, router } = await open(kept(1), reply(show, details()), reply(show, withDraft), kept(2))
  await screen.findByTitle('As observers see it')
  await user.type(await prompt(), '!')
  await leave(user)
  await screen.findByRole('heading', { name: 'Custom look-fors' })
  expect(sent(save)).toHaveLength(1)

  await act(() => router.navigate(`${SETS}/31`))
  expect((await prompt()).value).toBe('As it is kept')
  await user.type(await prompt(), '!')
  await leave(user)
  await waitFor(() => expect(sent(save)).toHaveLength(2))
  expect(sent(save)[1]?.body).toMatchObject({ baseRevision: 1 })
})

test('trying to move an item past the end makes no draft', async () => {
  const { user, sent } = await open(reply(show, details()))
  const [top] = await screen.findAllByRole('button', { name: /^Move / })
  top?.focus()
  await user.keyboard('{ArrowUp}')
  await leave(user)
  await screen.findByRole('heading', { name: 'Custom look-fors' })
  expect(sent(save)).toEqual([])
})

test('the next page waits until what was typed is saved', async () => {
  const { answer, letGo } = held(kept(1))
  const { user, sent } = await open(answer, reply(show, details()))
  await user.type(await prompt(), '!')
  await leave(user)
  await waitFor(() => expect(sent(save)).toHaveLength(1))
  expect(address()).toBe(`${SETS}/31`)

  await act(async () => letGo())
  await waitFor(() => expect(address()).toBe(SETS))
})

test('what cannot be saved is not left behind without a question', async () => {
  const { user, sent } = await open(unreachable(save), reply(show, details()))
  await user.type(await prompt(), '!')
  await leave(user)
  const question = await screen.findByRole('dialog')
  await user.click(within(question).getByRole('button', { name: 'Keep writing' }))
  await waitFor(() => expect(question.isConnected).toBe(false))
  expect(address()).toBe(`${SETS}/31`)
  expect((await prompt()).value).toBe(`${first?.prompt}!`)

  await leave(user)
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(address()).toBe(SETS))
  expect(sent(save)).toHaveLength(2)
})

test('who leaves while somebody else changed the draft is told, and only then overwrites theirs', async () => {
  const { user, sent } = await open(moved(5), kept(6), reply(show, details()))
  await user.type(await prompt(), '!')
  await leave(user)
  const question = within(await screen.findByRole('dialog', { name: 'Discard what you typed?' }))
  expect(question.getByText(/^Someone else changed this draft in the meantime/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Keep writing' }))
  await user.type(await prompt(), '!')
  await leave(user)
  await waitFor(() => expect(address()).toBe(SETS))
  expect(sent(save).map(({ body }) => body)).toMatchObject([{ baseRevision: 0 }, { baseRevision: 5 }])
})

test('somebody who was not told of another’s change does not overwrite it', async () => {
  const { answer, letGo } = held(moved(5))
  const { user, sent, router } = await open(answer, moved(5), reply(show, details()))
  await user.type(await prompt(), '!')
  await leave(user)
  await waitFor(() => expect(sent(save)).toHaveLength(1))
  // The writer leaves the page before the answer comes.
  act(() => void router.navigate('/settings/profile'))
  await act(async () => letGo())
  expect(await screen.findByRole('dialog', { name: 'Discard what you typed?' })).toBeTruthy()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(sent(save).map(({ body }) => body)).toMatchObject([{ baseRevision: 0 }, { baseRevision: 0 }])
})

test('what is typed while it is being published stays, and is saved after it', async () => {
  const out = { ...set, items: set.items.map((it) => (it === first ? { ...it, code: 'A1Z' } : it)) }
  const published = details({
    version: 2,
    content: out,
    draftRevision: 2,
    versions: [{ ...version, version: 2, content: out }],
  })
  const { answer, letGo } = held(reply(publish, published))
  const { user, sent } = await open(
    ...[kept(1), kept(3), answer, reply(show, details()), reply(show, published)],
  )
  const code = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Code' })
  await user.type(code, 'Z')
  await user.click(screen.getByRole('button', { name: 'Publish v2' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(sent(publish)).toHaveLength(1))
  await user.type(code, 'Y')
  await leave(user)
  expect(sent(save)).toHaveLength(1)
  await act(async () => letGo())

  await waitFor(() => expect(address()).toBe(SETS))
  const items = expect.arrayContaining([expect.objectContaining({ code: `${first?.code}ZY` })])
  expect(sent(save)[1]?.body).toMatchObject({ baseRevision: 2, content: { items } })
})

/** Asks to throw the draft away while it saves; what was typed last is not on its way yet. */
async function throwAwayWhileSaving({ user, sent }: Awaited<ReturnType<typeof open>>) {
  await addAndPause()
  await waitFor(() => expect(sent(save)).toHaveLength(1))
  await user.type(await prompt(), '!')
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Discard draft' }))
}

test('a draft on its way arrives before it is thrown away, and is not saved again', async () => {
  const fresh = details({ version: 0, status: 'draft', versions: [] })
  const { answer, letGo } = held(kept(1))
  const page = await open(answer, reply(show, fresh), reply(discard, { configuration: null }))
  const { user, sent } = page
  await throwAwayWhileSaving(page)
  await user.dblClick(await screen.findByRole('button', { name: 'Discard' }))
  expect(sent(discard)).toEqual([])

  await act(async () => letGo())
  await waitFor(() => expect(address()).toBe(SETS))
  expect([sent(save).length, sent(discard).length]).toEqual([1, 1])
})

test('what is not saved is not published either', async () => {
  const { user, sent } = await open(refuse(save, 'unexpected'), reply(show, details()))
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), 'Z')
  await user.click(screen.getByRole('button', { name: 'Publish v2' }))
  await screen.findByRole('dialog', { name: 'Error' })
  expect(screen.queryByRole('dialog', { name: /^Publish/ })).toBeNull()
  expect(sent(publish)).toEqual([])
})

test('after another version came meanwhile, it is asked again whether reworded items are still the same', async () => {
  const theirs = { ...content, title: 'Theirs' }
  const moved = details({ version: 2, versions: [{ ...version, version: 2, content: theirs }] })
  const { user, sent } = await open(
    ...[kept(1), reply(show, details()), reply(show, moved)],
    refuse(publish, 'configuration-has-moved'),
  )
  await user.type(await prompt(), '!')
  await user.click(await screen.findByRole('radio', { name: 'Same' }))
  await user.click(screen.getByRole('button', { name: 'Publish v2' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }))
  const dialog = await screen.findByRole('dialog', { name: 'Error' })
  expect(within(dialog).getByText(/Another version was published in the meantime/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))

  await user.click(await screen.findByRole('button', { name: 'Publish v3' }))
  expect(screen.getByText(/^Not published\. 1 item reads differently/)).toBeTruthy()
  expect((await prompt()).value).toBe(`${first?.prompt}!`)
  expect(sent(publish)).toHaveLength(1)
})

test('a save that failed is said as long as it lasts, and tried again when that is asked for', async () => {
  const { user, sent } = await open(unreachable(save), kept(1), reply(show, details()))
  await addAndPause()
  const dialog = await screen.findByRole('dialog', { name: 'Error' })
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(await screen.findByText('Not saved yet')).toBeTruthy()
  expect(screen.queryByText('Saving …')).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Draft saved')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(sent(save)).toHaveLength(2)
})

test('a draft that could be neither saved nor thrown away says so', async () => {
  const { answer, letGo } = held(kept(1))
  const page = await open(answer, reply(show, details()), unreachable(discard))
  const { user, sent } = page
  await throwAwayWhileSaving(page)
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await act(async () => letGo())

  expect(await screen.findByText('Not saved yet')).toBeTruthy()
  expect(sent(save)).toHaveLength(1)
})

test('the browser asks before it closes a page with something that is not saved', async () => {
  const { sent } = await open(kept(1), reply(show, details()))
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  await prompt()
  expect(closing()).toBe(false)
  const field = await prompt()
  await aPauseAfter(() => {
    fireEvent.change(field, { target: { value: 'Another' } })
    expect(closing()).toBe(true)
  })

  await screen.findByText('Draft saved')
  expect(closing()).toBe(false)
  expect(sent(save)).toHaveLength(1)
})

test('a save that gets no answer holds nobody for long', async () => {
  const { answer, letGo } = held(kept(1))
  const { user } = await open(answer, reply(show, details()))
  await user.type(await prompt(), '!')
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  fireEvent.click(
    within(screen.getByRole('navigation', { name: 'Where this is' })).getByRole('link', {
      name: 'Custom look-fors',
    }),
  )
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  vi.useRealTimers()
  const question = within(await screen.findByRole('dialog', { name: 'Discard what you typed?' }))
  expect(question.getByText(/^It is not saved yet/)).toBeTruthy()

  // The answer comes after all: the person’s own decision counts.
  await act(async () => letGo())
  expect(address()).toBe(`${SETS}/31`)
  await user.click(question.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(address()).toBe(SETS))
})
