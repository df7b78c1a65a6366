import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Captured, renderCapture } from '../../../testing/test-frame.capture.tsx'
import type { Question, QuestioningCapture, QuestioningConfig } from '../higher-level-questioning.shape.ts'
import { aQuestion } from '../test-question.ts'
import { QuestioningScreen } from './questioning-screen.capture.tsx'

const usual: QuestioningConfig = {
  scale: 'bloom',
  isTextAsked: true,
  minutes: 10,
  stems: { analyze: ['Why do you think …?'] },
}
const START = Date.parse('2026-10-22T16:05:00Z')

let frame: Captured<QuestioningCapture>

interface Setup {
  readonly config?: Partial<QuestioningConfig>
  readonly questions?: readonly Question[]
  readonly endedAt?: string | null
}

function capturing({ config = {}, questions = [], endedAt = null }: Setup = {}) {
  frame = renderCapture<QuestioningConfig, QuestioningCapture>(QuestioningScreen, {
    config: { ...usual, ...config },
    capture: { questions: [...questions], isNoneAsked: false },
    visit: { endedAt },
  })
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const hold = (name: RegExp, milliseconds: number) => {
  const button = screen.getByRole('button', { name })
  fireEvent.pointerDown(button)
  pass(milliseconds)
  fireEvent.pointerUp(button)
  // A mouse clicks after a hold, a finger does not.
  fireEvent.click(button, { detail: 1 })
}
const questions = () => frame.capture.questions

function asked(number: number, details: Partial<Question> = {}): Question {
  return aQuestion(number, START + number * 60_000, details)
}

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})

