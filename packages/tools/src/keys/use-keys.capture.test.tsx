import { fireEvent, render } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { SINGLE_KEYS } from './single-keys.ts'
import { useKeys } from './use-keys.capture.tsx'

const done: string[] = []
const keys = Object.fromEntries(
  ['s', '1', '#', 'arrowup', 'enter', 'escape'].map((key) => [key, () => void done.push(key)]),
)
const press = (key: string, more = {}) => fireEvent.keyDown(document.body, { key, ...more })
const pressAll = () => {
  for (const key of ['s', 'S', '1', '#', 'ArrowUp', 'Enter', 'Escape']) press(key)
}

const turn = (words: 'on' | 'off') => localStorage.setItem(SINGLE_KEYS, words)

function Screen() {
  useKeys(keys)
  return <input aria-label="Text" />
}

beforeEach(() => {
  localStorage.clear()
  done.length = 0
})

test('keys do what taps do, where nobody types', () => {
  const { getByRole } = render(<Screen />)

  pressAll()
  fireEvent.keyDown(getByRole('textbox'), { key: 's' })
  press('s', { ctrlKey: true })

  expect(done).toEqual(['s', 's', '1', '#', 'arrowup', 'enter', 'escape'])
})

test('single letters, digits and signs are turned off at once, and on again; the others stay', () => {
  render(<Screen />)
  turn('off')

  pressAll()

  expect(done).toEqual(['arrowup', 'enter', 'escape'])
  turn('on')
  press('1')
  expect(done.at(-1)).toBe('1')
})

test('a screen that is opened with single keys off shows no hints of them', () => {
  const isWithout = () => document.documentElement.hasAttribute('data-without-keys')
  turn('off')
  const { unmount } = render(<Screen />)
  expect(isWithout()).toBe(true)
  unmount()
  turn('on')
  render(<Screen />)

  expect(isWithout()).toBe(false)
})
