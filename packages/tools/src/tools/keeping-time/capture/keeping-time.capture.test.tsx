import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Captured, renderCapture } from '../../../testing/test-frame.capture.tsx'
import type { KeepingTimeCapture } from '../keeping-time.shape.ts'
import { keepingTime } from '../keeping-time.tool.ts'
import { KeepingTimeScreen } from './keeping-time-screen.capture.tsx'

const START = Date.parse('2026-10-22T16:05:00Z')
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString()
const config = keepingTime.usual()

let frame: Captured<KeepingTimeCapture>

interface Setup {
  readonly capture?: KeepingTimeCapture
  readonly endedAt?: string | null
}

function capturing({ capture = { activities: [], groupings: [] }, endedAt = null }: Setup = {}) {
  frame = renderCapture(KeepingTimeScreen, { config, capture, visit: { startedAt: at(0), endedAt } })
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1_000))
const begun = () => frame.capture.activities.map((it) => [it.key, (Date.parse(it.at) - START) / 1_000])
const starts = (...all: readonly (readonly [number, string])[]) =>
  all.map(([seconds, key], index) => ({
    id: `0192b3c4-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`,
    at: at(seconds),
    key,
    note: '',
  }))
const rows = () =>
  within(screen.getByRole('region', { name: 'Segments' }))
    .getAllByRole('row')
    .filter((row) => row.querySelector('th[scope="row"]'))
    .map((row) =>
      [...row.children].slice(0, 4).map((it) => (it.querySelector('span > span') ?? it).textContent),
    )

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})

describe('by taps', () => {
  test('a tap begins, the next ends it, and the clock counts', () => {
    capturing()
    pass(5)
    tap('Opening, routine, 0:00')
    pass(245)
    tap('Direct instruction, 0:00')
    pass(30)

    expect(begun()).toEqual([
      ['opening', 0],
      ['direct', 250],
    ])
    expect(screen.getByRole('button', { name: 'Opening, routine, 4:10' })).toBeTruthy()
    const current = screen.getByRole('button', { name: 'Direct instruction, 0:30' })
    expect(current.getAttribute('aria-pressed')).toBe('true')
    expect(frame.did).toEqual(['“Opening, routine”', '“Direct instruction”'])
    expect(
      within(screen.getByRole('region', { name: 'Now' })).getByText(/since 4:10 · 10:09 AM/),
    ).toBeTruthy()
  })

  test('the same category again does nothing, and nothing is there to undo', () => {
    capturing()
    tap(/^Discussion/)
    pass(3)
    tap(/^Discussion/)
    expect(frame.did).toEqual(['“Discussion”'])
  })

  test('times are those of the visit, which another tool may have begun', () => {
    const capture: KeepingTimeCapture = {
      activities: starts([0, 'opening'], [100, 'direct']),
      groupings: [],
    }
    const visit = { begunAt: at(-470), startedAt: at(0), endedAt: at(300) }
    renderCapture(KeepingTimeScreen, { config, capture, visit })

    expect(rows()).toContainEqual(['Direct instruction', '9:30', '12:50', '3:20'])
    tap('Edit Direct instruction, from 9:30')
    expect(screen.getByRole('group', { name: 'Start' }).textContent).toContain('9:30')
  })

  test('grouping is a track of its own', () => {
    capturing()
    tap(/^Discussion/)
    fireEvent.click(screen.getByRole('radio', { name: 'Whole group' }))
    pass(90)
    fireEvent.click(screen.getByRole('radio', { name: 'Pairs' }))

    expect(frame.capture.groupings.map(({ key }) => key)).toEqual(['whole-group', 'pairs'])
    expect(begun()).toHaveLength(1)
    expect(within(screen.getByRole('region', { name: 'Now' })).getByText(/^Pairs · /)).toBeTruthy()
  })

  test('a device that slept shows the time that passed', () => {
    capturing()
    tap(/^Discussion/)
    vi.setSystemTime(START + 600_000)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getByRole('button', { name: 'Discussion, 10:00' })).toBeTruthy()
  })
})

test('by keyboard: letters are categories, digits are groupings, and whoever types keeps them', () => {
  capturing()
  press('O')
  pass(70)
  press('d')
  press('3')
  pass(10)
  press('n')
  tap('Edit Direct instruction, from 1:10')
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Note' }), { key: 't' })

  expect(begun()).toEqual([
    ['opening', 0],
    ['direct', 70],
    ['not-observed', 80],
  ])
  expect(frame.capture.groupings.map(({ key }) => key)).toEqual(['pairs'])
})

describe('editing', () => {
  const lesson = { activities: starts([0, 'opening'], [100, 'direct'], [200, 'guided']), groupings: [] }

  test('a boundary moves both neighbors, in one step for Undo', () => {
    capturing({ capture: lesson, endedAt: at(300) })
    tap('Edit Direct instruction, from 1:40')
    tap('Start: 30 seconds earlier')
    tap('Start: 5 seconds later')
    expect(rows()).toContainEqual(['Opening, routine', '0:00', '1:15', '1:15'])
    expect(rows()).toContainEqual(['Direct instruction', '1:15', '3:20', '2:05'])
    tap('End: 30 seconds later')
    expect(rows()).toContainEqual(['Guided practice', '3:50', '5:00', '1:10'])
    const [first, second, third] = frame.joined
    expect(first).toBe(second)
    expect(first).not.toBe(third)
  })

  test('a boundary stops a second before the next', () => {
    capturing({ capture: lesson, endedAt: at(300) })
    tap('Edit Direct instruction, from 1:40')
    for (let times = 0; times < 9; times += 1) tap('Start: 30 seconds later')
    expect(rows()).toContainEqual(['Direct instruction', '3:19', '3:20', '0:01'])
    expect(screen.getByRole('button', { name: 'Start: 5 seconds later' }).getAttribute('aria-disabled')).toBe(
      'true',
    )
  })

  test('category and note can be changed, and what is typed is one step', () => {
    capturing({ capture: lesson, endedAt: at(300) })
    tap('Edit Direct instruction, from 1:40')
    fireEvent.change(screen.getByRole('combobox', { name: 'Category' }), { target: { value: 'modeling' } })
    fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'So' } })
    fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'Source B' } })
    expect(frame.capture.activities[1]).toMatchObject({ key: 'modeling', note: 'Source B' })
    expect(new Set(frame.joined.slice(1)).size).toBe(1)
  })

  test('a segment can be removed and split, also when the visit is over', () => {
    capturing({ capture: lesson, endedAt: at(300) })
    tap('Edit Direct instruction, from 1:40')
    tap('Remove')
    expect(rows()).toEqual([
      ['Guided practice', '3:20', '5:00', '1:40'],
      ['Opening, routine', '0:00', '3:20', '3:20'],
    ])
    tap('Edit Guided practice, from 3:20')
    tap('Split in two')
    const [newest = document.body] = screen.getAllByRole('combobox', { name: 'Category' })
    fireEvent.change(newest, { target: { value: 'closure' } })
    expect(rows()[0]).toEqual(['Closure', '4:10', '5:00', '0:50'])
  })

  test('after the end a tap adds nothing; where nothing was tapped it says what the visit was', () => {
    capturing({ capture: lesson, endedAt: at(300) })
    tap(/^Closure/)
    expect(frame.did).toEqual([])
  })

  test('a visit that ended without a tap can still be told', () => {
    capturing({ endedAt: at(300) })
    tap(/^Independent practice/)
    expect(begun()).toEqual([['independent', 0]])
  })
})
