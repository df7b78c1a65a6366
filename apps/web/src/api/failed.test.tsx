import { Problem } from '@corridor/contract/problems'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { visit } from '../testing/render-screen.tsx'
import { aUser, demo, marisol, sam } from '../testing/samples/sample-people.ts'
import { failed } from './failed.tsx'
import { Unreachable } from './wire.ts'

const message = 'An error occurred while trying to update walkthrough types. Please try again later.'
const viewOnly = new Problem('demo-is-view-only')

async function fail(error: unknown, words: Partial<Parameters<typeof failed>[1]> = {}, as = marisol) {
  const { user } = await visit('/404', { as })
  return { user, returned: await act(async () => failed(error, { message, ...words })) }
}

describe('an action that did not work', () => {
  test('is an Error dialog with the given words, and returns the error', async () => {
    const error = new Problem('unexpected')
    const { returned } = await fail(error)

    expect(returned).toBe(error)
    const dialog = await screen.findByRole('dialog', { name: 'Error' })
    expect(within(dialog).getByText(message)).toBeTruthy()
    expect(within(dialog).queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  test('names what is not valid, in words and once', async () => {
    const fields = { 'content.levels': 'Keep at least 2 levels.' }
    await fail(new Problem('invalid-request', { fields }), { message: 'It was not saved.' })

    const dialog = await screen.findByRole('dialog', { name: 'Error' })
    expect(within(dialog).getByText('It was not saved. Levels: Keep at least 2 levels.')).toBeTruthy()
  })

  test('may have a title of its own', async () => {
    await fail(new Unreachable(), { title: 'Not sent' })

    expect(await screen.findByRole('dialog', { name: 'Not sent' })).toBeTruthy()
  })

  test('is an error also where something else was thrown', async () => {
    const { returned } = await fail('out of paper')

    expect(returned).toBeInstanceOf(Error)
    expect(returned.message).toBe('out of paper')
  })

  test('closes by its button, which has the focus', async () => {
    const { user } = await fail(new Unreachable())
    const close = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' })
    await waitFor(() => expect(document.activeElement).toBe(close))
    await user.keyboard('{Enter}')

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('closes with Escape', async () => {
    const { user } = await fail(new Unreachable())
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('is tried again where that can help, once and with the dialog gone', async () => {
    const retry = vi.fn()
    const { user } = await fail(new Unreachable(), { retry })
    expect(retry).not.toHaveBeenCalled()
    await user.click(await screen.findByRole('button', { name: 'Try again' }))

    expect(retry).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('a refusal with 418, which the demo account gets', () => {
  test('tells the demo account what it is, and whom to write to', async () => {
    const { user, returned } = await fail(viewOnly, { retry: () => {} }, demo)

    expect(returned).toBe(viewOnly)
    const dialog = await screen.findByRole('dialog', { name: 'Demo Account' })
    expect(
      within(dialog).getByText(
        'This account is view only and cannot create or edit data. Contact support at support@corridor.example.',
      ),
    ).toBeTruthy()
    expect(within(dialog).queryByText(message)).toBeNull()

    await user.click(within(dialog).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('is an error like any other for somebody else', async () => {
    await fail(viewOnly)

    expect(within(await screen.findByRole('dialog', { name: 'Error' })).getByText(message)).toBeTruthy()
  })

  test('is not what the demo account is told for any other refusal', async () => {
    await fail(new Problem('unexpected'), {}, demo)

    expect(await screen.findByRole('dialog', { name: 'Error' })).toBeTruthy()
  })
})

test('what is refused during an impersonation is said in words, not as a failure', async () => {
  const refused = new Problem('impersonation-is-read-only')
  await fail(refused, { retry: () => {} }, aUser({ impersonator: { id: sam.id, name: sam.name } }))

  const dialog = within(await screen.findByRole('dialog', { name: 'Read only' }))
  expect(dialog.getByText(/^You are viewing as Marisol Okafor: .* nothing was saved\./)).toBeTruthy()
  expect(dialog.queryByText(message)).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a refusal with 401 has no dialog: the sign-in page says enough', async () => {
  const error = new Problem('sign-in-required')
  await visit('/404', { as: marisol })
  vi.useFakeTimers()
  const returned = await act(async () => failed(error, { message }))
  await act(() => vi.advanceTimersByTimeAsync(1000))

  expect(returned).toBe(error)
  expect(screen.queryByRole('dialog')).toBeNull()
})
