import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { running } from '../../../testing/test-around.ts'
import { type Captured, renderCapture } from '../../../testing/test-frame.capture.tsx'
import type { OnTaskCapture, OnTaskConfig, Sweep } from '../on-task.shape.ts'
import view from './on-task.capture.tsx'
import { OnTaskScreen } from './on-task-screen.capture.tsx'

const usual: OnTaskConfig = { secondsBetweenSweeps: 120, plannedSweeps: 5, style: 'seats' }
const START = Date.parse('2026-10-22T16:04:00Z')

let frame: Captured<OnTaskCapture>

interface Setup {
  readonly config?: Partial<OnTaskConfig>
  readonly capture?: OnTaskCapture
  readonly endedAt?: string | null
  readonly studentsPresent?: number | null
}

function capturing({
  config = {},
  capture = { sweeps: [] },
  endedAt = null,
  studentsPresent = 4,
}: Setup = {}) {
  const visit = { startedAt: at(-60), endedAt, studentsPresent }
  frame = renderCapture(OnTaskScreen, { config: { ...usual, ...config }, capture, visit })
}

const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString()
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1_000))
const seats = (sweep = frame.capture.sweeps.length - 1) => frame.capture.sweeps[sweep]?.seats
const sum = () =>
  screen
    .getByText(/ present$/)
    .closest('p')
    ?.textContent?.replace(/\s+/g, ' ')

function aSweep(details: Partial<Sweep> = {}): Sweep {
  return {
    id: crypto.randomUUID(),
    startedAt: at(0),
    present: 4,
    setting: 'whole-group',
    isLearningActivity: true,
    seats: { 1: 'on-task', 2: 'on-task', 3: 'passive', 4: 'cannot-see' },
    counts: {},
    ...details,
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})

describe('by keyboard alone', () => {
  test('a sweep is started, coded, corrected and followed by the next', () => {
    capturing()
    press('s')
    for (const key of ['1', '2', '3', '4']) press(key)
    expect(seats()).toEqual({ 1: 'on-task', 2: 'passive', 3: 'active', 4: 'other-work' })

    press('ArrowRight')
    press('ArrowRight')
    press('5')
    expect(seats()).toMatchObject({ 2: 'cannot-see' })
    expect(frame.did).toEqual(['sweep 1 started', 'seat 1', 'seat 2', 'seat 3', 'seat 4', 'seat 2'])

    press('S')
    expect(frame.capture.sweeps).toHaveLength(2)
  })

  test('arrows move by row as well, and stop at the walls', () => {
    capturing({ studentsPresent: 14 })
    press('s')
    press('ArrowDown')
    expect(screen.getByRole('button', { name: 'Seat 7, look here' })).toBe(document.activeElement)
    for (let times = 0; times < 3; times += 1) press('ArrowDown')
    expect(screen.getByRole('button', { name: 'Seat 14, look here' })).toBe(document.activeElement)
    press('ArrowUp')
    press('ArrowLeft')
    press('3')
    expect(seats()).toEqual({ 7: 'active' })
  })

  test('keys belong to whoever types, and to those with Ctrl', () => {
    capturing()
    press('s')
    const note = document.body.appendChild(document.createElement('textarea'))
    fireEvent.keyDown(note, { key: '1' })
    note.remove()
    fireEvent.keyDown(document.body, { key: '1', ctrlKey: true })

    expect(seats()).toEqual({})
  })

  test('arrows within the setting choose the setting, not a seat', () => {
    capturing()
    press('s')
    fireEvent.keyDown(screen.getByRole('radio', { name: 'Whole group' }), { key: 'ArrowRight' })

    expect(screen.getByRole('button', { name: 'Seat 1, look here' })).toBeTruthy()
  })
})

