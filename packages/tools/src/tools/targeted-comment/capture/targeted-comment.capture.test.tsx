import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Evidence, Target } from '../../../definition/capture-view.ts'
import { visit } from '../../../testing/test-around.ts'
import { type Captured, renderCapture } from '../../../testing/test-frame.capture.tsx'
import { shippedBank } from '../shipped-bank.ts'
import type {
  Comment,
  TargetedCommentCapture,
  TargetedCommentConfig,
  TargetedCommentOwn,
} from '../targeted-comment.shape.ts'
import view from './targeted-comment.capture.tsx'
import { TargetedCommentScreen } from './targeted-comment-screen.capture.tsx'

const idOf = (number: number) => `0192b3c4-0000-7000-8000-${String(900 + number).padStart(12, '0')}`
const config: TargetedCommentConfig = {
  bank: shippedBank,
  mostSent: 3,
  kinds: ['strength', 'question', 'suggestion', 'next-step', 'note'],
}
let frame: Captured<TargetedCommentCapture>

const targets: Target[] = [
  {
    id: 'i2',
    code: 'I2',
    title: 'Questions and discussion',
    domain: 'Instruction',
    configurationId: 41,
    set: 'Teaching Practices',
  },
]
const own: TargetedCommentOwn = {
  bank: [
    // A comment as it comes out of a district’s file.
    { id: 'question-1', kind: 'question', text: 'What did you notice first?', target: '' },
    { id: 'noted', kind: 'note', text: 'I notice ___.', target: '' },
  ],
}
const goal = { id: idOf(8), text: 'More voices.' }
const script: Evidence[] = [
  {
    observationId: idOf(0),
    toolTypeId: 5,
    entryId: idOf(1),
    kind: 'Script',
    at: '2026-10-22T16:12:00.000Z',
    text: 'S7: “Why?”',
  },
]

function aComment(number: number, details: Partial<Comment> = {}): Comment {
  return {
    id: idOf(number),
    at: `2026-10-22T16:1${number}:00.000Z`,
    kind: 'strength',
    target: null,
    text: `Remark ${number}`,
    bankId: null,
    evidence: [],
    isStep: false,
    stepDueOn: null,
    ...details,
  }
}

let evidence: Evidence[]

beforeEach(() => {
  evidence = script
})

function capturing(...comments: Comment[]) {
  frame = renderCapture(TargetedCommentScreen, {
    config,
    capture: { comments },
    visit,
    around: {
      targets: () => targets,
      goals: async () => [goal],
      evidence: async () => evidence,
      own: () => own,
    },
  })
}

const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const bank = () => within(screen.getByRole('region', { name: 'From the bank' }))
const comments = () => frame.capture.comments

