import { contract } from '@corridor/contract/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type Answer, held, refuse, reply, unreachable } from '../../../testing/fake-server.ts'
import { address, visit } from '../../../testing/render-screen.tsx'
import {
  anEducator,
  educatorAnswers,
  masteredStep,
  openStep,
} from '../../../testing/samples/sample-educators.ts'
import { marisol } from '../../../testing/samples/sample-people.ts'

const { saveStep } = contract.educators

const open = (...answers: readonly Answer[]) =>
  visit('/educators/24', { as: marisol, answers: [...answers, ...educatorAnswers()] })
type Page = Awaited<ReturnType<typeof open>>

const card = () => within(screen.getByRole('region', { name: 'Action steps' }))
const button = (name: string) => card().getByRole('button', { name })
const added = { ...openStep, id: '019aa1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b', text: 'Ask one why.', dueOn: null }

async function write(page: Page, text = 'Ask one why.') {
  await page.user.click(button('Add a step'))
  await page.user.type(card().getByLabelText('What is tried next'), text)
}

test('open steps come with their due day, closed ones with how long they took', async () => {
  await open()

  expect(card().getByText('1 open, 1 mastered')).toBeTruthy()
  expect(card().getByText('Due tomorrow')).toBeTruthy()
  expect(card().getByText('Marisol Okafor, Oct 9')).toBeTruthy()
  expect(card().getByText('Mastered Oct 2, 23 days')).toBeTruthy()
})

test('steps from coaching say that nobody else sees them', async () => {
  const steps = [openStep, masteredStep].map((it) => ({ ...it, isCoaching: true }))
  const answers = educatorAnswers(undefined, anEducator({ steps }))
  await visit('/educators/24', { as: marisol, answers })

  expect(card().getByText('Marisol Okafor, Oct 9 · Coaching, not visible to anyone else')).toBeTruthy()
  expect(card().getByText('Mastered Oct 2, 23 days · Coaching, not visible to anyone else')).toBeTruthy()
})

describe('a new step', () => {
  test('is saved under an id of this device, and stands on the page without asking again', async () => {
    const page = await open(reply(saveStep, added))
    await write(page)
    await page.user.type(card().getByLabelText('Due, optional'), '2026-10-30')
    await page.user.click(button('Add step'))

    expect(await screen.findByText('Step added')).toBeTruthy()
    expect(card().getByText('Ask one why.')).toBeTruthy()
    expect(card().getByText('2 open, 1 mastered')).toBeTruthy()
    const [sent] = page.sent(saveStep)
    expect(sent?.path).toMatch(/^\/api\/educators\/24\/steps\/[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab]/)
    expect(sent?.body).toEqual({ text: 'Ask one why.', dueOn: '2026-10-30', status: 'open' })
    expect(page.sent(contract.educators.show)).toHaveLength(1)
    expect(document.activeElement?.id).toBe('action-steps')
  })

  test('is one, however often it is clicked and sent', async () => {
    const late = held(reply(saveStep, added))
    const page = await open(unreachable(saveStep), late.answer)
    await write(page)
    await page.user.click(button('Add step'))
    await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
    await page.user.dblClick(button('Add step'))
    late.letGo()

    expect(await screen.findByText('Step added')).toBeTruthy()
    expect(new Set(page.sent(saveStep).map(({ path }) => path)).size).toBe(1)
    expect(card().getAllByText('Ask one why.')).toHaveLength(1)
  })

  test('is not saved without words', async () => {
    const page = await open()
    await write(page, '  ')
    await page.user.click(button('Add step'))

    expect(await card().findByText('Say what is tried next.')).toBeTruthy()
    expect(page.sent(saveStep)).toEqual([])
  })

  test('that could not be saved is still there', async () => {
    const page = await open(refuse(saveStep, 'database-unavailable'))
    await write(page)
    await page.user.click(button('Add step'))

    expect(await screen.findByText(/What you typed is still here/)).toBeTruthy()
    expect(card().getByLabelText('What is tried next')).toHaveProperty('value', 'Ask one why.')
  })

  test('is not left without asking, by its own way out or by another', async () => {
    const page = await open()
    await write(page)
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
    await page.user.click(button('Cancel'))
    const question = await screen.findByRole('dialog', { name: 'Discard what you typed?' })
    await page.user.click(within(question).getByRole('button', { name: 'Keep writing' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await page.router.navigate('/educators')
    await page.user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(address()).toBe('/educators'))
  })
})

describe('a step on the list', () => {
  const closed = { ...openStep, status: 'mastered', closedOn: '2026-10-22' } as const

  test('is edited in place', async () => {
    const page = await open(reply(saveStep, { ...openStep, text: 'Pause five seconds.' }))
    await page.user.click(button(`Edit: ${openStep.text}`))
    const text = card().getByLabelText('What is tried next')
    await page.user.clear(text)
    await page.user.type(text, 'Pause five seconds.')
    await page.user.click(button('Save step'))

    expect(await card().findByText('Pause five seconds.')).toBeTruthy()
    expect(page.sent(saveStep)).toMatchObject([
      {
        path: `/api/educators/24/steps/${openStep.id}`,
        body: { text: 'Pause five seconds.', dueOn: '2026-10-23', status: 'open' },
      },
    ])
  })

  test.each(['Mastered', 'Done', 'Dropped'])('is closed as %s', async (ending) => {
    const page = await open(reply(saveStep, closed))
    await page.user.click(button(`Close: ${openStep.text}`))
    await page.user.click(await screen.findByRole('menuitem', { name: new RegExp(ending) }))

    expect(await screen.findByText('Step closed: Mastered')).toBeTruthy()
    expect(card().getByText('Mastered Oct 22, 13 days')).toBeTruthy()
    expect(page.sent(saveStep).map(({ body }) => body)).toEqual([
      { text: openStep.text, dueOn: '2026-10-23', status: ending.toLowerCase() },
    ])
  })

  test('is opened again', async () => {
    const page = await open(reply(saveStep, { ...masteredStep, status: 'open', closedOn: null }))
    await page.user.click(button(`Reopen: ${masteredStep.text}`))

    expect(await screen.findByText('Step open again')).toBeTruthy()
    expect(card().getByText('2 open')).toBeTruthy()
    expect(card().getByText('No due date')).toBeTruthy()
  })

  test('stays as it was when it could not be closed', async () => {
    const page = await open(refuse(saveStep, 'forbidden'))
    await page.user.click(button(`Close: ${openStep.text}`))
    await page.user.click(await screen.findByRole('menuitem', { name: /Done/ }))

    expect(await screen.findByText(/The step was not changed/)).toBeTruthy()
    expect(card().getByText('1 open, 1 mastered')).toBeTruthy()
  })
})

test('without any steps, the card says what a step is', async () => {
  const answers = educatorAnswers(undefined, anEducator({ steps: [] }))
  await visit('/educators/24', { as: marisol, answers })

  expect(card().getByText(/Nothing agreed yet/)).toBeTruthy()
})
