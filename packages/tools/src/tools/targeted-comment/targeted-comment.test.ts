import { merge } from '@corridor/domain/observation/merge'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { visit } from '../../testing/test-around.ts'
import { addComment, changeComment, setKind, setStep } from './capture/comment-changes.ts'
import { ownBank } from './capture/own-bank.ts'
import { hintedTarget, targetGroups, targetName } from './comment-targets.ts'
import { kinds } from './kinds.ts'
import {
  BankComment,
  type Comment,
  TargetedCommentCapture,
  TargetedCommentConfig,
} from './targeted-comment.shape.ts'
import { targetedComment } from './targeted-comment.tool.ts'

const config = targetedComment.usual()
const blank = targetedComment.blank(config)
const idOf = (number: number) => `0192b3c4-0000-7000-8000-${String(number).padStart(12, '0')}`
const context = { visit, contributions: [], isForEducator: true }

function aComment(number: number, details: Partial<Comment> = {}): Comment {
  return {
    id: idOf(number),
    at: new Date(Date.parse(visit.startedAt) + number * 60_000).toISOString(),
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

const captureOf = (...comments: Comment[]) => ({ comments })
const piece = { id: idOf(90), text: 'S7 asked why.', stance: 'supports', source: null } as const

describe('the bank that ships', () => {
  test('has two dozen comments, some of each kind, each with a blank to fill', () => {
    expect(config.bank).toHaveLength(24)
    for (const kind of kinds) expect(config.bank.some((it) => it.kind === kind)).toBe(true)
    const whole = config.bank.filter(({ text }) => !text.includes('___'))
    expect(whole).toEqual([])
  })

  test.each([
    ['an empty comment', { bank: [{ id: 'a', kind: 'note', text: ' ', target: '' }] }, 'Write the comment.'],
    ['no kind', { kinds: [] }, 'Keep at least one kind.'],
    ['nothing to send', { mostSent: 0 }, 'Enter at least 1.'],
  ])('with %s it says what to do', (_, change, words) => {
    const { error } = TargetedCommentConfig.safeParse({ ...config, ...change })
    expect(error?.issues.map(({ message }) => message)).toContain(words)
  })
})

describe('before it is completed', () => {
  test('something is said, and everything that was begun has words', () => {
    expect(targetedComment.missing(blank, config)).toEqual(['Write at least one comment.'])
    const begun = captureOf(aComment(1), aComment(2, { text: ' ', evidence: [piece] }))
    expect(targetedComment.missing(begun, config)).toEqual([
      'Comment 2 has no words yet. Write them, or remove it.',
    ])
    expect(targetedComment.missing(captureOf(aComment(1)), config)).toEqual([])
  })
})

describe('before it is sent', () => {
  const unsendable = (...comments: Comment[]) => targetedComment.unsendable?.(captureOf(...comments), config)
  const whole = { ...config, bank: [{ id: 'b1', kind: 'note' as const, text: 'A lively room.', target: '' }] }

  test('words of the bank are changed, or carry evidence', () => {
    const taken = aComment(1, { bankId: 'b1', text: 'A lively room.' })
    const of = (it: Comment) => targetedComment.unsendable?.(captureOf(it), whole)
    expect(of(taken)).toEqual([
      'Comment 1 is as it stands in the bank. Change its words, or attach evidence.',
    ])
    expect(of({ ...taken, text: 'A lively room at 10:05.' })).toEqual([])
    expect(of({ ...taken, evidence: [piece] })).toEqual([])
    expect(of({ ...taken, evidence: [{ ...piece, text: ' ' }] })).toHaveLength(1)
  })

  test('that holds for own words, and for those that have left the bank since', () => {
    const own = aComment(1, { bankId: 'own:b1', text: 'Well begun.', taken: 'Well begun.' })
    expect(unsendable(own)).toHaveLength(1)
    expect(unsendable({ ...own, text: ' Well begun. ' })).toHaveLength(1)
    expect(unsendable({ ...own, evidence: [piece] })).toEqual([])
    expect(unsendable({ ...own, text: 'Well begun at 9:31.' })).toEqual([])
    // The words were taken while the bank read so; the district has reworded them meanwhile.
    const before = aComment(1, { bankId: 'b1', text: 'A calm room.', taken: 'A calm room.' })
    expect(targetedComment.unsendable?.(captureOf(before), whole)).toHaveLength(1)
  })

  test('an own comment has no id of the district’s, though both were imported from one file', () => {
    const [mine] = ownBank({ bank: whole.bank })
    expect(mine?.id).not.toBe(whole.bank[0]?.id)
    expect(BankComment.safeParse(mine).success).toBe(false)
    const long = { id: 'a'.repeat(60), kind: 'note' as const, text: 'Words', target: '' }
    const taken = aComment(1, { bankId: ownBank({ bank: [long] })[0]?.id ?? '', taken: 'Words' })
    expect(TargetedCommentCapture.parse(captureOf(taken)).comments).toHaveLength(1)
    expect(ownBank(undefined)).toEqual([])
  })

  test('no blank is left, whatever stands beside it', () => {
    const taken = aComment(1, { bankId: 'question-1', text: 'How did you decide on ___?' })
    expect(unsendable({ ...taken, evidence: [piece] })).toEqual(['Comment 1: fill the blank that is left.'])
    expect(unsendable({ ...taken, text: 'How did you decide on pairs?' })).toEqual([])
  })

  test.each([
    [3, 0],
    [4, 1],
  ])('of %d comments, %d more than the district sends', (count, faults) => {
    const comments = Array.from({ length: count }, (_, index) => aComment(index + 1))
    expect(unsendable(...comments)).toHaveLength(faults)
  })
})

describe('the action step', () => {
  const two = captureOf(aComment(1, { kind: 'next-step' }), aComment(2, { kind: 'next-step' }))

  test('is one a visit, with its date', () => {
    const marked = setStep(setStep(two, idOf(1), '2026-11-05'), idOf(2), '2026-11-12')
    expect(targetedComment.steps?.(marked, config)).toEqual([
      { id: idOf(2), text: 'Remark 2', dueOn: '2026-11-12', status: 'open' },
    ])
    expect(marked.comments.filter(({ isStep }) => isStep)).toHaveLength(1)
  })

  test('is none any more when it becomes another kind', () => {
    const marked = setKind(setStep(two, idOf(1), '2026-11-05'), idOf(1), 'question')
    expect(targetedComment.steps?.(marked, config)).toEqual([])
    expect(setKind(marked, idOf(1), 'next-step').comments[0]?.isStep).toBe(false)
  })

  test('is one even where two devices marked one each', () => {
    const mine = setStep(two, idOf(1), null)
    const theirs = setStep(two, idOf(2), null)
    const document = (it: TargetedCommentCapture) => ({ ...it, conflicts: [] })
    const { conflicts, ...merged } = merge(document(two), document(mine), document(theirs), {
      by: 'phone',
      at: visit.startedAt,
    })
    expect(conflicts).toEqual([])
    const capture = TargetedCommentCapture.parse(merged)
    expect(capture.comments.every(({ isStep }) => isStep)).toBe(true)
    expect(targetedComment.steps?.(capture, config)).toMatchObject([{ id: idOf(1) }])
  })
})

test('two devices that work on the same comment both keep what they did', () => {
  const base = captureOf(aComment(1))
  const mine = changeComment(base, idOf(1), () => ({ evidence: [piece] }))
  const theirs = addComment(
    changeComment(base, idOf(1), () => ({ text: 'Other words' })),
    aComment(2),
  )
  const document = (it: TargetedCommentCapture) => ({ ...it, conflicts: [] })
  const merged = merge(document(base), document(mine), document(theirs), { by: 'phone', at: visit.startedAt })
  expect(merged).toMatchObject({
    conflicts: [],
    comments: [{ text: 'Other words', evidence: [piece] }, { id: idOf(2) }],
  })
})

test('facts count each comment in one kind', () => {
  const kind = fc.constantFrom(...kinds)
  fc.assert(
    fc.property(fc.array(kind, { maxLength: 10 }), (chosen) => {
      const facts = targetedComment.facts(
        captureOf(...chosen.map((it, index) => aComment(index + 1, { kind: it }))),
        config,
        visit,
      )
      const ofKinds = facts.filter(({ item }) => item === 'kind')
      expect(ofKinds.reduce((sum, { n }) => sum + n, 0)).toBe(chosen.length)
    }),
  )
})

test('the record has the mix, the share with evidence, the targets, and evidence under its comment', () => {
  const target = { id: '41:i2', code: 'I2', title: 'Questions and discussion' }
  const step = { kind: 'next-step', isStep: true, stepDueOn: '2026-11-05' } as const
  const blocks = targetedComment.record(
    captureOf(aComment(1, { target, evidence: [piece] }), aComment(2, step), aComment(3, { text: '' })),
    config,
    context,
  )
  expect(blocks[0]).toMatchObject({
    items: [
      { label: 'Comments', value: '2' },
      { label: 'With evidence', value: '1 of 2' },
      { label: 'About', value: '1 target', note: 'I2 Questions and discussion' },
    ],
  })
  expect(blocks[1]).toMatchObject({
    counted: '2 comments',
    table: { rows: [['Comments', '1', '1']] },
  })
  expect(blocks[2]).toMatchObject({
    items: [
      { head: '10:06 AM · Strength', tags: ['I2 Questions and discussion'] },
      { head: 'Typed · Supports', text: 'S7 asked why.', isUnder: true },
      { head: '10:07 AM · Next step · action step by Nov 5' },
    ],
  })
})

describe('targets', () => {
  const item = { id: 'i2', code: 'I2', title: 'Questions and discussion', domain: 'Instruction' }
  const groups = targetGroups({
    targets: [{ ...item, configurationId: 41, set: 'Teaching Practices' }],
    goals: [{ id: idOf(8), text: 'More voices.' }],
    steps: [{ id: idOf(7), text: 'Wait four seconds.', dueOn: null, agreedOn: '2026-10-01' }],
  })
  const all = groups.flatMap((group) => group.targets)

  test('are the items of the district’s sets, as evidence is tagged, and what was agreed before', () => {
    expect(groups.map(({ title }) => title)).toEqual(['Teaching Practices', 'Goals', 'Open action steps'])
    expect(groups[0]?.targets[0]).toEqual({ id: '41:i2', code: 'I2', title: 'Questions and discussion' })
    expect(all.map(targetName)).toEqual([
      'I2 Questions and discussion',
      'Goal: More voices.',
      'Action step: Wait four seconds.',
    ])
  })

  test('of each kind are called so in the record, and counted so', () => {
    const [about, goal = null] = all
    const capture = captureOf(
      aComment(1, { target: about ?? null }),
      aComment(2, { target: goal }),
      aComment(3, { target: goal }),
      aComment(4),
    )
    expect(TargetedCommentCapture.parse(capture)).toEqual(capture)
    const [facts, , entries] = targetedComment.record(capture, config, context)
    expect(facts).toMatchObject({
      items: [
        ...[{}, {}],
        {
          label: 'About',
          value: '2 targets',
          note: 'I2 Questions and discussion; Goal: More voices.',
        },
      ],
    })
    expect(entries).toMatchObject({ items: [{}, { tags: ['Goal: More voices.'] }, {}, { tags: [] }] })
    const total = targetedComment.facts(capture, config, visit)
    const n = { visits: 1, educators: 1, observers: 1 }
    expect(targetedComment.panel({ total, visits: null, n }, config)[1]).toMatchObject({
      items: expect.arrayContaining([
        {
          label: 'About a target',
          value: '3 of 4',
          note: '1 about a look-for or an indicator, 2 about a goal',
        },
      ]),
    })
  })

  test('are found by the hint of the bank', () => {
    expect(hintedTarget(groups, 'questions')?.id).toBe('41:i2')
    expect(hintedTarget(groups, 'Routines')).toBeNull()
    expect(hintedTarget(groups, ' ')).toBeNull()
  })
})