describe('by taps alone', () => {
  test('one tap records a question with its level, asker and time', () => {
    capturing()
    pass(400_000)
    tap(/^Understand/)
    tap('Student')
    tap(/^Create/)

    expect(questions()).toMatchObject([
      { level: 'understand', asker: 'teacher', at: '2026-10-22T16:11:40.000Z', text: '', form: null },
      { level: 'create', asker: 'student' },
    ])
    expect(frame.did).toEqual(['Q1', 'Q2'])
    expect(screen.getByRole('button', { name: 'Create, 1, high level, last question' })).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Question 2' }).textContent).toContain('Question 2 6:40')
  })

  test('procedural and rhetorical questions have counters of their own', () => {
    capturing()
    tap(/^Apply/)
    tap('Procedural, 0')
    tap('Procedural, 1')
    tap('Rhetorical, 0')

    expect(screen.getByRole('button', { name: 'Procedural, 2' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Rhetorical, 1' })).toBeTruthy()
    expect(screen.getByText('0 by students')).toBeTruthy()
    expect(frame.did).toEqual(['Q1', 'procedural 1', 'procedural 2', 'rhetorical 1'])
    expect(questions().map(({ level }) => level)).toEqual(['apply', null, null, null])
  })

  test('flags go on and off again', () => {
    capturing({ questions: [asked(1)] })
    tap('Open')
    tap('Follow-up')
    expect(questions()[0]).toMatchObject({ form: 'open', isFollowUp: true })
    tap('Closed')
    tap('Follow-up')
    expect(questions()[0]).toMatchObject({ form: 'closed', isFollowUp: false })
    tap('Closed')
    expect(questions()[0]?.form).toBeNull()
    expect(frame.did.slice(0, 2)).toEqual(['Q1 open', 'Q1 follow-up'])
  })

  test('an earlier question opens again, is corrected, and is removed', () => {
    capturing({ questions: [asked(1), asked(2, { kind: 'procedural', level: null }), asked(3)] })
    tap(/^Question 1/)
    tap('Level, asker, seat, remove')
    const card = within(screen.getByRole('region', { name: 'Question 1' }))
    fireEvent.click(card.getByRole('radio', { name: 'Evaluate' }))
    fireEvent.click(card.getByRole('radio', { name: 'Student' }))
    fireEvent.click(card.getByRole('radio', { name: 'One student' }))
    fireEvent.click(card.getByRole('button', { name: 'Seat that answered, 0 for none: one more' }))
    fireEvent.click(card.getByRole('button', { name: 'Wait in seconds: one more' }))
    expect(questions()[0]).toMatchObject({
      level: 'evaluate',
      asker: 'student',
      directedTo: 'one',
      responder: 1,
      waitSeconds: 1,
    })

    fireEvent.click(card.getByRole('button', { name: 'Not timed' }))
    fireEvent.click(card.getByRole('radio', { name: 'Rhetorical' }))
    expect(questions()[0]).toMatchObject({ kind: 'rhetorical', waitSeconds: null })
    tap('Remove rhetorical 1')
    expect(questions()).toHaveLength(2)
    expect(screen.getByRole('region', { name: 'Question 1' }).textContent).toContain('Question 1 3:00')
  })

  test('a procedural question that turns out to be academic asks for its level', () => {
    capturing({ questions: [asked(1, { kind: 'procedural', level: null })] })
    tap('Level, asker, seat, remove')
    fireEvent.click(screen.getByRole('radio', { name: 'Academic' }))
    expect(screen.getByRole('region', { name: 'Question 1' }).textContent).toContain('No level yet')
    fireEvent.click(screen.getByRole('radio', { name: 'Analyze' }))
    expect(questions()[0]).toMatchObject({ kind: 'academic', level: 'analyze' })
  })

  test('a visit in which nobody asked is recorded, too', () => {
    capturing()
    tap('No question was asked')
    expect(frame.capture.isNoneAsked).toBe(true)
    tap('No question was asked')
    expect(frame.capture.isNoneAsked).toBe(false)
  })
})

describe('wait time', () => {
  test('is taken by holding the level until an answer begins', () => {
    capturing()
    hold(/^Analyze/, 2_140)
    expect(questions()).toMatchObject([
      { level: 'analyze', at: '2026-10-22T16:05:00.000Z', waitSeconds: 2.1 },
    ])
  })

  test('a tap is no wait', () => {
    capturing()
    hold(/^Analyze/, 200)
    expect(questions()).toMatchObject([{ waitSeconds: null }])
  })

  test('a finger that slid away to scroll recorded nothing', () => {
    capturing()
    const tile = screen.getByRole('button', { name: /^Analyze/ })
    fireEvent.pointerDown(tile)
    pass(900)
    fireEvent.pointerCancel(tile)
    expect(questions()).toEqual([])
  })

  test('is taken by two taps, or by holding its own button', () => {
    capturing({ questions: [asked(1)] })
    tap('Time wait')
    pass(3_000)
    tap('Waiting 3 s')
    expect(questions()[0]?.waitSeconds).toBe(3)
    hold(/^Wait 3/, 1_500)
    expect(questions()[0]?.waitSeconds).toBe(1.5)
    expect(frame.did).toEqual(['Q1 wait', 'Q1 wait'])
  })
})

describe('by keyboard alone', () => {
  test('questions are asked, flagged, timed and looked at again', () => {
    capturing()
    press('4')
    press('o')
    press('w')
    pass(1_200)
    press('w')
    press('s')
    press('2')
    press('f')
    press('p')
    press('r')

    expect(questions()).toMatchObject([
      { level: 'analyze', asker: 'teacher', form: 'open', waitSeconds: 1.2 },
      { level: 'understand', asker: 'student', isFollowUp: true },
      { kind: 'procedural' },
      { kind: 'rhetorical' },
    ])
    for (let times = 0; times < 5; times += 1) press('ArrowDown')
    press('c')
    expect(questions()[0]?.form).toBe('closed')
    press('ArrowUp')
    press('t')
    expect(screen.getByRole('region', { name: 'Question 2' })).toBeTruthy()
  })

  test('keys belong to whoever writes', () => {
    capturing({ questions: [asked(1)] })
    fireEvent.keyDown(screen.getByRole('textbox'), { key: '4' })
    expect(questions()).toHaveLength(1)
  })
})

describe('the words of a question', () => {
  const write = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } })

  test('are kept with every letter, as one step for Undo', () => {
    capturing({ questions: [asked(1)] })
    write('W')
    write('Wh')
    expect(questions()[0]?.text).toBe('Wh')
    expect(frame.did).toEqual(['Q1 text', 'Q1 text'])
    expect(new Set(frame.joined).size).toBe(1)
    expect(frame.joined[0]).toContain(asked(1).id)
  })

  test('may begin with a stem of the level, which never replaces what was written', () => {
    capturing({ questions: [asked(1, { level: 'analyze' })] })
    tap('Why do you think …?')
    expect(questions()[0]?.text).toBe('Why do you think …?')
    expect(screen.queryByRole('group', { name: 'Question stems' })).toBeNull()
  })

  test('are not asked where the district does not want them, and still shown where there are some', () => {
    capturing({ config: { isTextAsked: false }, questions: [asked(1), asked(2, { text: 'Why?' })] })
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Why?')
    tap(/^Question 1/)
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

test.each([
  ['bloom', 6],
  ['dok', 4],
  ['high-low', 2],
] as const)('the scale “%s” has %d buttons', (scale, count) => {
  capturing({ config: { scale } })
  const pad = within(screen.getByRole('group', { name: 'Levels' }))
  expect(pad.getAllByRole('button')).toHaveLength(count)
})

test('the time for counting questions counts down, and goes on when it is over', () => {
  capturing()
  pass(402_000)
  expect(screen.getByText('3:18 left of 10-minute window')).toBeTruthy()
  pass(240_000)
  expect(screen.getByText('10-minute window over, 0:42 more')).toBeTruthy()
  tap(/^Apply/)
  expect(questions()).toHaveLength(1)
})

describe('after the visit', () => {
  const end = '2026-10-22T16:15:00.000Z'

  test('a missed question is added at the end of the visit, not at the hour of adding it', () => {
    capturing({ questions: [asked(1)], endedAt: end })
    pass(3_600_000)
    tap(/^Apply/)
    tap('Procedural, 0')
    press('4')

    expect(questions().map(({ at }) => at)).toEqual([asked(1).at, end, end, end])
    expect(screen.getByRole('region', { name: 'Question 3' }).textContent).toContain('Question 3 10:00')
  })

  test('no wait is timed any more; a timed one stands and is corrected by hand', () => {
    capturing({ questions: [asked(1, { waitSeconds: 2.1 })], endedAt: end })
    expect(screen.queryByRole('button', { name: /^Wait/ })).toBeNull()
    expect(screen.getByText('Wait 2.1 s')).toBeTruthy()
    press('w')
    pass(3_000)
    press('w')
    tap('Level, asker, seat, remove')
    tap('Wait in seconds: one more')
    hold(/^Analyze/, 2_140)

    expect(questions()).toMatchObject([{ waitSeconds: 3 }, { level: 'analyze', waitSeconds: null }])
  })
})

test('after the visit everything can still be changed', () => {
  capturing({ questions: [asked(1)], endedAt: '2026-10-22T16:25:00.000Z' })
  tap('Closed')
  expect(questions()[0]?.form).toBe('closed')
  expect(screen.getByText('10-minute window, visit over')).toBeTruthy()
})
