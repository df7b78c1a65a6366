import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Choice } from './choice.tsx'
import { Sheet } from './sheet.tsx'
import { Stepper } from './stepper.tsx'
import { Tile } from './tile.tsx'
import { Timer } from './timer.tsx'

const START = Date.parse('2026-10-22T16:04:00Z')
const startedAt = new Date(START).toISOString()
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('a stepper', () => {
  test('goes one up and one down, and stays within its bounds', () => {
    const chosen: number[] = []
    const at = (value: number) => (
      <Stepper label="Present" value={value} min={1} max={3} onChange={(next) => chosen.push(next)} />
    )
    const { rerender } = render(at(1))
    tap('Present: one fewer')
    tap('Present: one more')
    rerender(at(3))
    tap('Present: one more')
    tap('Present: one fewer')

    expect(chosen).toEqual([2, 2])
    expect(screen.getByRole('group', { name: 'Present' }).textContent).toContain('3')
  })
})

test('a choice is a named group of radio buttons', () => {
  const chosen: string[] = []
  const options = [
    { value: 'whole', label: 'Whole group' },
    { value: 'small', label: 'Small group' },
  ] as const
  render(<Choice label="Setting" options={options} value="whole" onChange={(it) => chosen.push(it)} />)
  fireEvent.click(screen.getByRole('radio', { name: 'Small group' }))

  expect(screen.getByRole('radiogroup', { name: 'Setting' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Whole group' })).toHaveProperty('checked', true)
  expect(chosen).toEqual(['small'])
})

test('a tile says what it counts, how often, and by which key', () => {
  const onPress = vi.fn()
  render(
    <Tile label="On task" icon={<svg aria-hidden />} count={13} hotkey="1" tone="brand" onPress={onPress} />,
  )
  const tile = screen.getByRole('button', { name: 'On task, 13' })
  fireEvent.click(tile)

  expect(tile.getAttribute('aria-keyshortcuts')).toBe('1')
  expect(onPress).toHaveBeenCalledTimes(1)
})

describe('a timer', () => {
  test('reads the clock every second, also after the device slept', () => {
    vi.useFakeTimers({ now: START + 51_400 })
    render(<Timer startedAt={startedAt} endedAt={null} now={Date.now} />)
    expect(screen.getByRole('timer').textContent).toBe('00:51')
    act(() => void vi.advanceTimersByTime(600))
    expect(screen.getByRole('timer').textContent).toBe('00:52')

    vi.setSystemTime(START + 3_725_000)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getByRole('timer').textContent).toBe('1:02:05')
  })

  test('stands still once it has ended', () => {
    vi.useFakeTimers({ now: START + 900_000 })
    render(<Timer startedAt={startedAt} endedAt={new Date(START + 531_000).toISOString()} now={Date.now} />)
    expect(screen.getByRole('timer').textContent).toBe('08:51')
    expect(vi.getTimerCount()).toBe(0)
  })
})

function PageWithSheet() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Note
      </button>
      {isOpen && (
        <Sheet title="Private note" onClose={() => setIsOpen(false)}>
          <textarea aria-label="Note" />
        </Sheet>
      )}
    </>
  )
}

describe('a sheet', () => {
  test('takes the focus, leaves the page usable, and gives the focus back', () => {
    render(<PageWithSheet />)
    screen.getByRole('button', { name: 'Note' }).focus()
    tap('Note')
    const sheet = screen.getByRole('dialog', { name: 'Private note' })
    expect(document.activeElement).toBe(sheet)
    expect(sheet.getAttribute('aria-modal')).toBeNull()

    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Note' }))
  })
})
