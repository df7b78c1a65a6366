import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Captured, renderCapture } from '../../../testing/test-frame.capture.tsx'
import type { Entry, NoticingCapture, NoticingConfig } from '../noticing-wondering.shape.ts'
import { noticingWondering } from '../noticing-wondering.tool.ts'
import { NoticingScreen } from './noticing-screen.capture.tsx'
import view from './noticing-wondering.capture.tsx'

const START = Date.parse('2026-10-22T16:05:00Z')
const targets = [
  { configurationId: 9, set: 'Teaching', id: 'i2', code: 'I2', title: 'Questions', domain: 'Instruction' },
]

let frame: Captured<NoticingCapture>

function capturing(
  entries: Entry[] = [],
  config: Partial<NoticingConfig> = {},
  endedAt: string | null = null,
) {
  frame = renderCapture(NoticingScreen, {
    config: { ...noticingWondering.usual(), ...config },
    capture: { entries },
    visit: { startedAt: at(0), endedAt },
    around: { targets: () => targets },
  })
}

const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString()
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1_000))
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Next / })
const type = (text: string, into: HTMLElement = box()) => fireEvent.change(into, { target: { value: text } })
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const last = () => frame.capture.entries.at(-1)

function anEntry(details: Partial<Entry> = {}): Entry {
  return {
    id: crypto.randomUUID(),
    at: at(130),
    column: 'noticing',
    text: 'I saw 5 of 6 students point.',
    about: null,
    tags: {},
    isStarred: false,
    causeId: null,
    ...details,
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})

describe('by touch alone', () => {
  test('a stem begins a noticing, which is kept from its first letter and added', () => {
    capturing()
    pass(60)
    tap('I heard …')
    expect(box().value).toBe('I heard ')
    expect(frame.capture.entries).toMatchObject([{ column: 'noticing', at: at(60), text: 'I heard ' }])
    type('I heard a bell.')
    fireEvent.change(screen.getByRole('combobox', { name: 'About' }), { target: { value: 'environment' } })
    expect(new Set(frame.joined).size).toBe(1)
    tap('Add noticing')

    expect(box().value).toBe('')
    expect(screen.getByRole('button', { name: /1:00 · Room.*I heard a bell/ })).toBeTruthy()
    expect(screen.getByText('1 noticing, 0 wonderings so far')).toBeTruthy()
  })

  test('a wondering can be started from a noticing and keeps the link; then one goes on noticing', () => {
    const noticing = anEntry()
    capturing([noticing])
    tap(/I saw 5 of 6/)
    tap('Wonder about this')
    expect(document.activeElement).toBe(box())
    expect(screen.getByText('Wondering about 2:10')).toBeTruthy()
    type('I wonder how they choose.')
    tap('Add wondering')

    expect(last()).toMatchObject({ column: 'wondering', causeId: noticing.id })
    expect(screen.getByRole('button', { name: /Wondering about 2:10.*I wonder how/ })).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Next noticing' })).toBeTruthy()
  })

  test('a card opens in place: words, about, star, tags; emptied, it goes', () => {
    capturing([anEntry()])
    tap(/I saw 5 of 6/)
    type('I saw 6 of 6.', screen.getByRole('textbox', { name: 'Words of the noticing' }))
    const card = within(screen.getByRole('region', { name: /open$/ }))
    fireEvent.change(card.getByRole('combobox', { name: 'About' }), { target: { value: 'students' } })
    tap('Star')
    tap('Tag')
    fireEvent.click(screen.getByRole('checkbox', { name: /I2/ }))
    expect(last()).toMatchObject({
      text: 'I saw 6 of 6.',
      about: 'students',
      isStarred: true,
      tags: { '9:i2': { code: 'I2', title: 'Questions' } },
    })
    expect(frame.did).toEqual(['words', 'about', 'star', 'tag I2'])
    tap('Done')
    expect(screen.getByLabelText('To talk about')).toBeTruthy()

    tap(/I saw 6 of 6/)
    fireEvent.focus(box())
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull()

    tap(/I saw 6 of 6/)
    type(' ', screen.getByRole('textbox', { name: 'Words of the noticing' }))
    tap('Done')
    expect(frame.capture.entries).toEqual([])
  })

  test('a link can be made, changed and undone afterwards, also when the visit is over', () => {
    const noticing = anEntry()
    const wondering = anEntry({ column: 'wondering', text: 'I wonder who.', at: at(200) })
    capturing([noticing, wondering], {}, at(600))
    tap(/I wonder who/)
    const link = screen.getByRole('combobox', { name: 'Came out of' })
    fireEvent.change(link, { target: { value: noticing.id } })
    expect(last()?.causeId).toBe(noticing.id)
    fireEvent.change(screen.getByRole('combobox', { name: 'Came out of' }), { target: { value: '' } })
    expect(last()?.causeId).toBeNull()
    tap('Remove this wondering')
    expect(frame.capture.entries).toEqual([noticing])
    pass(900)
    type('Later')
    expect(last()?.at).toBe(at(600))
  })
})

