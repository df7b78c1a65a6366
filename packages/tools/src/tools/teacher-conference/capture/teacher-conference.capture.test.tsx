import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Contribution } from '../../../definition/tool.ts'
import { type Captured, renderCapture } from '../../../testing/test-frame.capture.tsx'
import type { PastVisit } from '../../../visit/past-visit.ts'
import { agendaInOrder, blankConference, usualConference } from '../conference.ts'
import { isSigned } from '../signing.ts'
import type { ConferenceCapture } from '../teacher-conference.shape.ts'
import { ConferenceScreen } from './conference-screen.capture.tsx'
import view from './teacher-conference.capture.tsx'

const config = usualConference()
let frame: Captured<ConferenceCapture>

type Setup = Omit<Parameters<typeof renderCapture<typeof config, ConferenceCapture>>[1], 'config' | 'capture'>

function capturing(capture: Partial<ConferenceCapture> = {}, setup: Setup = {}) {
  frame = renderCapture(ConferenceScreen, {
    config,
    capture: { ...blankConference(config), ...capture },
    ...setup,
  })
}

const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const press = (key: string) => fireEvent.keyDown(document.body, { key })
const box = (name: string) => screen.getByRole('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } })
const region = (name: string) => within(screen.getByRole('region', { name }))
const choose = (group: string, name: string) =>
  fireEvent.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name }))
const day = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

const ahead: Contribution = {
  kind: 'answer',
  key: 'post-1',
  by: 'Omar Haddad',
  text: 'Slower than I thought.',
  at: '2026-10-22T15:00:00.000Z',
}

describe('preparing', () => {
  test('the agenda is worded, put in order and shared', () => {
    capturing()
    choose('Kind', 'Check-in')
    type('Question 1', 'How is it going?')
    tap('Question 2: up')
    tap('Remove question 4')
    tap('Add a question')
    type('Question 4', 'Anything else?')
    day('About the visit on', '2026-10-21')
    expect(screen.getByText(/sees the questions alone/)).toBeTruthy()
    tap('Share the agenda with Omar')

    expect(agendaInOrder(frame.capture.agenda).map(({ prompt }) => prompt)).toEqual([
      'What worked, and how do you know?',
      'How is it going?',
      'What got in the way?',
      'Anything else?',
    ])
    expect(frame.capture).toMatchObject({ kind: 'check-in', aboutOn: '2026-10-21' })
    expect(frame.capture.sharedAt).not.toBeNull()
    expect(screen.getByText(/^Shared .* nothing else\.$/)).toBeTruthy()
  })

  test('nothing is shared where the educator is not asked', () => {
    capturing()
    choose('Ask Omar to answer ahead', 'No')

    expect(screen.queryByRole('button', { name: /^Share/ })).toBeNull()
    expect(frame.capture).toMatchObject({ asksAhead: false, sharedAt: null })
  })
})

describe('talking', () => {
  test('keys go from step to step', () => {
    capturing()
    press('2')
    expect(frame.capture.stage).toBe('talk')
    press('4')
    expect(screen.getByRole('button', { name: /^Sign/, current: 'step' })).toBeTruthy()
    press('1')
    expect(frame.did).toEqual(['step Talk', 'step Sign', 'step Prepare'])
  })

  test('the minutes of the talk stand beside those that are planned', () => {
    const meeting = { on: '2026-10-22', at: '09:00', minutes: 25, place: '' }
    const talkedAt = new Date(Date.now() - 7.5 * 60_000).toISOString()
    capturing({ stage: 'talk', meeting, talkedAt })
    expect(screen.getByText('7 of 25 minutes')).toBeTruthy()
  })

  test('what the educator answered ahead stands at its question, and what is said is marked with who spoke', () => {
    capturing({ stage: 'talk' }, { contributions: [ahead] })
    expect(screen.getByText('Slower than I thought.')).toBeTruthy()
    expect(screen.getByText('Omar, ahead')).toBeTruthy()

    type('What was said to question 4', 'Cover Period 5.')
    choose('Who spoke', 'You')

    expect(frame.capture.agenda.find(({ id }) => id === 'post-4')).toMatchObject({
      said: 'Cover Period 5.',
      by: 'leader',
    })
    expect(screen.getByText(/^Answers ahead: Omar and you, nobody else$/)).toBeTruthy()
  })

  test('letters of one answer are one step for Undo', () => {
    capturing({ stage: 'talk' })
    type('What was said to question 1', 'Y')
    type('What was said to question 1', 'Ye')
    expect(frame.joined).toEqual(['said to post-1', 'said to post-1'])
  })
})

