import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Captured, renderCapture } from '../../../testing/test-frame.capture.tsx'
import { isFilled } from '../lines.ts'
import type { Line, NarrativeCapture } from '../narrative-corner.shape.ts'
import { narrativeCorner } from '../narrative-corner.tool.ts'
import view from './narrative-corner.capture.tsx'
import { NarrativeScreen } from './narrative-screen.capture.tsx'

const START = Date.parse('2026-10-22T16:05:00Z')
const targets = [
  { configurationId: 9, set: 'Teaching', id: 'i2', code: 'I2', title: 'Questions', domain: 'Instruction' },
  { configurationId: 9, set: 'Teaching', id: 'c1', code: 'C1', title: 'Routines', domain: 'Community' },
]
const file = { id: '0192b3c4-0000-7000-8000-00000000f11e', type: 'image/jpeg', bytes: 1_000 } as const

let frame: Captured<NarrativeCapture>

interface Setup {
  readonly lines?: Line[]
  readonly isWide?: boolean
  readonly endedAt?: string | null
}

function capturing({ lines = [], isWide = true, endedAt = null }: Setup = {}) {
  const media = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(media(query), { matches: isWide }),
  )
  frame = renderCapture(NarrativeScreen, {
    config: narrativeCorner.usual(),
    capture: { lines },
    visit: { startedAt: at(0), endedAt },
    around: { targets: () => targets },
  })
}

const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString()
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1_000))
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Next line' })
const finder = () => screen.getByRole('searchbox', { name: 'Find an indicator' })
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const written = () => frame.capture.lines.filter(isFilled).map(({ text }) => text)
const last = () => frame.capture.lines.at(-1)

/** Types letter by letter, as keys do. */
function type(text: string, into: HTMLElement = box()) {
  for (const letter of text) {
    const was = into instanceof HTMLTextAreaElement || into instanceof HTMLInputElement ? into.value : ''
    fireEvent.change(into, { target: { value: was + letter } })
  }
}
const press = (key: string, details: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...details })

function aLine(details: Partial<Line> = {}): Line {
  return {
    id: crypto.randomUUID(),
    at: at(0),
    kind: 'script',
    speaker: 'T',
    text: 'Say more. Where do you see it?',
    tags: {},
    file: null,
    isIncluded: false,
    removedAt: null,
    ...details,
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})

describe('by keyboard alone', () => {
  test('Enter adds a line with the time at which typing began', () => {
    capturing()
    expect(document.activeElement).toBe(box())
    pass(12)
    type('Mark the claim')
    pass(30)
    press('Enter')
    pass(5)
    type('Next')
    press('Enter')

    expect(frame.capture.lines).toMatchObject([
      { text: 'Mark the claim', at: at(12), kind: 'script', speaker: 'T' },
      { text: 'Next', at: at(47) },
    ])
    expect(box().value).toBe('')
    expect(screen.getByRole('button', { name: /0:12.*“Mark the claim”/ })).toBeTruthy()
  })

  test('what is typed is kept before Enter, in one step for Undo; emptied, nothing of it stays', () => {
    capturing()
    type('Abc')
    expect(written()).toEqual(['Abc'])
    expect(new Set(frame.joined).size).toBe(1)
    fireEvent.change(box(), { target: { value: '' } })
    expect(frame.capture.lines).toEqual([])
    press('Enter')
    expect(frame.capture.lines).toEqual([])
  })

  test('abbreviations are written out, and Backspace takes that back', () => {
    capturing()
    type('3 ss ')
    expect(box().value).toBe('3 students ')
    press('Backspace')
    expect(box().value).toBe('3 ss ')
    type('write ')
    expect(written()).toEqual(['3 ss write '])
  })

  test('who speaks is typed, and kinds are chosen with Alt and a digit', () => {
    capturing()
    type('s7: It is evidence')
    press('Enter')
    press('3', { code: 'Digit3', altKey: true })
    type('Anchor chart')
    press('Enter')
    press('5', { code: 'Digit5', altKey: true })
    type('Rushed')

    expect(frame.capture.lines).toMatchObject([
      { speaker: 'S7', text: 'It is evidence', kind: 'script' },
      { speaker: null, text: 'Anchor chart', kind: 'environment' },
      { speaker: null, text: 'Rushed', kind: 'interpretation' },
    ])
  })

  test('# tags the line that is written, and Escape goes on writing', () => {
    capturing()
    type('Why? ')
    type('#')
    expect(written()).toEqual(['Why? '])
    expect(document.activeElement).toBe(finder())
    type('quest', finder())
    press('Enter')
    expect(last()?.tags).toEqual({ '9:i2': { code: 'I2', title: 'Questions', span: null } })
    expect(frame.did.at(-1)).toBe('tag I2')
    press('Escape')
    expect(document.activeElement).toBe(box())
    type('How?')
    expect(written()).toEqual(['Why? How?'])
  })

  test('arrows go through the lines from an empty box, # tags and Delete removes', () => {
    capturing({ lines: [aLine({ text: 'One' }), aLine({ text: 'Two', at: at(5) })] })
    press('ArrowUp')
    expect(document.activeElement?.textContent).toContain('Two')
    press('ArrowUp')
    expect(document.activeElement?.textContent).toContain('One')
    press('Delete')
    expect(frame.capture.lines[0]?.removedAt).not.toBeNull()
    tap('Restore the line at 0:00')
    expect(frame.capture.lines[0]?.removedAt).toBeNull()
    expect(frame.did).toEqual(['line removed', 'restored line'])
  })
})

