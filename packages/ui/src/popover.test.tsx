import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Popover } from './popover.tsx'
import { theme } from './theme/theme.ts'

const TRANSITION_MS = 200

beforeEach(() => {
  vi.useFakeTimers()
})

async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}

function renderPopover() {
  render(
    <MantineProvider theme={theme}>
      <Popover
        target={(toggle) => (
          <button type="button" onClick={toggle}>
            Filter
          </button>
        )}
      >
        <input aria-label="Grade" />
      </Popover>
    </MantineProvider>,
  )
}

const toggle = () => fireEvent.click(screen.getByRole('button', { name: 'Filter' }))
const content = () => screen.queryByLabelText<HTMLInputElement>('Grade')

describe('the content of a popover', () => {
  test('is not there before it is opened', async () => {
    renderPopover()
    await pass(10_000)

    expect(content()).toBeNull()
  })

  test('is there when it is open, for as long as it is', async () => {
    renderPopover()
    toggle()
    await pass(60_000)

    expect(screen.getByRole('dialog').contains(content())).toBe(true)
  })

  test('is closed by Escape at once, wherever the focus still is', async () => {
    renderPopover()
    toggle()
    fireEvent.keyDown(screen.getByRole('button', { name: 'Filter' }), { key: 'Escape' })
    await pass(TRANSITION_MS)

    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is gone 5000 ms after closing, and not before', async () => {
    renderPopover()
    toggle()
    await pass(TRANSITION_MS)
    toggle()

    await pass(4999)
    expect(content()).not.toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()

    await pass(1)
    expect(content()).toBeNull()
  })

  test('is found as it was left when opened again in time', async () => {
    renderPopover()
    toggle()
    await pass(TRANSITION_MS)
    fireEvent.change(screen.getByLabelText('Grade'), { target: { value: '7' } })
    toggle()
    await pass(4999)
    toggle()
    await pass(60_000)

    expect(content()?.value).toBe('7')
    expect(screen.getByRole('dialog').contains(content())).toBe(true)
  })

  test('has its five seconds anew after each closing', async () => {
    renderPopover()
    toggle()
    await pass(TRANSITION_MS)
    toggle()
    await pass(4000)
    toggle()
    await pass(TRANSITION_MS)
    toggle()
    await pass(4999)

    expect(content()).not.toBeNull()
  })

  test('begins anew when opened later', async () => {
    renderPopover()
    toggle()
    await pass(TRANSITION_MS)
    fireEvent.change(screen.getByLabelText('Grade'), { target: { value: '7' } })
    toggle()
    await pass(5000)
    toggle()
    await pass(TRANSITION_MS)

    expect(content()?.value).toBe('')
  })
})

test('Escape closes it', async () => {
  renderPopover()
  toggle()
  await pass(TRANSITION_MS)
  fireEvent.keyDown(screen.getByLabelText('Grade'), { key: 'Escape' })
  await pass(TRANSITION_MS)

  expect(screen.queryByRole('dialog')).toBeNull()
})