describe('agreeing', () => {
  test('an entry is there from its first letter, and gone when it is left empty', () => {
    capturing({ stage: 'agree' })
    const field = box('Agreement 1')
    type('Agreement 1', 'W')
    expect(frame.capture.agreements).toMatchObject([{ text: 'W' }])
    // The field stays the same element: somebody who types on is not interrupted.
    expect(box('Agreement 1')).toBe(field)
    type('Agreement 2', 'Also this.')
    type('Agreement 1', '')
    fireEvent.blur(box('Agreement 1'))

    expect(frame.capture.agreements.map(({ text }) => text)).toEqual(['Also this.'])
  })

  test('a step has an owner and a day, a goal its measure', () => {
    capturing({ stage: 'agree' })
    type('Step 1', 'Pause three seconds.')
    const steps = region('Action steps')
    fireEvent.click(steps.getByRole('radio', { name: 'You' }))
    fireEvent.change(steps.getByLabelText('By'), { target: { value: '2026-11-05' } })
    type('Goal 1', 'More voices')
    type('Target', '14 of 27')
    day('We look again on', '2026-11-05')

    expect(frame.capture).toMatchObject({
      steps: [{ text: 'Pause three seconds.', owner: 'leader', dueOn: '2026-11-05' }],
      goals: [{ text: 'More voices', target: '14 of 27' }],
      followUpOn: '2026-11-05',
    })
    tap('Remove step 1')
    expect(frame.capture.steps).toEqual([])
  })

  test('open steps are looked at again: done, or carried to a new day', () => {
    const open = { id: 'b', text: 'Pause three seconds.', dueOn: '2026-10-09', agreedOn: '2026-09-30' }
    capturing({ stage: 'agree' }, { around: { steps: () => [open] } })
    expect(screen.getByText('Omar’s · Overdue since Oct 9')).toBeTruthy()
    choose('What became of it', 'Done')
    expect(frame.capture.reviews).toMatchObject([{ id: 'b', outcome: 'done' }])
    choose('What became of it', 'Carried on')
    day('New date', '2026-11-05')
    expect(frame.capture.reviews).toEqual([{ ...open, outcome: 'carried', newDueOn: '2026-11-05' }])
    choose('What became of it', 'Open')
    expect(frame.capture.reviews).toEqual([])
  })

  test('what the leader took on last time comes up beside them', () => {
    const text = 'Arrange Period 5 cover.'
    const leaderSteps = [{ id: 'p', text, dueOn: '2026-10-28', agreedOn: null, isOpen: true }]
    const earlier = [
      { observationId: 'o', startedAt: '2026-09-30T15:00:00Z', carried: { own: { leaderSteps } } },
    ]
    capturing({ stage: 'agree' }, { around: { earlier: () => earlier } })
    expect(screen.getByText('Yours · Due Oct 28')).toBeTruthy()
    expect(screen.getByText('From Sep 30')).toBeTruthy()
    choose('What became of it', 'Done')

    expect(frame.capture.reviews).toEqual([
      {
        id: 'p',
        text,
        owner: 'leader',
        dueOn: '2026-10-28',
        agreedOn: '2026-09-30',
        outcome: 'done',
        newDueOn: null,
      },
    ])
  })

  test('goals of the last conference go on', () => {
    const goal = { id: 'g', text: 'More voices', measure: '', baseline: '6', target: '14', dueOn: null }
    const earlier = [{ observationId: 'o', startedAt: '2026-09-01T15:00:00Z', carried: { goals: [goal] } }]
    capturing({ stage: 'agree' }, { around: { earlier: () => earlier } })
    tap('Go on with it')

    expect(frame.capture.goals).toEqual([goal])
    expect(screen.queryByRole('button', { name: 'Go on with it' })).toBeNull()
  })

  test('data is picked from this visit, or written', async () => {
    const evidence = {
      observationId: 'o',
      toolTypeId: 2,
      entryId: 's1',
      kind: 'Sweep',
      text: '20 of 26 on task',
      at: '2026-10-22T16:06:00.000Z',
    }
    capturing({ stage: 'talk' }, { around: { evidence: async () => [evidence] } })
    tap('Add data')
    fireEvent.click(await screen.findByRole('button', { name: 'Use 20 of 26 on task' }))
    type('Data 2', 'Median wait 1.8 s, 14 timed')

    expect(frame.capture.data).toMatchObject([
      { id: 's1', text: '20 of 26 on task' },
      { head: '', text: 'Median wait 1.8 s, 14 timed' },
    ])
  })
})