describe('the column of an entry', () => {
  const noticing = anEntry()
  const wondering = anEntry({ column: 'wondering', text: 'I wonder who.', at: at(200), causeId: noticing.id })
  const move = (to: string) => {
    const column = within(screen.getByRole('radiogroup', { name: 'Column of this entry' }))
    fireEvent.click(column.getByRole('radio', { name: to }))
  }

  test('is changed afterwards; a wondering that becomes a noticing has no cause any more', () => {
    capturing([noticing, wondering], {}, at(600))
    tap(/I wonder who/)
    move('Noticing')

    expect(last()).toEqual({ ...wondering, column: 'noticing', causeId: null })
    expect(frame.did).toEqual(['column'])
    expect(screen.getByText('2 noticings, 0 wonderings so far')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Words of the noticing' })).toBeTruthy()
    expect(screen.queryByRole('combobox', { name: 'Came out of' })).toBeNull()
    expect(document.activeElement).toBe(
      within(screen.getByRole('radiogroup', { name: 'Column of this entry' })).getByRole('radio', {
        checked: true,
      }),
    )
  })

  test('ends the links of its wonderings when it becomes a wondering itself, and brings them back with the noticing', () => {
    capturing([noticing, wondering])
    tap(/I saw 5 of 6/)
    move('Wondering')
    expect(screen.getByRole('button', { name: /^3:20 · Wondering\s*I wonder who/ })).toBeTruthy()
    move('Noticing')
    expect(screen.getByRole('button', { name: /^3:20 · Wondering about 2:10/ })).toBeTruthy()
    expect(frame.capture.entries).toEqual([noticing, wondering])
  })

  test('ends a wondering about it that is being written', () => {
    capturing([noticing])
    tap(/I saw 5 of 6/)
    tap('Wonder about this')
    tap(/I saw 5 of 6/)
    move('Wondering')
    expect(screen.queryByText('Wondering about 2:10')).toBeNull()
  })
})

describe('by keyboard alone', () => {
  test('Enter adds, N and W choose the column, Escape closes a card', () => {
    capturing([anEntry()])
    press('w')
    expect(document.activeElement).toBe(box())
    type('I wonder what the timer is for.')
    press('Enter')
    type('And who set it?')
    press('Enter')
    expect(frame.capture.entries.map(({ column }) => column)).toEqual(['noticing', 'wondering', 'wondering'])
    box().blur()
    press('n')
    expect(screen.getByRole('textbox', { name: 'Next noticing' })).toBe(document.activeElement)
    box().blur()
    tap(/I saw 5 of 6/)
    press('Escape')
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull()
  })
})

test('a word that judges is underlined and asked about, and blocks nothing', () => {
  capturing()
  type('I noticed good pacing')
  expect(screen.getByText('“Good” is a judgment. What did you see or hear?')).toBeTruthy()
  expect(document.querySelector('mark')?.textContent).toBe('good')
  press('Enter')
  tap('Add noticing')
  expect(frame.capture.entries).toMatchObject([{ text: 'I noticed good pacing' }])
  expect(document.querySelector('mark')).toBeNull()
})

test('there are as many entries as the district allows, and no more', () => {
  capturing([anEntry()], { mostEntries: 2 })
  type('Two')
  expect(box().value).toBe('Two')
  tap('Add noticing')
  expect(screen.queryByRole('textbox', { name: /^Next / })).toBeNull()
  expect(screen.getByText(/^These are 2 entries/)).toBeTruthy()
})

test('other tools pick noticings, and no wonderings', () => {
  const entries = [anEntry({ about: 'students' }), anEntry({ column: 'wondering' })]
  const visit = { startedAt: at(0), endedAt: null, timeZone: 'America/Denver', studentsPresent: null }
  expect(view.evidence?.({ entries }, { ...noticingWondering.usual() }, visit)).toMatchObject([
    { entryId: entries[0]?.id, kind: 'Noticing, students', text: 'I saw 5 of 6 students point.' },
  ])
})
