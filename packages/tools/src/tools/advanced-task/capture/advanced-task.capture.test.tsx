import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isCueOn } from '../../../cues/cue-setting.ts'
import { type Captured, renderCapture } from '../../../testing/test-frame.capture.tsx'
import type { AdvancedTaskCapture, AdvancedTaskConfig, Round } from '../advanced-task.shape.ts'
import { AdvancedTaskScreen } from './advanced-task-screen.capture.tsx'

const usual: AdvancedTaskConfig = {
  plannedRounds: 3,
  secondsBetweenRounds: 60,
  sampledSeats: 3,
  demandScale: 'dok',
}
const START = Date.parse('2026-10-22T16:05:00Z')
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString()

let frame: Captured<AdvancedTaskCapture>

interface Setup {
  readonly config?: Partial<AdvancedTaskConfig>
  readonly rounds?: readonly Round[]
  readonly endedAt?: string | null
}

const room = { roomSeats: 9, sampled: { 2: true, 5: true, 8: true } } as const

function capturing({ config = {}, rounds, endedAt = null }: Setup = {}) {
  const capture: AdvancedTaskCapture = rounds
    ? { ...room, sampled: { ...room.sampled }, rounds: [...rounds] }
    : { roomSeats: 0, sampled: {}, rounds: [] }
  frame = renderCapture<AdvancedTaskConfig, AdvancedTaskCapture>(AdvancedTaskScreen, {
    config: { ...usual, ...config },
    capture,
    visit: { endedAt, studentsPresent: 9 },
  })
}

function aRound(number: number, details: Partial<Round> = {}): Round {
  return {
    id: `0192b3c4-1111-7000-8000-${String(number).padStart(12, '0')}`,
    startedAt: at(number * 60 - 60),
    demand: 'dok-2',
    setting: 'whole-group',
    source: null,
    looks: {},
    ...details,
  }
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1_000))
const levelOf = (seat: number, level: string) =>
  within(screen.getByRole('group', { name: `Level of seat ${seat}` })).getByRole('button', { name: level })
const code = (seat: number, level: string) => fireEvent.click(levelOf(seat, level))
const round = (place = frame.capture.rounds.length - 1) => frame.capture.rounds[place]
const looks = (place?: number) =>
  Object.fromEntries(Object.entries(round(place)?.looks ?? {}).map(([seat, { level }]) => [seat, level]))

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})

describe('by keyboard alone', () => {
  test('a round is started, coded, corrected and followed by the next with the same seats', () => {
    capturing()
    press('s')
    for (const key of ['2', '0', '3']) press(key)
    expect(frame.capture).toMatchObject({ roomSeats: 9, sampled: { 2: true, 5: true, 8: true } })
    expect(looks()).toEqual({ 2: 2, 5: 0, 8: 3 })
    expect(screen.getByText('All 3 seats seen.')).toBeTruthy()

    press('ArrowDown')
    press('ArrowDown')
    press('1')
    expect(looks()).toEqual({ 2: 2, 5: 1, 8: 3 })
    press('ArrowDown')
    press('ArrowRight')
    press('ArrowUp')
    press('3')
    expect(looks()).toMatchObject({ 2: 3 })
    expect(frame.did).toEqual(['round 1 started', 'seat 2', 'seat 5', 'seat 8', 'seat 5', 'seat 2'])

    press('s')
    expect(frame.capture.rounds).toHaveLength(2)
    expect(looks()).toEqual({})
  })

  test('keys belong to whoever chooses a setting', () => {
    capturing({ rounds: [aRound(1)] })
    fireEvent.keyDown(screen.getByRole('radio', { name: 'Whole group' }), { key: 'ArrowRight' })
    expect(screen.getByRole('button', { name: 'Seat 2, look here' })).toBeTruthy()
  })
})