describe('by touch', () => {
  test('a comment of a kind, about something, kept from its first letter on', () => {
    capturing()
    tap('Question')
    fireEvent.change(screen.getByRole('combobox', { name: /^About/ }), { target: { value: '41:i2' } })
    expect(comments()).toEqual([])
    type('W')
    type('Why pairs?')
    expect(comments()).toMatchObject([
      {
        kind: 'question',
        target: { id: '41:i2', code: 'I2', title: 'Questions and discussion' },
        text: 'Why pairs?',
        bankId: null,
      },
    ])
    expect(frame.joined[0]).toBe(frame.joined[1])
    expect(screen.getByText('1 of 3 written')).toBeTruthy()

    tap('Add comment')
    expect(field().value).toBe('')
    type('Thank you')
    expect(comments().map(({ text }) => text)).toEqual(['Why pairs?', 'Thank you'])
  })

  test('a comment is aimed at a goal of an earlier talk, and says so', async () => {
    capturing()
    await act(async () => {})
    const about = screen.getByRole('combobox', { name: /^About/ })
    expect(within(about).getByRole('group', { name: 'Goals' })).toBeTruthy()
    fireEvent.change(about, { target: { value: `goal:${goal.id}` } })
    type('Nine students spoke.')
    tap('Add comment')
    expect(comments()).toMatchObject([{ target: { id: `goal:${goal.id}`, title: 'More voices.' } }])
    expect(screen.getByRole('button', { name: /^Comment 1/ }).textContent).toContain('Goal: More voices.')
  })

  test('a comment that is emptied is gone, and a written one opens again', () => {
    capturing(aComment(1), aComment(2))
    tap(/^Comment 1, strength/)
    expect(field().value).toBe('Remark 1')
    type('')
    expect(comments().map(({ text }) => text)).toEqual(['Remark 2'])
    tap(/^Comment 1, strength: Remark 2/)
    tap('Remove')
    expect(comments()).toEqual([])
    expect(frame.did).toEqual(['comment 1 removed', 'comment 1 removed'])
  })

  test('a comment that opens again stands in its place, and is done rather than added', () => {
    capturing(aComment(1), aComment(2))
    tap(/^Comment 1, strength/)
    const next = screen.getByRole('button', { name: /^Comment 2, strength/ })
    expect(field().compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    tap('Done')
    type('Thank you')
    expect(next.compareDocumentPosition(field())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByRole('button', { name: 'Add comment' })).toBeTruthy()
  })

  test('a next step becomes the action step of the visit, due in two weeks unless another day is chosen', () => {
    capturing(aComment(1, { kind: 'next-step', isStep: true }), aComment(2))
    tap(/^Comment 2/)
    tap('Next step')
    tap('Action step')
    expect(comments()).toMatchObject([{ isStep: false }, { isStep: true, stepDueOn: '2026-11-05' }])
    fireEvent.change(screen.getByLabelText('Due'), { target: { value: '2026-11-09' } })
    expect(comments()[1]?.stepDueOn).toBe('2026-11-09')
    tap('Action step')
    expect(comments()[1]).toMatchObject({ isStep: false, stepDueOn: null })
  })

  test('a step is made while its comment is written, before its first letter too', () => {
    capturing(aComment(1, { kind: 'next-step', isStep: true }))
    tap('Action step')
    expect(comments()).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Next step' }).getAttribute('aria-pressed')).toBe('true')
    fireEvent.change(screen.getByLabelText('Due'), { target: { value: '2026-11-09' } })
    fireEvent.change(field(), { target: { value: 'Try a minute of silence' } })
    expect(comments()).toMatchObject([
      { isStep: false },
      { kind: 'next-step', isStep: true, stepDueOn: '2026-11-09', text: 'Try a minute of silence' },
    ])
    tap('Strength')
    expect(comments()[1]).toMatchObject({ kind: 'strength', isStep: false, stepDueOn: null })
    tap('Action step')
    expect(comments()[1]).toMatchObject({ kind: 'next-step', isStep: true, stepDueOn: '2026-11-05' })
  })

  test('more comments than may be sent are remarked on, and nobody is kept from writing', () => {
    capturing(aComment(1), aComment(2), aComment(3), aComment(4))
    expect(screen.getByText(/^4 of 3 written\. Remove some/)).toBeTruthy()
    expect(view.missing({ ...frame.capture }, { ...config })).toEqual([])
  })
})

describe('the bank', () => {
  test('gives words whose blanks are to be filled, and takes them apart from what is written', () => {
    capturing()
    tap('Question')
    expect(bank().getAllByRole('button')).toHaveLength(7)
    fireEvent.click(bank().getByRole('button', { name: /^How did you decide on …\?/ }))
    expect(comments()).toMatchObject([{ bankId: 'question-1', text: 'How did you decide on ___?' }])
    expect(screen.getByText(/Fill the blank that is left before you send/)).toBeTruthy()
    expect(field().value.slice(field().selectionStart, field().selectionEnd)).toBe('___')

    type('How did you decide on pairs?')
    expect(screen.queryByText(/before you send/)).toBeNull()
    fireEvent.click(bank().getByRole('button', { name: /What did you learn when/ }))
    expect(comments()).toMatchObject([
      { text: 'How did you decide on pairs?' },
      { bankId: 'question-3', target: { code: 'I2' } },
    ])
  })

  test('has mine beside the district’s, mine first, and counts those that fit', () => {
    capturing()
    tap('Question')
    expect(bank().getByText('District 6 · Mine 1')).toBeTruthy()
    expect(bank().getAllByRole('button')[0]?.textContent).toBe('What did you notice first?Mine')
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find in the bank' }), {
      target: { value: 'notice' },
    })
    expect(bank().getByText('District 0 · Mine 2')).toBeTruthy()
    const edit = bank().getByRole('link', { name: 'Edit mine' })
    expect(edit.getAttribute('href')).toBe('/settings/profile/a-tool')
  })

  test('of mine is taken as the district’s: changed, or with evidence, before it is sent', () => {
    capturing()
    tap('Question')
    fireEvent.click(bank().getByRole('button', { name: /^What did you notice first/ }))
    expect(comments()).toMatchObject([
      { kind: 'question', text: 'What did you notice first?', bankId: 'own:question-1' },
    ])
    expect(screen.getByText(/Change its words or attach evidence before you send/)).toBeTruthy()
    type('What did you notice first on the boards?')
    expect(screen.queryByText(/before you send/)).toBeNull()
  })

  test('is searched by words and by target', () => {
    capturing()
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find in the bank' }), {
      target: { value: 'questions and' },
    })
    expect(bank().getAllByRole('button')).toHaveLength(4)
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find in the bank' }), {
      target: { value: 'zzz' },
    })
    expect(bank().getByText('Nothing in the bank fits.')).toBeTruthy()
  })
})

