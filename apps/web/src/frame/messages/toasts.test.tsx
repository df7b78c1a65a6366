import { MantineProvider } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Toasts, toast } from './toasts.tsx'

const MOTION_MS = 300

beforeEach(async () => {
  vi.useFakeTimers()
  render(
    <MantineProvider>
      <Toasts />
    </MantineProvider>,
  )
})

afterEach(() => notifications.clean())

async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}

async function show(...titles: string[]) {
  act(() => titles.forEach((title) => void toast(title)))
  await pass(0)
}

const corner = () => screen.getByText('Saved').closest<HTMLElement>('[data-position]')
const isLeaving = () => screen.getByRole('alert').style.maxHeight === '0px'

test('a toast is at the top right, 300 wide', async () => {
  await show('Saved')

  expect(corner()?.dataset.position).toBe('top-right')
  expect(corner()?.style.getPropertyValue('--notifications-container-width')).toMatch(/18\.75rem/)
})

test('a toast stays for 3000 ms and takes 300 ms to go', async () => {
  await show('Saved')

  await pass(2999)
  expect(isLeaving()).toBe(false)
  await pass(1)
  expect(isLeaving()).toBe(true)

  await pass(MOTION_MS - 1)
  expect(screen.queryByText('Saved')).not.toBeNull()
  await pass(1)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('a click anywhere on a toast closes it at once', async () => {
  await show('Saved')
  fireEvent.click(screen.getByText('Saved'))
  await pass(MOTION_MS)

  expect(screen.queryByText('Saved')).toBeNull()
})

test('a click on one toast closes no other', async () => {
  await show('Saved', 'Sent to Omar')
  fireEvent.click(screen.getByText('Saved'))
  await pass(MOTION_MS)

  expect(screen.queryByText('Sent to Omar')).not.toBeNull()
})

test('there may be any number of toasts', async () => {
  const titles = Array.from({ length: 30 }, (_, index) => `Saved ${index}`)
  await show(...titles)

  expect(screen.getAllByText(/^Saved/)).toHaveLength(30)
})