describe('by taps alone', () => {
  test('a code marks the seat to look at and moves on', () => {
    capturing({ studentsPresent: null })
    expect(screen.queryByRole('button', { name: /^Seat/ })).toBeNull()
    tap('Start sweep 1')
    expect(screen.getAllByRole('button', { name: /^Seat/ })).toHaveLength(24)
    tap('On task, 0')
    tap('Off task, passive, 0')

    expect(seats()).toEqual({ 1: 'on-task', 2: 'passive' })
    expect(screen.getByRole('button', { name: 'Seat 2, off task, passive' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Seat 3, look here' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Seat 4, no code yet' })).toBeTruthy()
    expect(sum()).toBe('24 present= 1 on task+ 1 passive+ 0 active+ 0 other+ 0 unseen+ 22 to go')
  })

  test('a tapped seat is coded anew, and the next seat to look at is the one it was before', () => {
    capturing()
    tap('Start sweep 1')
    tap('On task, 0')
    tap('On task, 1')
    tap('Seat 1, on task')
    tap('Off task, active, 0')

    expect(seats()).toEqual({ 1: 'active', 2: 'on-task' })
    expect(screen.getByRole('button', { name: 'Seat 3, look here' })).toBeTruthy()
  })

  test('setting, activity and those present belong to the sweep, and the next one starts from them', () => {
    capturing()
    tap('Start sweep 1')
    fireEvent.click(screen.getByRole('radio', { name: 'Small group' }))
    fireEvent.click(screen.getByRole('radio', { name: 'No' }))
    tap('Present: one more')
    press('s')

    expect(frame.did).toEqual([
      'sweep 1 started',
      'setting',
      'learning activity',
      'students present',
      'sweep 2 started',
    ])
    expect(frame.capture.sweeps).toMatchObject([
      { present: 5, setting: 'small-group', isLearningActivity: false },
      { present: 5, setting: 'small-group', isLearningActivity: true },
    ])
  })

  test('an earlier sweep opens again; one that was started by mistake goes', () => {
    capturing({ capture: { sweeps: [aSweep(), aSweep({ startedAt: at(120), seats: {} })] } })
    tap(/^Sweep 1/)
    expect(screen.getByRole('heading', { name: 'Sweep 1 of 5' })).toBeTruthy()
    tap('Seat 3, off task, passive')
    tap('On task, 2')
    expect(seats(0)).toMatchObject({ 3: 'on-task' })

    tap(/^Sweep 2/)
    tap('Remove sweep 2')
    expect(frame.capture.sweeps).toHaveLength(1)
    expect(frame.did).toEqual(['seat 3', 'sweep 2 removed'])
    expect(screen.getByRole('heading', { name: 'Sweep 1 of 5' })).toBeTruthy()
  })
})

describe('the clock', () => {
  test('counts down, says when a sweep is due, and vibrates once', () => {
    const vibrate = vi.fn()
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate }))
    capturing({ capture: { sweeps: [aSweep()] } })
    pass(51)
    const next = within(screen.getByRole('navigation')).getByRole('button', { name: 'Start sweep 2' })
    expect(screen.getByText('in 1:09')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('')

    pass(69)
    expect(screen.getByText('due now')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('Sweep 2 is due.')
    pass(45)
    expect(screen.getByText('0:45 late')).toBeTruthy()
    expect(vibrate).toHaveBeenCalledTimes(1)

    fireEvent.click(next)
    expect(screen.getByText(/^Started 0:45 late/)).toBeTruthy()
    expect(within(screen.getByRole('button', { name: /^Sweep 2/ })).getByText('late')).toBeTruthy()
  })

  test('is right after the device slept', () => {
    capturing({ capture: { sweeps: [aSweep()] } })
    vi.setSystemTime(START + 100_000)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))

    expect(screen.getByText('in 0:20')).toBeTruthy()
  })

  test('is that of the visit: a sweep says how long after its beginning it was', () => {
    capturing({ capture: { sweeps: [aSweep()] } })
    expect(screen.getByRole('button', { name: /^Sweep 1/ }).textContent).toContain('Sweep 1 1:00')
  })

  test('cues nobody who turned it off, and still says it', () => {
    const vibrate = vi.fn()
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate }))
    capturing({ capture: { sweeps: [aSweep()] } })
    fireEvent.click(screen.getByRole('radio', { name: 'Off' }))
    pass(120)

    expect(vibrate).not.toHaveBeenCalled()
    expect(screen.getByText('due now')).toBeTruthy()
  })

  test('waits for nothing beyond the plan', () => {
    const sweeps = [0, 120, 240].map((seconds) => aSweep({ startedAt: at(seconds) }))
    vi.setSystemTime(START + 900_000)
    capturing({ config: { plannedSweeps: 3 }, capture: { sweeps } })

    expect(screen.getByRole('status').textContent).toBe('')
    expect(screen.getByText('optional')).toBeTruthy()
  })
})

