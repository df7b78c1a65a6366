import { merge } from '@corridor/domain/observation/merge'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Earlier } from '../../../definition/capture-view.ts'
import { type Captured, renderCapture } from '../../../testing/test-frame.capture.tsx'
import { agree } from '../focus.ts'
import { blankCheck } from '../standard-changes.ts'
import type { StandardOverTimeCapture, StandardOverTimeConfig } from '../standard-over-time.shape.ts'
import { standardOverTime } from '../standard-over-time.tool.ts'
import { checkHint } from './hint-words.ts'
import { StandardScreen } from './standard-screen.capture.tsx'

const START = Date.parse('2026-10-22T16:05:00Z')
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString()
const usual = standardOverTime.usual()
const levels = usual.standards[0]?.levels ?? []

const earlier = [1, 1, 2, null].map((value, index) => ({
  observationId: `0192b3c4-0000-7000-8000-0000000002${String(index).padStart(2, '0')}`,
  startedAt: `2026-09-${String(3 + index * 7).padStart(2, '0')}T16:00:00.000Z`,
  carried: { standardId: 'explain', value, levels },
}))

let frame: Captured<StandardOverTimeCapture>

interface Setup {
  readonly capture?: StandardOverTimeCapture
  readonly config?: Partial<StandardOverTimeConfig>
  readonly endedAt?: string
  readonly before?: readonly Earlier[]
}

function capturing({ capture = blankCheck(), config = {}, endedAt, before = earlier }: Setup = {}) {
  frame = renderCapture(StandardScreen, {
    config: { ...usual, ...config },
    capture,
    visit: { startedAt: at(0), endedAt: endedAt ?? null },
    around: { earlier: () => before },
  })
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole('radio', { name }))
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})

describe('the standard', () => {
  test('of the last visit stands here already, with its run; nothing is written before a tap', async () => {
    capturing()
    expect(screen.getByRole('heading', { name: 'Students explain a solution with a reason' })).toBeTruthy()
    expect(screen.getByText('Check 5')).toBeTruthy()
    // The width of the card is known a moment later.
    await act(async () => {})
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('Sep 24: no opportunity.')
    expect(frame.capture).toEqual(blankCheck())

    choose('2 Partial')
    expect(frame.capture).toMatchObject({ standardId: 'explain', hadChance: true, level: 2 })
    expect(frame.capture.run).toHaveLength(4)
    expect(frame.did).toEqual(['“Partial”'])
  })

  test('is chosen once where there is none, and another starts a series of its own', () => {
    capturing({ before: [] })
    tap(/Students explain/)
    expect(screen.getByText('First check')).toBeTruthy()
    choose('3 Full')
    tap('Change standard')
    tap(/Students build/)
    expect(frame.capture).toMatchObject({ standardId: 'build', level: null, run: [] })
  })

  test('whose checks nobody counted says how many it has at least', () => {
    const before = Array.from({ length: 12 }, (_, index) => ({
      observationId: `0192b3c4-0000-7000-8000-0000000003${String(index).padStart(2, '0')}`,
      startedAt: `2026-09-${String(3 + index).padStart(2, '0')}T16:00:00.000Z`,
      carried: { standardId: 'explain', value: 1, levels },
    }))
    capturing({ before })
    expect(screen.getByText('Check 13 or later')).toBeTruthy()
  })
})

describe('what the run is measured by', () => {
  const inFocus = () => within(screen.getByRole('region', { name: 'Focus' }))
  const step = (name: string) => fireEvent.click(inFocus().getByRole('button', { name }))

  test('is the district’s, and is agreed with the educator in a place that is closed at first', () => {
    capturing()
    expect(screen.queryByRole('region', { name: 'Focus' })).toBeNull()
    tap('Target 3 Full · every 14 days · baseline of 3 checks')
    expect(screen.getByText(/^As the district has it\. .* with Omar Haddad/)).toBeTruthy()
    expect(frame.capture).toEqual(blankCheck())

    fireEvent.click(inFocus().getByRole('radio', { name: '2 Partial' }))
    fireEvent.click(inFocus().getByRole('radio', { name: '1 week' }))
    step('Days between checks: one more')
    step('Checks for the baseline: one fewer')
    expect(frame.capture).toMatchObject({
      standardId: 'explain',
      hadChance: null,
      level: null,
      focus: { target: 2, cadenceDays: 8, baselineVisits: 2 },
    })
    expect(
      screen.getByRole('button', { name: /^Target 2 Partial · every 8 days · baseline of 2/ }),
    ).toBeTruthy()
    expect(frame.did).toEqual(['target', 'days', 'days', 'baseline'])
    expect(frame.joined).toEqual(frame.did)

    step('As the district has it')
    expect(frame.capture).not.toHaveProperty('focus')
  })

  test('opens and closes by keyboard', () => {
    capturing()
    press('f')
    expect(inFocus().getByRole('radio', { name: '3 Full' })).toHaveProperty('checked', true)
    press('Escape')
    expect(screen.queryByRole('region', { name: 'Focus' })).toBeNull()
  })

  test('comes from the visit before, and says how late this one is by it', () => {
    const told = earlier.map((it) => ({
      ...it,
      carried: { ...it.carried, focus: { target: 2, cadenceDays: 7 } },
    }))
    capturing({ before: told })
    tap(/^Target 2 Partial · every 7 days/)
    expect(screen.getByText(/^Agreed with Omar Haddad for this standard/)).toBeTruthy()
    expect(screen.getByText('28 days since the last, planned every 7')).toBeTruthy()
    choose('Yes')
    expect(frame.capture.focus).toEqual({ target: 2, cadenceDays: 7 })
  })
})

