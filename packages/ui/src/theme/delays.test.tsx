import { MantineProvider, Menu, Tooltip } from '@mantine/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { theme } from './theme.ts'

const TRANSITION_MS = 200

beforeEach(() => {
  vi.useFakeTimers()
})

function hover(element: HTMLElement) {
  fireEvent.pointerEnter(element, { pointerType: 'mouse' })
  fireEvent.mouseEnter(element)
}

function leave(element: HTMLElement) {
  fireEvent.mouseLeave(element)
}

async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}

describe('a tooltip', () => {
  const target = () => screen.getByRole('button', { name: 'Table' })
  const tooltip = () => screen.queryByRole('tooltip')
  const isDescribed = () => target().hasAttribute('aria-describedby')

  beforeEach(() => {
    render(
      <MantineProvider theme={theme}>
        <Tooltip label="Show as a table">
          <button type="button">Table</button>
        </Tooltip>
      </MantineProvider>,
    )
  })

  test('waits 200 ms under the pointer', async () => {
    hover(target())

    await pass(199)
    expect(isDescribed()).toBe(false)

    await pass(1)
    expect(isDescribed()).toBe(true)
    await pass(TRANSITION_MS)
    expect(tooltip()?.textContent).toBe('Show as a table')
  })

  test('does not come for a pointer that only passes', async () => {
    hover(target())
    await pass(150)
    leave(target())
    await pass(1000)

    expect(tooltip()).toBeNull()
  })

  test('comes with the keyboard’s focus too, and goes with Escape', async () => {
    fireEvent.keyDown(document.body, { key: 'Tab' })
    act(() => target().focus())
    await pass(200 + TRANSITION_MS)
    expect(tooltip()).not.toBeNull()

    fireEvent.keyDown(target(), { key: 'Escape' })
    await pass(TRANSITION_MS)
    expect(tooltip()).toBeNull()
  })
})

describe('a menu', () => {
  const target = () => screen.getByRole('button', { name: 'Reports' })
  const menu = () => screen.queryByRole('menu')

  beforeEach(async () => {
    render(
      <MantineProvider theme={theme}>
        <Menu>
          <Menu.Target>
            <button type="button">Reports</button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item>School overview</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </MantineProvider>,
    )
    hover(target())
    await pass(TRANSITION_MS)
  })

  test('stays for 400 ms after the pointer has left, and not longer', async () => {
    expect(menu()).not.toBeNull()
    leave(target())

    await pass(399)
    expect(target().getAttribute('aria-expanded')).toBe('true')

    await pass(1)
    expect(target().getAttribute('aria-expanded')).toBe('false')
    await pass(TRANSITION_MS)
    expect(menu()).toBeNull()
  })

  test('stays when the pointer comes back in time', async () => {
    leave(target())
    await pass(399)
    hover(screen.getByRole('menu'))
    await pass(5000)

    expect(menu()).not.toBeNull()
  })
})