describe('numbers instead of seats', () => {
  test('never exceed those present', () => {
    capturing({ config: { style: 'counts' }, studentsPresent: 3 })
    tap('Start sweep 1')
    expect(screen.queryByRole('button', { name: /^Seat/ })).toBeNull()
    tap('Off task, passive: one more')
    press('2')
    tap('Present: one fewer')
    tap('Present: one fewer')
    for (let times = 0; times < 3; times += 1) tap('On task: one more')
    press('1')

    expect(frame.capture.sweeps[0]).toMatchObject({ present: 2, counts: { passive: 2 } })
    expect(sum()).toBe('2 present= 0 on task+ 2 passive+ 0 active+ 0 other+ 0 unseen+ 0 to go')
  })

  test('all who are left can be on task at once', () => {
    capturing({ config: { style: 'counts' }, studentsPresent: 26 })
    tap('Start sweep 1')
    tap('Off task, active: one more')
    tap('The other 25 are on task')

    expect(frame.capture.sweeps[0]?.counts).toEqual({ active: 1, 'on-task': 25 })
    expect(frame.did).toEqual(['sweep 1 started', 'count active', 'count on task'])
  })
})

describe('when the visit is over', () => {
  test('codes can be changed, and nothing starts or is due', () => {
    vi.setSystemTime(START + 900_000)
    capturing({ capture: { sweeps: [aSweep()] }, endedAt: at(600) })
    press('s')
    expect(screen.queryByRole('button', { name: /^Start/ })).toBeNull()
    expect(screen.queryByRole('status')).toBeNull()
    tap('Seat 4, cannot see')
    tap('On task, 2')

    expect(frame.capture.sweeps).toHaveLength(1)
    expect(seats()).toMatchObject({ 4: 'on-task' })
  })

  test('without a sweep it says so', () => {
    capturing({ endedAt: at(600) })
    expect(screen.getByText('No sweep was recorded.')).toBeTruthy()
  })
})

describe('beside Finish', () => {
  const hint = (sweeps: Sweep[], plannedSweeps = 5) =>
    view.hint({ sweeps }, { ...usual, plannedSweeps }, running)

  test('no rate shows before the planned number of sweeps', () => {
    const four = [aSweep(), aSweep(), aSweep(), aSweep()]
    expect(hint(four)).toBe('Rate shows after sweep 5.\nFewer than 5 sweeps is indicative only.')
    expect(hint([...four, aSweep({ seats: { 1: 'on-task' } })])).toMatch(/^Rate shows after/)
    expect(hint([...four, aSweep()])).toBe('On task: 10 of 15 (67%) in 5 sweeps.')
  })

  test('few sweeps stay indicative, and one without an activity leaves the rate', () => {
    const three = [aSweep(), aSweep(), aSweep({ isLearningActivity: false })]
    expect(hint(three, 3)).toBe('On task: 4 of 6 (67%) in 2 sweeps.\nFewer than 5 sweeps is indicative only.')
    const five = [...three, aSweep(), aSweep()]
    expect(hint(five)).toBe('On task: 8 of 12 (67%) in 4 sweeps.\nFewer than 5 sweeps is indicative only.')
    expect(
      hint(
        three.map((it) => ({ ...it, isLearningActivity: false })),
        3,
      ),
    ).toMatch(/^No sweep counts/)
  })
})