describe('by keyboard', () => {
  test('digits choose the kind, Enter begins the next comment', () => {
    capturing()
    fireEvent.keyDown(document.body, { key: '3' })
    type('Wait four seconds.')
    fireEvent.keyDown(field(), { key: '1' })
    fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true })
    expect(field().value).toBe('Wait four seconds.')
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(field().value).toBe('')
    expect(comments()).toMatchObject([{ kind: 'suggestion', text: 'Wait four seconds.' }])
  })
})

describe('evidence', () => {
  test('is typed, or picked from the visit, before or after the words', async () => {
    capturing()
    tap('Evidence')
    tap('Pick')
    await act(async () => {})
    tap('Add: S7: “Why?”')
    expect(comments()).toMatchObject([{ text: '', evidence: [{ source: { entryId: idOf(1) } }] }])
    expect(view.missing({ ...frame.capture }, { ...config })).toEqual(['Write at least one comment.'])
    type('A student asked why.')
    tap('Type evidence')
    fireEvent.change(screen.getByRole('textbox', { name: 'New evidence for comment 1' }), {
      target: { value: 'Two more hands.' },
    })
    expect(comments()).toMatchObject([
      { text: 'A student asked why.', evidence: [{ text: 'S7: “Why?”' }, { text: 'Two more hands.' }] },
    ])
  })

  test('that is tagged with what the comment is about comes first, and says so', async () => {
    const [said] = script
    const look = { kind: 'Look-for', at: '2026-10-22T16:20:00.000Z', targets: ['41:i2'] }
    const file = { id: idOf(3), type: 'image/jpeg', bytes: 9 } as const
    evidence = said
      ? [
          { ...said, toolTypeId: 11, kind: 'Look-for', entryId: 'a2', text: 'A2: Observed' },
          { ...said, ...look, toolTypeId: 11, entryId: 'i2', text: 'I2: Observed' },
          { ...said, ...look, entryId: idOf(4), kind: 'Photo', text: 'I2', file },
        ]
      : []
    capturing(aComment(1, { target: { id: '41:i2', code: 'I2', title: 'Questions and discussion' } }))
    tap(/^Comment 1/)
    tap('Evidence')
    tap('Pick')
    await act(async () => {})
    const rows = within(screen.getByRole('region', { name: 'Pick from this visit' })).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/I2: Observed.*Tagged/),
      expect.not.stringContaining('Tagged'),
    ])
  })

  test('says for how many comments it is used', async () => {
    const { observationId, toolTypeId, entryId, kind, at, text } = script[0] ?? {}
    const source = { observationId, toolTypeId, entryId, kind, at } as NonNullable<
      Comment['evidence'][number]['source']
    >
    const piece = { id: idOf(50), text: text ?? '', stance: 'supports', source } as const
    capturing(aComment(1, { evidence: [piece] }), aComment(2, { evidence: [{ ...piece, id: idOf(51) }] }))
    tap(/^Comment 2/)
    expect(screen.getByText('Script 7:00 · 10:12 AM · used for 2 comments')).toBeTruthy()
  })
})
