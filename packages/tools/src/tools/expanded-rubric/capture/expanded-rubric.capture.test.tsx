import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Evidence } from '../../../definition/capture-view.ts'
import type { Contribution } from '../../../definition/tool.ts'
import { visit } from '../../../testing/test-around.ts'
import { type Captured, renderCapture } from '../../../testing/test-frame.capture.tsx'
import type { ExpandedRubricCapture, ExpandedRubricConfig } from '../expanded-rubric.shape.ts'
import { teachingPractices } from '../set/shipped/teaching-practices.ts'
import view from './expanded-rubric.capture.tsx'
import { ExpandedRubricScreen } from './expanded-rubric-screen.capture.tsx'

const idOf = (number: number) => `0192b3c4-0000-7000-8000-${String(900 + number).padStart(12, '0')}`
const blank: ExpandedRubricCapture = { marks: {}, evidence: [] }
let frame: Captured<ExpandedRubricCapture>

function entry(number: number, text: string, details: Partial<Evidence> = {}): Evidence {
  return {
    observationId: idOf(0),
    toolTypeId: 5,
    entryId: idOf(number),
    kind: 'Script',
    at: `2026-10-22T16:1${number}:00.000Z`,
    text,
    ...details,
  }
}

const script = [
  entry(1, 'T: “Is that the claim or the evidence?”'),
  entry(2, 'S7: “Line 3.”', { targets: ['41:c1'] }),
  entry(3, 'Sweep 1: 20 of 24 on task.', { toolTypeId: 2, kind: 'Sweep' }),
]

interface Setup {
  readonly capture?: ExpandedRubricCapture
  readonly rules?: Partial<ExpandedRubricConfig['rules']>
  readonly evidence?: readonly Evidence[]
  readonly contributions?: readonly Contribution[]
  /** The roles of the first two indicators, C1 and C2. */
  readonly roles?: readonly [readonly string[], readonly string[]]
  /** The role in which the educator was seen the last time. */
  readonly seenAs?: string
}

/** Draws the rubric, with the other tools’ evidence looked up. */
async function capturing(setup: Setup = {}) {
  const { capture = blank, rules = {}, evidence = [], contributions = [], roles = [], seenAs } = setup
  const config = {
    ...teachingPractices,
    rules: { ...teachingPractices.rules, ...rules },
    indicators: teachingPractices.indicators.map((it, place) => ({
      ...it,
      roles: [...(roles[place] ?? [])],
    })),
  }
  const targets = () =>
    config.indicators.map(({ id, code, title }) => ({
      id,
      code,
      title,
      domain: '',
      configurationId: 41,
      set: config.title,
    }))
  const before = { observationId: idOf(7), startedAt: visit.startedAt, carried: { role: seenAs ?? null } }
  const around = { evidence: async () => evidence, targets, earlier: () => [before] }
  frame = renderCapture(ExpandedRubricScreen, { config, capture, visit, around, contributions })
  await act(async () => {})
}

