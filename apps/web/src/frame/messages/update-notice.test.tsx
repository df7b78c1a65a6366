import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { TAKE_OVER } from '../../service-worker/names.ts'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('the notice says that a new version is there, which takes over only when the person wants it', async () => {
  const waiting = { postMessage: vi.fn() }
  const serviceWorker = Object.assign(new EventTarget(), { getRegistration: async () => ({ waiting }) })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  // An announcement lasts as long as its module: it must not reach the pages of other tests.
  vi.resetModules()
  const { announceUpdate } = await import('../../service-worker/updates.ts')
  const { UpdateNotice } = await import('./update-notice.tsx')
  render(<UpdateNotice />)
  expect(screen.queryByRole('status')).toBeNull()

  act(announceUpdate)
  expect(screen.getByRole('status').textContent).toBe('A new version of Corridor is ready.')
  expect(waiting.postMessage).not.toHaveBeenCalled()

  await userEvent.click(screen.getByRole('button', { name: 'Update' }))
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith(TAKE_OVER)
})
