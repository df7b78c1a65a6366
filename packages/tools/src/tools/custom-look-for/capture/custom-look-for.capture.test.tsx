import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Captured, renderCapture } from '../../../testing/test-frame.capture.tsx'
import type { LookForCapture } from '../custom-look-for.shape.ts'
import { blankCapture } from '../marks.ts'
import type { LookForSet } from '../set/look-for-set.shape.ts'
import { makeSet } from '../set/make-set.ts'
import view from './custom-look-for.capture.tsx'
import { LookForScreen } from './look-for-screen.capture.tsx'

const START = Date.parse('2026-10-22T16:10:00Z')
const said = { looksLike: 'You hear “because”.', doesNotLookLike: 'Answers only.' }
const set = makeSet({
  title: 'Talk and Work',
  purpose: '',
  domains: [
    {
      id: 'talk',
      title: 'Talk',
      items: [
        { ...said, id: 'explain', code: 'A1', prompt: 'Students explain' },
        { ...said, id: 'build', code: 'A2', prompt: 'Students build on an idea' },
        { ...said, id: 'follow', code: 'A3', prompt: 'A follow-up question', isRequired: true },
      ],
    },
    {
      id: 'work',
      title: 'Work',
      items: [
        { ...said, id: 'depth', code: 'B1', prompt: 'Depth', type: 'scale', options: ['Low', 'Mid', 'High'] },
        { ...said, id: 'voices', code: 'B2', prompt: 'Voices', type: 'count' },
        { ...said, id: 'share', code: 'B3', prompt: 'Share', type: 'percent' },
        { ...said, id: 'tools', code: 'B4', prompt: 'Tools', type: 'multiple', options: ['Chart', 'Tiles'] },
        { ...said, id: 'start', code: 'B5', prompt: 'Time to start', type: 'timer' },
        { ...said, id: 'wall', code: 'B6', prompt: 'On the wall', type: 'text' },
      ],
    },
  ],
})

let frame: Captured<LookForCapture>