describe('by taps alone', () => {
  test('a level marks its seat, in any order, and the next one is said in words', () => {
    capturing()
    tap('Start round 1')
    code(5, 'On task')
    expect(screen.getByRole('button', { name: 'Seat 2, look here' })).toBeTruthy()
    code(2, 'Deeply engaged')
    expect(screen.getByRole('button', { name: 'Seat 8, look here' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Seat 5, on task' })).toBeTruthy()
    expect(levelOf(5, 'On task').getAttribute('aria-pressed')).toBe('true')
    expect(looks()).toEqual({ 2: 3, 5: 2 })
    expect(screen.getByRole('button', { name: /^Round 1/ }).textContent).toContain('2 of 3 seats')
  })

  test('not engaged and in and out open what it was instead; nobody has to say', () => {
    capturing({ rounds: [aRound(1)] })
    code(2, 'On task')
    expect(screen.queryByRole('group', { name: /instead of the task/ })).toBeNull()
    code(5, 'Not engaged')
    const kinds = within(screen.getByRole('group', { name: 'Seat 5, instead of the task' }))
    fireEvent.click(kinds.getByRole('button', { name: 'Side talk' }))
    expect(round()?.looks[5]).toEqual({ level: 0, offTask: 'side-talk' })
    fireEvent.click(kinds.getByRole('button', { name: 'Out of seat' }))
    expect(round()?.looks[5]?.offTask).toBe('out-of-seat')
    fireEvent.click(kinds.getByRole('button', { name: 'Out of seat' }))
    expect(round()?.looks[5]?.offTask).toBeNull()

    fireEvent.click(kinds.getByRole('button', { name: 'Device' }))
    code(5, 'In and out')
    expect(round()?.looks[5]).toEqual({ level: 1, offTask: 'device' })
    code(5, 'On task')
    expect(round()?.looks[5]).toEqual({ level: 2, offTask: null })
  })

  test('the task is noted in a tap, and the next round starts from it', () => {
    capturing()
    tap('Start round 1')
    fireEvent.click(screen.getByRole('radio', { name: '3 Strategic' }))
    fireEvent.click(screen.getByRole('radio', { name: 'Choice' }))
    fireEvent.click(screen.getByRole('radio', { name: 'Small group' }))
    tap('Start round 2')

    expect(frame.did).toEqual(['round 1 started', 'task', 'choice', 'setting', 'round 2 started'])
    expect(round()).toMatchObject({ demand: 'dok-3', source: 'choice', setting: 'small-group', looks: {} })
  })

  test('the sample is chosen before the first round, and changed later', () => {
    capturing()
    tap('Sample seat 2')
    tap('Sample seat 1')
    tap('Start round 1')
    expect(Object.keys(frame.capture.sampled)).toEqual(['1', '5', '8'])

    tap('Change seats')
    tap('Sample seat 5')
    tap('Seats in the room: one more')
    expect(Object.keys(frame.capture.sampled)).toEqual(['1', '8'])
    expect(frame.capture.roomSeats).toBe(10)
    expect(screen.queryByRole('group', { name: 'Level of seat 5' })).toBeNull()
    expect(frame.did.slice(1)).toEqual(['sample of seat 5', 'seats in the room'])
  })

  test('a level is taken back, an earlier round opens again, one that was started by mistake goes', () => {
    const seen = { 2: { level: 2, offTask: null } } as const
    capturing({ rounds: [aRound(1, { looks: seen }), aRound(2)] })
    tap(/^Round 1/)
    tap('Seat 2, on task')
    tap('Clear seat 2')
    expect(looks(0)).toEqual({})
    expect(screen.getByRole('button', { name: 'Seat 2, look here' })).toBeTruthy()
    tap(/^Round 2/)
    tap('Remove round 2')
    expect(frame.capture.rounds).toHaveLength(1)
    expect(frame.did).toEqual(['seat 2 cleared', 'round 2 removed'])
  })

  test('on a phone the strip leads to a seat', () => {
    capturing({ rounds: [aRound(1)] })
    tap('Go to seat 8, not yet seen')
    press('2')
    expect(looks()).toEqual({ 8: 2 })
    expect(screen.getByRole('button', { name: 'Go to seat 8, on task' })).toBeTruthy()
  })
})

/** The words of the bar at the lower edge. */
const next = () => screen.getByRole('region', { name: 'Next' }).textContent
/** Starts a round: the button stands at the foot as well as on the round’s card. */
const start = (name: string) => fireEvent.click(screen.getAllByRole('button', { name })[0] ?? document.body)

test('the next round counts down, and is said to be due', () => {
  capturing({ rounds: [aRound(1)] })
  pass(20)
  expect(screen.getByText('in 0:40')).toBeTruthy()
  expect(next()).toContain('Round 2 in 0:40')
  expect(screen.getAllByRole('button', { name: 'Start round 2' })).toHaveLength(1)
  expect(screen.getByRole('status').textContent).toBe('')
  pass(40)
  expect(screen.getByText('due now')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Round 2 is due.')
  pass(45)
  expect(screen.getByText('0:45 late')).toBeTruthy()
  expect(next()).toContain('Round 2 0:45 late')
  start('Start round 2')
  expect(screen.getByRole('button', { name: /^Round 2/ }).textContent).toContain('late')
})

describe('the cue of a round that is due', () => {
  const cued = () => {
    const vibrate = vi.fn()
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate }))
    capturing({ rounds: [aRound(1)] })
    return vibrate
  }

  test('vibrates once for each', () => {
    const vibrate = cued()
    pass(59)
    expect(vibrate).not.toHaveBeenCalled()
    pass(30)
    expect(vibrate).toHaveBeenCalledTimes(1)
    start('Start round 2')
    pass(60)
    expect(vibrate).toHaveBeenCalledTimes(2)
    expect(screen.getByRole('status').textContent).toBe('Round 3 is due.')
  })

  test('is off for who turned it off, here or in another tool, and the words stay', () => {
    const vibrate = cued()
    fireEvent.click(screen.getByRole('radio', { name: 'Off' }))
    pass(60)
    expect(vibrate).not.toHaveBeenCalled()
    expect(screen.getByRole('status').textContent).toBe('Round 2 is due.')
    expect(isCueOn()).toBe(false)
  })

  test('waits for nothing beyond the plan', () => {
    capturing({ config: { plannedRounds: 1 }, rounds: [aRound(1)] })
    pass(300)
    expect(screen.getByRole('status').textContent).toBe('')
    expect(screen.getByText('optional')).toBeTruthy()
  })
})

test('a district that thinks in six levels has six', () => {
  capturing({ config: { demandScale: 'bloom' }, rounds: [aRound(1, { demand: null })] })
  fireEvent.click(screen.getByRole('radio', { name: 'Analyze' }))
  expect(round()?.demand).toBe('analyze')
})

describe('when the visit is over', () => {
  test('levels can be changed, and nothing starts', () => {
    capturing({ rounds: [aRound(1)], endedAt: at(600) })
    press('s')
    expect(screen.queryByRole('button', { name: /^Start/ })).toBeNull()
    expect(screen.queryByRole('radiogroup', { name: 'Cue when due' })).toBeNull()
    code(2, 'In and out')
    expect(frame.capture.rounds).toHaveLength(1)
    expect(looks()).toEqual({ 2: 1 })
  })

  test('without a round it says so', () => {
    capturing({ endedAt: at(600) })
    expect(screen.getByText('No round was recorded.')).toBeTruthy()
  })
})