describe('earlier visits', () => {
  const past = (number: number, on: string, wait: string, note: string): PastVisit => ({
    observationId: `0192b3c4-0000-7000-8000-00000000000${number}`,
    tool: 'Higher-Level Questioning',
    on,
    by: 'Ben Halvorsen',
    figures: [{ label: 'Median wait', value: wait, note }],
  })
  const two = [
    past(2, '2026-10-21', '1.8 s', 'timed for 14 questions'),
    past(1, '2026-09-29', '1.2 s', 'timed for 16 questions'),
  ]
  const offering = (visits: readonly PastVisit[], isWhole = true) =>
    capturing({ stage: 'talk' }, { around: { visits: async () => ({ visits, isWhole }) } })
  const table = () => screen.getByRole<HTMLTableElement>('table', { name: /^Higher-Level Questioning/ })
  const cells = () => [...table().rows].map((row) => [...row.cells].map((it) => it.textContent))

  test('are laid on the table with what they count, the oldest first, and taken off again', async () => {
    offering(two)
    tap('Add data')
    for (const day of ['Wed, Oct 21', 'Tue, Sep 29'])
      fireEvent.click(await screen.findByRole('button', { name: `Use Higher-Level Questioning of ${day}` }))

    expect(cells()).toEqual([
      ['', 'Sep 29', 'Oct 21'],
      ['Median wait', '1.2 stimed for 16 questions', '1.8 stimed for 14 questions'],
    ])
    expect(screen.getByText('2 visits: no trend is claimed.')).toBeTruthy()
    expect(frame.did).toEqual(['a visit on the table', 'a visit on the table'])
    // The figures are a copy: the visit may be changed, what was talked about stays.
    expect(frame.capture.visits[0]).toEqual({
      id: two[0]?.observationId,
      tool: 'Higher-Level Questioning',
      on: '2026-10-21',
      by: 'Ben Halvorsen',
      figures: two[0]?.figures,
    })

    tap('Take Higher-Level Questioning of Sep 29 off the table')
    expect(frame.capture.visits.map(({ on }) => on)).toEqual(['2026-10-21'])
    expect(screen.getByRole('button', { name: 'Use Higher-Level Questioning of Tue, Sep 29' })).toBeTruthy()
  })

  test('the newest of them is what the talk is about, until another day is named', async () => {
    capturing({}, { around: { visits: async () => ({ visits: two, isWhole: true }) } })
    const about = () => screen.getByLabelText<HTMLInputElement>('About the visit on').value
    tap('Add data')
    for (const day of ['Tue, Sep 29', 'Wed, Oct 21'])
      fireEvent.click(await screen.findByRole('button', { name: `Use Higher-Level Questioning of ${day}` }))
    expect(about()).toBe('2026-10-21')

    tap('Take Higher-Level Questioning of Oct 21 off the table')
    expect(about()).toBe('2026-09-29')
    day('About the visit on', '2026-10-21')
    tap('Take Higher-Level Questioning of Sep 29 off the table')
    expect(about()).toBe('2026-10-21')
  })

  test.each([
    ['there is none', true, /^No finished visit to Omar yet that you may show/],
    ['there is no connection', false, /^No connection, and no finished visit to Omar on this device/],
  ])('where %s, it says so calmly', async (_, isWhole, words) => {
    offering([], isWhole)
    tap('Add data')
    expect(await screen.findByText(words)).toBeTruthy()
  })

  test('without a connection those of this device are offered', async () => {
    offering(two.slice(0, 1), false)
    tap('Add data')
    expect(await screen.findByText('No connection: these are the visits on this device.')).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Use Higher/ })).toBeTruthy()
  })

  test('are six at most', async () => {
    offering(Array.from({ length: 7 }, (_, index) => past(index, `2026-10-0${index + 1}`, '2 s', '')))
    tap('Add data')
    for (let left = 6; left > 0; left -= 1)
      fireEvent.click((await screen.findAllByRole('button', { name: /^Use Higher/ }))[0] ?? document.body)

    expect(frame.capture.visits).toHaveLength(6)
    expect(screen.queryByRole('button', { name: /^Use Higher/ })).toBeNull()
    expect(screen.getByText(/^6 visits lie on the table/)).toBeTruthy()
  })

  test('are not in a draft from before there were any, which opens all the same', () => {
    const { visits: _, ...before } = blankConference(config)
    renderCapture(ConferenceScreen, { config, capture: before as ConferenceCapture })
    expect(screen.getByRole('region', { name: 'Data on the table' })).toBeTruthy()
  })
})

describe('signing', () => {
  test('is of what was agreed; what changes afterwards is signed again', () => {
    capturing({ stage: 'sign' })
    type('Your name', 'Marisol Okafor')
    tap('Sign')
    expect(frame.capture.signature).toBeNull()
    type('Agreement 1', 'We keep the pause.')
    tap('Sign')
    expect(isSigned(frame.capture)).toBe(true)
    expect(screen.getByText(/has not signed yet/)).toBeTruthy()

    type('Step 1', 'Pause')
    expect(isSigned(frame.capture)).toBe(false)
    expect(screen.getByText('Something changed since you signed. Please sign again.')).toBeTruthy()
    tap('Sign')
    expect(isSigned(frame.capture)).toBe(true)
  })
})

test('the line beside Finish says how far it is', () => {
  const hint = (capture: Partial<ConferenceCapture>) =>
    view.hint(
      { ...blankConference(config), ...capture },
      { ...config },
      {
        startedAt: '',
        endedAt: null,
        timeZone: 'America/Denver',
        studentsPresent: null,
      },
    )
  expect(hint({})).toBe('0 of 5 questions noted · 0 new steps')
})