test('the number and the baseline of a long run count what is not drawn', async () => {
  const first = Object.fromEntries([1, 2, 3].map((day) => [`2026-08-0${day}T16:00:00.000Z`, 0]))
  capturing({
    before: earlier.map((it, place) => ({ ...it, carried: { ...it.carried, count: 20 + place, first } })),
  })
  expect(screen.getByText('Check 25')).toBeTruthy()
  await act(async () => {})
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('Baseline median 0.')
})

test('two devices that agree on different things keep both', () => {
  const base = { ...blankCheck(), standardId: 'explain' }
  const whole = (capture: StandardOverTimeCapture) => ({ capture, conflicts: [] })
  const [mine, theirs] = [agree(base, { target: 2 }), agree(base, { cadenceDays: 7 })]
  const { capture, conflicts } = merge(whole(base), whole(mine), whole(theirs), { by: 'tablet', at: at(3) })
  expect(conflicts).toEqual([])
  expect(capture).toMatchObject({ focus: { target: 2, cadenceDays: 7 } })
})

test('“No opportunity” hides the levels and asks for nothing', () => {
  capturing()
  choose('No opportunity')
  expect(screen.queryByRole('radio', { name: /Partial/ })).toBeNull()
  expect(standardOverTime.missing(frame.capture, usual)).toEqual([])
  choose('Yes')
  expect(screen.getByRole('radio', { name: '2 Partial' })).toBeTruthy()
})

test('by keyboard: y and n for the chance, digits for the level, and whoever types keeps them', () => {
  capturing()
  press('n')
  expect(frame.capture.hadChance).toBe(false)
  press('y')
  press('3')
  expect(frame.capture).toMatchObject({ hadChance: true, level: 3 })
  const evidence = screen.getByRole('textbox', { name: 'Evidence' })
  fireEvent.keyDown(evidence, { key: '1' })
  expect(frame.capture.level).toBe(3)
  press('3')
  expect(frame.did).toEqual(['no opportunity', 'a chance to see it', '“Full”'])
})

describe('what is typed', () => {
  test('is kept from the first letter on, and is one step', () => {
    capturing()
    type('Evidence', '4')
    type('Evidence', '4 of 6 said why')
    expect(frame.capture.evidence).toBe('4 of 6 said why')
    expect(frame.joined).toEqual(['evidence', 'evidence'])
  })

  test('student words are entries; Enter goes to the next, and an empty one is removed', () => {
    capturing()
    type('Student words 1', 'Because…')
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Student words 1' }), { key: 'Enter' })
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Student words 2' }))
    type('Student words 2', 'S7: no, look')
    expect(frame.capture.words.map(({ text }) => text)).toEqual(['Because…', 'S7: no, look'])

    type('Student words 1', '')
    fireEvent.blur(screen.getByRole('textbox', { name: 'Student words 1' }))
    expect(frame.capture.words.map(({ text }) => text)).toEqual(['S7: no, look'])
  })
})

test('marks every five minutes, also when the visit is over', () => {
  capturing({ config: { mode: 'interval' }, endedAt: at(660) })
  const at5 = within(screen.getByRole('radiogroup', { name: '5–10' }))
  fireEvent.click(at5.getByRole('radio', { name: 'Partly' }))
  fireEvent.click(at5.getByRole('radio', { name: 'Present' }))
  expect(screen.getAllByRole('radiogroup', { name: /–/ })).toHaveLength(3)
  expect(screen.queryByRole('radio', { name: /Partial/ })).toBeNull()
  expect(frame.capture).toMatchObject({ hadChance: true, marks: { 1: 'present' } })
})

test('the interval that runs says so, and marks say what they add up to', () => {
  capturing({ config: { mode: 'interval' } })
  choose('Absent')
  expect(screen.getByRole('radiogroup', { name: '0–5 now' })).toBeTruthy()
  expect(screen.getByText('This check counts as 0 Absent, from one mark.')).toBeTruthy()
})

test('the line beside Finish says what the check lacks', () => {
  const hint = (next: Partial<StandardOverTimeCapture>) => checkHint({ ...blankCheck(), ...next }, usual)
  expect(hint({})).toBe('Evidence and a level are needed to finish.')
  expect(hint({ hadChance: true, level: 1 })).toBe('Only evidence is needed to finish.')
  expect(hint({ evidence: '4 of 6.' })).toBe('Only a level is needed to finish.')
  expect(hint({ hadChance: true, level: 1, evidence: '4 of 6.' })).toBe('Nothing more is needed to finish.')
})

test('two devices that mark and write different things keep both', () => {
  const base = { ...blankCheck(), standardId: 'explain' }
  const whole = (capture: StandardOverTimeCapture) => ({ capture, conflicts: [] })
  const { capture, conflicts } = merge(
    whole(base),
    whole({ ...base, marks: { 0: 'present' }, words: [{ id: 'a', at: at(1), text: 'One' }] }),
    whole({ ...base, marks: { 1: 'absent' }, words: [{ id: 'b', at: at(2), text: 'Two' }], level: 2 }),
    { by: 'tablet', at: at(3) },
  )
  expect(conflicts).toEqual([])
  expect(capture).toMatchObject({
    marks: { 0: 'present', 1: 'absent' },
    level: 2,
    words: [{ id: 'b' }, { id: 'a' }],
  })
})