function capturing(
  capture: LookForCapture = blankCapture,
  endedAt: string | null = null,
  config: LookForSet = set,
) {
  frame = renderCapture(LookForScreen, { config, capture, visit: { endedAt, studentsPresent: 26 } })
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const card = (name: RegExp) => within(screen.getByRole('article', { name }))
const tap = (name: RegExp, button: string) =>
  fireEvent.click(card(name).getByRole('button', { name: button }))
const domain = (name: string) =>
  fireEvent.click(within(screen.getByRole('navigation')).getByRole('button', { name: new RegExp(name) }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const states = () =>
  Object.fromEntries(Object.entries(frame.capture.marks).map(([id, { state }]) => [id, state]))
const current = () => screen.getAllByRole('article').find((it) => it.hasAttribute('aria-current'))

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})

describe('by touch', () => {
  test('a state is marked, changed and taken back, and the next look-for stands out', () => {
    capturing()
    tap(/^A1/, 'Observed')
    expect(states()).toEqual({ explain: 'observed' })
    expect(current()?.getAttribute('aria-label')).toBe('A2 Students build on an idea')
    tap(/^A1/, 'No opportunity')
    expect(states()).toEqual({ explain: 'no-opportunity' })
    tap(/^A1/, 'No opportunity')
    expect(frame.capture).toEqual(blankCapture)
    expect(frame.did).toEqual(['A1', 'A1', 'A1'])
  })

  test('there is no check box, and every state says its word', () => {
    capturing()
    expect(screen.queryAllByRole('checkbox')).toEqual([])
    expect(
      card(/^A1/)
        .getAllByRole('button')
        .slice(1)
        .map((it) => it.textContent),
    ).toEqual(['Observed', 'Not observed', 'No opportunity'])
  })

  test('the prompt opens what it looks like in place', () => {
    capturing()
    expect(screen.queryByText('You hear “because”.')).toBeNull()
    tap(/^A1/, 'A1 Students explain')
    expect(screen.getByText('You hear “because”.')).toBeTruthy()
    expect(screen.getByText('Answers only.')).toBeTruthy()
    tap(/^A1/, 'A1 Students explain')
    expect(screen.queryByText('Answers only.')).toBeNull()
  })

  test('evidence and photo wait for a mark; what is typed is kept letter by letter, as one step', () => {
    capturing()
    expect(screen.queryByRole('button', { name: 'Add evidence for A2' })).toBeNull()
    tap(/^A2/, 'Not observed')
    tap(/^A2/, 'Add evidence for A2')
    expect(document.activeElement).toBe(screen.getByLabelText('Evidence for A2'))
    type('Evidence for A2', 'S')
    type('Evidence for A2', 'S7')
    expect(frame.capture.marks.build).toMatchObject({ state: 'not-observed', evidence: 'S7' })
    expect(frame.joined.slice(1)).toEqual(['evidence of build', 'evidence of build'])

    // Without its mark the evidence is still there to be seen.
    tap(/^A2/, 'Not observed')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Evidence for A2').value).toBe('S7')
  })

  test('a field that is left stays where it is: nothing moves under the next tap', () => {
    capturing()
    tap(/^A1/, 'Observed')
    tap(/^A1/, 'Add evidence for A1')
    fireEvent.blur(screen.getByLabelText('Evidence for A1'))
    expect(screen.getByLabelText('Evidence for A1')).toBeTruthy()
  })

  test('a photo is added and removed', async () => {
    vi.useRealTimers()
    capturing()
    tap(/^A1/, 'Observed')
    const chosen = new File(['x'], 'IMG_1.jpg', { type: 'image/jpeg' })
    fireEvent.change(screen.getByLabelText('Photo of work, A1'), { target: { files: [chosen] } })
    await screen.findByRole('button', { name: 'Remove photo A1, 1' })
    expect(frame.capture.files).toMatchObject([{ itemId: 'explain', file: { type: 'image/jpeg' } }])
    tap(/^A1/, 'Remove photo A1, 1')
    expect(frame.capture.files).toEqual([])
  })

  test('domains count what is marked, and the next is one tap away', () => {
    capturing()
    tap(/^A1/, 'Observed')
    expect(screen.getByText('1 of 9 marked')).toBeTruthy()
    expect(screen.getByRole('navigation').textContent).toBe('Talk1 of 3Work0 of 6')
    fireEvent.click(screen.getByRole('button', { name: 'Next: Work' }))
    expect(screen.getByRole('article', { name: 'B1 Depth' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull()
    domain('Talk')
    expect(screen.getByRole('article', { name: 'A1 Students explain' })).toBeTruthy()
  })

  test('every other kind of answer, each cleared again', () => {
    capturing()
    domain('Work')
    tap(/^B1/, '2 Mid')
    tap(/^B2/, 'One more')
    tap(/^B2/, 'One more')
    tap(/^B2/, 'One fewer')
    tap(/^B3/, '75%')
    tap(/^B3/, '5% more')
    expect(screen.getByText('about 21 of 26')).toBeTruthy()
    tap(/^B4/, 'Chart')
    tap(/^B4/, 'Tiles')
    type('B6, answer', 'A chart.')
    const { depth, voices, share, tools, wall } = frame.capture.marks
    expect([depth?.choice, voices?.number, share?.number, tools?.choices, wall?.text]).toEqual([
      ...['mid', 1, 80, { chart: true, tiles: true }, 'A chart.'],
    ])

    tap(/^B1/, '2 Mid')
    tap(/^B2/, 'Clear')
    tap(/^B3/, 'No opportunity')
    tap(/^B3/, 'No opportunity')
    tap(/^B4/, 'None of these')
    tap(/^B4/, 'None of these')
    type('B6, answer', '')
    expect(frame.capture).toEqual(blankCapture)
  })

  test('“none of these” is an answer', () => {
    capturing()
    domain('Work')
    tap(/^B2/, 'None')
    expect(frame.capture.marks.voices?.number).toBe(0)
    expect(card(/^B2/).getByText('0')).toBeTruthy()
  })

  test('a time runs by the clock, is mended, and removed after the visit too', () => {
    capturing()
    domain('Work')
    tap(/^B5/, 'Start')
    act(() => vi.advanceTimersByTime(42_000))
    expect(card(/^B5/).getByRole('status').textContent).toBe('0:42')
    tap(/^B5/, 'Stop')
    tap(/^B5/, 'Time 1: 5 seconds longer')
    expect(card(/^B5/).getByRole('status').textContent).toBe('0:47')
    expect(frame.did).toEqual(['B5 started', 'B5 stopped', 'B5 time'])
  })

  test('after the visit everything can still be changed', () => {
    const run = { id: '0192b3c4-0000-7000-8000-000000000001', itemId: 'start' }
    const startedAt = new Date(START).toISOString()
    capturing(
      { ...blankCapture, runs: [{ ...run, startedAt, endedAt: null }] },
      new Date(START + 90_000).toISOString(),
    )
    tap(/^A1/, 'Observed')
    domain('Work')
    expect(card(/^B5/).getByRole('status').textContent).toBe('1:30')
    tap(/^B5/, 'Remove time 1')
    expect(frame.capture.runs).toEqual([])
    expect(states()).toEqual({ explain: 'observed' })
  })
})

test('what the set is for stands above the items in a line, the whole of it after a tap', () => {
  const purpose = 'What students do when they talk about their work.'
  capturing(blankCapture, null, { ...set, purpose })
  const line = screen.getByRole('button', { name: purpose })
  expect([line.title, line.getAttribute('aria-expanded')]).toEqual([purpose, 'false'])
  fireEvent.click(line)
  expect(line.getAttribute('aria-expanded')).toBe('true')
  expect(frame.did).toEqual([])
})

describe('by keyboard alone', () => {
  test('1 to 3 mark and move on, arrows move, through all domains', () => {
    capturing()
    for (const key of ['1', '2', '3']) press(key)
    expect(states()).toEqual({ explain: 'observed', build: 'not-observed', follow: 'no-opportunity' })
    expect(document.activeElement).toBe(screen.getByRole('article', { name: 'B1 Depth' }))
    press('3')
    press('+')
    press('+')
    press('-')
    press('ArrowDown')
    press('4')
    press('2')
    press('ArrowDown')
    press('1')
    const { depth, voices, share, tools } = frame.capture.marks
    expect([depth?.choice, voices?.number, share?.number, tools?.choices]).toEqual([
      ...['high', 1, 75, { tiles: true }],
    ])
    expect(frame.capture.runs).toHaveLength(1)
    press('1')
    expect(frame.capture.runs[0]?.endedAt).not.toBeNull()
  })

  test('up goes back, left and right turn, and a key again takes back', () => {
    capturing()
    press('1')
    press('ArrowUp')
    press('1')
    expect(frame.capture).toEqual(blankCapture)
    press('ArrowRight')
    expect(current()?.getAttribute('aria-label')).toBe('B1 Depth')
    press('ArrowRight')
    press('ArrowLeft')
    expect(current()?.getAttribute('aria-label')).toBe('A1 Students explain')
    press('ArrowUp')
    expect(current()?.getAttribute('aria-label')).toBe('A1 Students explain')
  })

  test('E writes evidence, digits are text there, and Escape leaves it', () => {
    capturing()
    press('ArrowDown')
    press('e')
    const field = screen.getByLabelText('Evidence for A2')
    expect(document.activeElement).toBe(field)
    press('2')
    expect(frame.capture).toEqual(blankCapture)
    press('Escape')
    expect(document.activeElement).not.toBe(field)
    press('2')
    expect(states()).toEqual({ build: 'not-observed' })
  })
})

test('an item without a chance to see it in its set offers two states, and keys go with them', () => {
  const two = { ...set, items: set.items.map((it) => ({ ...it, allowsNoOpportunity: false })) }
  capturing(blankCapture, null, two)
  expect(screen.queryByRole('button', { name: 'No opportunity' })).toBeNull()
  press('3')
  expect(frame.capture).toEqual(blankCapture)
})

test('the line beside Finish counts, and names what is required', () => {
  const { hint, missing } = view
  const visit = { startedAt: '', endedAt: null, timeZone: 'UTC', studentsPresent: null }
  expect(hint(blankCapture, set, visit)).toBe(
    '0 of 9 marked. The others count as not marked.\nBefore it is sent: A3.',
  )
  expect(hint(blankCapture, { ...set, items: [] }, visit)).toBe('0 of 0 marked.')
  expect(missing(blankCapture, set)).toEqual(['Mark at least one look-for.'])
})