/** Opens the picker as on a phone, where the list opens on demand. */
async function picking(setup: Setup = {}) {
  await capturing(setup)
  tap('Pick')
  await act(async () => {})
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const tap = (name: string | RegExp) => fireEvent.click(button(name))
const press = (key: string) => fireEvent.keyDown(document.body, { key })
const heading = () => screen.getByRole('heading', { level: 2, name: /^[A-Z]\d/ }).textContent
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
const picker = () => within(screen.getByRole('region', { name: 'Pick from this visit' }))

describe('by touch', () => {
  test('a level, how sure, what was seen, a note; each with words for Undo', async () => {
    await capturing()
    tap(/^I2 Questions and discussion/)
    tap(/Established/)
    fireEvent.click(screen.getByRole('radio', { name: 'Medium' }))
    tap('Follow-up asked')
    type(/^Growth note/, 'More time?')

    expect(frame.capture.marks).toEqual({
      i2: { level: 3, confidence: 'medium', attributes: { 'i2-1': true }, growthNote: 'More time?' },
    })
    expect(frame.did).toEqual(['level of I2', 'confidence in I2', '“Follow-up asked”', 'growth note of I2'])
    expect(button(/^I2/).getAttribute('aria-label')).toBe('I2 Questions and discussion, level 3')
  })

  test('a level that is tapped again is taken back', async () => {
    await capturing({ capture: { marks: { c1: { level: 2 } }, evidence: [] } })
    tap(/Developing/)
    expect(frame.capture.marks).toEqual({})
  })

  test('the top level asks for evidence and lets one go on', async () => {
    await capturing()
    tap(/Extending/)
    expect(screen.getByText(/Level 4 needs at least one piece of evidence/)).toBeTruthy()
    expect(button(/^C1/).getAttribute('aria-label')).toBe('C1 Welcome and belonging, level 4, no evidence')
    expect(view.missing(frame.capture, { ...teachingPractices })).toHaveLength(1)

    tap('Next: C2')
    expect(heading()).toBe('C2 Routines')
    tap(/^C1/)
    tap('Type evidence')
    type('New evidence for C1', 'A chair for S8')
    expect(screen.queryByText(/needs at least one piece/)).toBeNull()
    expect(view.missing(frame.capture, { ...teachingPractices })).toEqual([])
  })
})

describe('by keyboard', () => {
  test('arrows move between indicators, digits choose levels', async () => {
    await capturing()
    press('ArrowLeft')
    expect(heading()).toBe('C1 Welcome and belonging')
    press('ArrowRight')
    press('3')
    press('ArrowDown')
    press('2')
    press('9')
    press('ArrowUp')
    expect(heading()).toBe('C2 Routines')
    expect(frame.capture.marks).toEqual({ c2: { level: 3 }, c3: { level: 2 } })
  })

  test('evidence is typed piece by piece, and letters do not choose levels', async () => {
    await capturing()
    tap('Type evidence')
    const field = () => screen.getByRole('textbox', { name: 'New evidence for C1' })
    fireEvent.keyDown(field(), { key: '4' })
    type('New evidence for C1', 'T')
    type('New evidence for C1', 'T: “Hello”')
    fireEvent.keyDown(field(), { key: 'Enter' })
    type('New evidence for C1', 'S3 waves')
    fireEvent.keyDown(field(), { key: 'Escape' })

    expect(frame.capture.evidence.map(({ text }) => text)).toEqual(['T: “Hello”', 'S3 waves'])
    expect(frame.capture.marks).toEqual({})
    expect(frame.joined[0]).toBe(frame.joined[1])
    expect(frame.joined[2]).not.toBe(frame.joined[1])
    expect(screen.queryByRole('textbox', { name: 'New evidence for C1' })).toBeNull()
  })
})

describe('evidence of the visit', () => {
  test('what is tagged with the indicator comes first; other tools have tabs of their own', async () => {
    await picking({ evidence: script })
    const shown = () =>
      picker()
        .getAllByRole('listitem')
        .map((it) => it.textContent)
    expect(shown()).toEqual([
      '7:00 10:12 AMS7: “Line 3.”TaggedAdd',
      '6:00 10:11 AMT: “Is that the claim or the evidence?”Add',
    ])
    fireEvent.click(picker().getByRole('button', { name: 'Sweeps 1' }))
    expect(shown()).toEqual(['8:00 10:13 AMSweep 1: 20 of 24 on task.Add'])
  })

  test('is added with its source, says where else it is used, and is taken out again', async () => {
    await picking({ evidence: script })
    tap(/^Add: S7/)
    expect(frame.capture.evidence).toMatchObject([
      {
        indicatorId: 'c1',
        text: 'S7: “Line 3.”',
        stance: 'supports',
        source: { observationId: idOf(0), toolTypeId: 5, entryId: idOf(2), kind: 'Script' },
      },
    ])
    press('ArrowRight')
    expect(picker().getByText('Used in C1')).toBeTruthy()
    tap(/^Add: S7/)
    expect(screen.getByText('Script 7:00 · 10:12 AM · used for 2 indicators')).toBeTruthy()
    tap(/^Add: S7/)
    expect(frame.capture.evidence).toHaveLength(1)
  })

  test('can contradict, be reworded and be removed afterwards', async () => {
    await picking({ evidence: script })
    tap(/^Add: S7/)
    tap(/^Script 7:00/)
    fireEvent.click(screen.getByRole('radio', { name: 'Contradicts' }))
    type('Words of this evidence', 'S7: “Line 4.”')
    expect(frame.capture.evidence).toMatchObject([{ stance: 'contradicts', text: 'S7: “Line 4.”' }])
    expect(screen.getByText('1 piece: 0 support, 1 contradicts')).toBeTruthy()
    tap('Remove')
    expect(frame.capture.evidence).toEqual([])
  })

  test('stands open by itself on a tablet, if there is something to pick', async () => {
    const narrow = window.matchMedia
    window.matchMedia = (media) => ({ ...narrow(media), matches: true })
    onTestFinished(() => {
      window.matchMedia = narrow
    })
    await capturing()
    expect(screen.queryByRole('region', { name: 'Pick from this visit' })).toBeNull()
    cleanup()
    await capturing({ evidence: script })
    expect(picker().getByRole('button', { name: 'Sweeps 1' })).toBeTruthy()
  })

  test('of which there is none says how to record some', async () => {
    await picking()
    expect(picker().getByText(/“\+ Tool”/)).toBeTruthy()
    tap('Close the list')
    expect(screen.queryByRole('region', { name: 'Pick from this visit' })).toBeNull()
  })

  test('a photo is a piece of evidence', async () => {
    await capturing()
    const file = new File(['x'], 'work.jpg', { type: 'image/jpeg' })
    await act(async () => {
      fireEvent.change(screen.getByLabelText('Add a photo, C1'), { target: { files: [file] } })
    })
    expect(frame.capture.evidence).toMatchObject([
      { indicatorId: 'c1', text: '', file: { type: 'image/jpeg' } },
    ])
  })

  test('has no place where only levels are recorded', async () => {
    await capturing({ evidence: script, rules: { isQuick: true } })
    expect(screen.queryByRole('region', { name: /^(Pick|Evidence)/ })).toBeNull()
    tap(/Extending/)
    expect(
      view.missing(frame.capture, {
        ...teachingPractices,
        rules: { ...teachingPractices.rules, isQuick: true },
      }),
    ).toEqual([])
  })
})

describe('indicators for some roles', () => {
  const roles = [['Teacher', 'Counselor'], ['Teacher']] as const
  const role = () => screen.getByRole('combobox', { name: 'Educator’s role' })
  const codes = () =>
    within(screen.getByRole('navigation', { name: 'Indicators' }))
      .getAllByRole('button')
      .map((it) => it.textContent?.slice(0, 2))

  test('stand apart for somebody else, and can be opened and scored', async () => {
    await capturing({ roles })
    expect(codes().slice(0, 2)).toEqual(['C1', 'C2'])
    fireEvent.change(role(), { target: { value: 'Counselor' } })
    expect(codes().slice(0, 2)).toEqual(['C1', 'C3'])
    expect(codes().at(-1)).toBe('C2')
    expect(frame.did).toEqual(['role'])

    tap('C2 Routines, not for Counselor')
    expect(screen.getByText('Not for Counselor. What you record here counts all the same.')).toBeTruthy()
    tap(/Established/)
    expect(frame.capture).toMatchObject({ role: 'Counselor', marks: { c2: { level: 3 } } })
    expect(button(/^C2/).getAttribute('aria-label')).toBe('C2 Routines, level 3')
  })

  test('what is for others is not next, and the one that is open stays open', async () => {
    await capturing({ roles })
    fireEvent.change(role(), { target: { value: 'Another role' } })
    expect(heading()).toBe('C1 Welcome and belonging')
    expect(codes().slice(-2)).toEqual(['C1', 'C2'])
    expect(button(/^C2/).getAttribute('aria-label')).toBe('C2 Routines, not for this role')
    expect(screen.getByText(/^Not for this role\. What you record/)).toBeTruthy()
    tap(/^R4/)
    expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull()
    press('ArrowRight')
    expect(heading()).toBe('C1 Welcome and belonging')
  })

  test('the role of the last visit holds, and is kept with the first thing recorded', async () => {
    await capturing({ roles, seenAs: 'Counselor' })
    expect(role()).toHaveProperty('value', 'Counselor')
    expect(frame.capture).toEqual(blank)
    tap(/Established/)
    expect(frame.capture).toEqual({ role: 'Counselor', marks: { c1: { level: 3 } }, evidence: [] })
    fireEvent.change(role(), { target: { value: '' } })
    tap(/Developing/)
    expect(frame.capture.role).toBe('')
  })

  test('any role, where that was said the last time, holds as well', async () => {
    await capturing({ roles, seenAs: '' })
    expect(role()).toHaveProperty('value', '')
    expect(codes().slice(0, 2)).toEqual(['C1', 'C2'])
    tap(/Established/)
    expect(frame.capture.role).toBe('')
  })

  test('where the rubric names no roles, nobody is asked', async () => {
    await capturing({ seenAs: 'Counselor' })
    expect(screen.queryByRole('combobox')).toBeNull()
    tap(/Established/)
    expect(frame.capture.role).toBeUndefined()
  })
})

describe('self-rating', () => {
  const contributions: Contribution[] = [
    { kind: 'self-rating', key: 'c1', by: 'Omar Haddad', text: '4', at: '2026-10-22T15:00:00.000Z' },
  ]

  test('says that the educator has rated, and never how', async () => {
    await capturing({ contributions })
    expect(screen.getByText('The educator has rated themself')).toBeTruthy()
    for (const card of screen.getAllByRole('button', { name: /^\d (Beg|Dev|Est|Ext)/ }))
      expect(card.getAttribute('aria-pressed')).toBe('false')
    press('ArrowRight')
    expect(screen.getByText('Self-rating stays hidden until you both save')).toBeTruthy()
  })

  test('is not spoken of where it is not asked for', async () => {
    await capturing({ contributions, rules: { asksSelfRating: false } })
    expect(screen.queryByText(/rat(ed|ing)/)).toBeNull()
  })
})