describe('by touch alone', () => {
  test('a line is written, its kind and speaker chosen, and added', () => {
    capturing({ isWide: false })
    fireEvent.click(screen.getByRole('radio', { name: 'Action' }))
    fireEvent.click(screen.getByRole('radio', { name: 'Seat…' }))
    fireEvent.change(screen.getByRole('textbox', { name: 'Seat number' }), { target: { value: '12' } })
    fireEvent.change(box(), { target: { value: 'Writes a claim' } })
    tap('Add')
    expect(frame.capture.lines).toMatchObject([{ kind: 'action', speaker: 'S12', text: 'Writes a claim' }])
  })

  test('a tapped line opens a sheet with its tags; the entry box stays', () => {
    capturing({ isWide: false, lines: [aLine()] })
    expect(screen.queryByRole('dialog')).toBeNull()
    tap(/Say more/)
    const sheet = within(screen.getByRole('dialog', { name: /^Script at \d+:\d\d$/ }))
    fireEvent.click(sheet.getByRole('checkbox', { name: /C1/ }))
    expect(Object.keys(last()?.tags ?? {})).toEqual(['9:c1'])
    type('Meanwhile')
    expect(written()).toHaveLength(2)
    fireEvent.click(sheet.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('words of a line are tagged by themselves', () => {
    capturing({ lines: [aLine()] })
    tap(/Say more/)
    const words = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Words of/ })
    words.setSelectionRange(0, 9)
    fireEvent.select(words)
    expect(screen.getByText('Tags go to “Say more.”')).toBeTruthy()
    fireEvent.click(screen.getByRole('checkbox', { name: /I2/ }))
    expect(last()?.tags['9:i2']?.span).toEqual({ from: 0, to: 9 })
    fireEvent.change(words, { target: { value: 'Now: Say more. Where do you see it?' } })
    expect(last()?.tags['9:i2']?.span).toEqual({ from: 5, to: 14 })
  })

  test('everything about a line can be changed afterwards, also when the visit is over', async () => {
    vi.useRealTimers()
    capturing({ lines: [aLine({ kind: 'interpretation', speaker: null })], endedAt: at(600) })
    expect(screen.getByText('Not sent')).toBeTruthy()
    tap(/Say more/)
    fireEvent.click(screen.getByRole('checkbox', { name: 'Include when sending' }))
    expect(screen.getByText('Sent')).toBeTruthy()
    fireEvent.change(screen.getByRole('combobox', { name: 'Kind' }), { target: { value: 'question' } })
    fireEvent.change(screen.getByRole('combobox', { name: 'Who' }), { target: { value: 'S4' } })
    fireEvent.change(screen.getByRole('textbox', { name: /Words of/ }), { target: { value: 'Why?' } })
    const photo = new File(['x'], 'desk.jpg', { type: 'image/jpeg' })
    fireEvent.change(screen.getByLabelText(/Add a photo/), { target: { files: [photo] } })
    expect(await screen.findByLabelText('With a file')).toBeTruthy()

    expect(last()).toMatchObject({ kind: 'question', speaker: 'S4', text: 'Why?', isIncluded: true, file })
    tap(/Remove the entry/)
    expect(last()?.removedAt).not.toBeNull()
    type('Later')
    expect(last()?.at).toBe(at(600))
  })
})

test('counts say who spoke, and the number of untagged lines leads to them', () => {
  const tags = { '9:i2': { code: 'I2', title: 'Questions', span: null } }
  const lines = [
    aLine({ tags }),
    aLine({ at: at(1), speaker: 'S7', text: 'Line 3.' }),
    aLine({ at: at(2), kind: 'environment', speaker: null, text: 'Chart', tags }),
    aLine({ at: at(3), kind: 'interpretation', speaker: null, text: 'Calm' }),
    aLine({ at: at(4), removedAt: at(5) }),
  ]
  capturing({ lines })
  expect(screen.getByText('4 entries').closest('p')?.textContent).toBe(
    '4 entries in 0:00Teacher 1 · Students 1 · Room 1 · Interpretation 1',
  )
  expect(screen.getByText('1 of 2 indicators')).toBeTruthy()
  tap('Untagged 1')
  expect(screen.getByRole('heading', { name: /at 0:01$/ })).toBeTruthy()
})

test('a letter draws none of the five hundred lines before it', () => {
  const lines = Array.from({ length: 500 }, (_, index) => aLine({ at: at(index), text: `Line ${index}` }))
  capturing({ lines })
  const drawn = vi.spyOn(Date, 'parse')
  type('A')
  drawn.mockClear()
  type('bc')
  expect(drawn.mock.calls.length).toBeLessThan(20)
})

test('other tools pick lines, and no opinions', () => {
  const tags = { '9:i2': { code: 'I2', title: 'Questions', span: null } }
  const lines = [
    aLine({ tags, file }),
    aLine({ kind: 'interpretation', speaker: null }),
    aLine({ removedAt: at(5) }),
  ]
  const visit = { startedAt: at(0), endedAt: null, timeZone: 'America/Denver', studentsPresent: null }
  expect(view.evidence?.({ lines }, { ...narrativeCorner.usual() }, visit)).toEqual([
    {
      entryId: lines[0]?.id,
      kind: 'Script',
      at: at(0),
      text: 'T: “Say more. Where do you see it?”',
      targets: ['9:i2'],
      file,
    },
  ])
})
