import { merge } from '@corridor/domain/observation/merge'
import type { Block } from '@corridor/domain/report/block'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Fact } from '../../definition/tool.ts'
import { running, visit } from '../../testing/test-around.ts'
import { questionEvidence } from './capture/evidence.ts'
import {
  type Question,
  QuestioningCapture,
  type QuestioningConfig,
} from './higher-level-questioning.shape.ts'
import { higherLevelQuestioning as tool } from './higher-level-questioning.tool.ts'
import { levels, levelsOf, scales } from './levels.ts'
import { askers, forms, kinds } from './question-terms.ts'
import { rateWords } from './record/rate-words.ts'
import { shareHint } from './share-words.ts'
import { aQuestion } from './test-question.ts'

const config = tool.usual()
const START = Date.parse(visit.startedAt)
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString()
let made = 0

function asked(details: Partial<Question> = {}): Question {
  made += 1
  return aQuestion(made, START + made * 1_000, details)
}

const captureOf = (...questions: Question[]): QuestioningCapture => ({ questions, isNoneAsked: false })
const factsOf = (capture: QuestioningCapture, set: QuestioningConfig = config) =>
  tool.facts(capture, set, visit)
const countIn = (facts: readonly Fact[], item: string, value: string) =>
  facts.find((it) => it.item === item && it.value === value)?.n

describe('what a capture of questions counts', () => {
  const anyQuestion = fc
    .record({
      kind: fc.constantFrom(...kinds),
      level: fc.constantFrom(...levelsOf.bloom),
      asker: fc.constantFrom(...askers),
      form: fc.constantFrom(...forms, null),
      seconds: fc.nat(4_000),
      waitSeconds: fc.oneof(fc.constant(null), fc.double({ min: 0, max: 120, noNaN: true })),
    })
    .map(({ seconds, ...details }) => asked({ ...details, at: at(seconds) }))

  test('every academic question once in each view of it, and no other', () => {
    fc.assert(
      fc.property(fc.array(anyQuestion, { maxLength: 30 }), (questions) => {
        const facts = factsOf(captureOf(...questions))
        const academic = questions.filter(({ kind }) => kind === 'academic').length
        const total = (item: string) =>
          facts.filter((it) => it.item === item).reduce((sum, { n }) => sum + n, 0)

        expect(total('level-teacher') + total('level-student')).toBe(academic)
        for (const item of ['cut', 'asker', 'form', 'directed-to', 'slot-questions'])
          expect(total(item)).toBe(academic)
        expect(total('kind')).toBe(questions.length)
        expect(total('slot-seconds')).toBe(countIn(facts, 'seconds', 'observed'))
      }),
    )
  })

  test('a procedural or rhetorical question stays out of the mix', () => {
    const facts = factsOf(
      captureOf(asked(), asked({ kind: 'procedural', level: null }), asked({ kind: 'rhetorical' })),
    )
    expect(countIn(facts, 'kind', 'academic')).toBe(1)
    expect(countIn(facts, 'kind', 'procedural')).toBe(1)
    expect(countIn(facts, 'level-teacher', 'remember')).toBe(1)
  })

  test.each([
    ['apply', 'analyze'],
    ['dok-2', 'dok-3'],
    ['low', 'high'],
  ] as const)('the cut lies between %s and %s', (below, above) => {
    const facts = factsOf(captureOf(asked({ level: below }), asked({ level: above })))
    expect([countIn(facts, 'cut', 'low'), countIn(facts, 'cut', 'high')]).toEqual([1, 1])
  })

  test('five minutes begin on the minute, and long visits end in one part', () => {
    const asking = [299, 300, 3_000].map((seconds) => asked({ at: at(seconds) }))
    const facts = tool.facts(captureOf(...asking), config, { ...visit, endedAt: at(3_600) })
    expect(['0-5', '5-10', '25-plus'].map((slot) => countIn(facts, 'slot-questions', slot))).toEqual([
      1, 1, 1,
    ])
    expect(countIn(facts, 'seconds', 'observed')).toBe(3_600)
  })

  test('a question added when the visit was over is in its last five minutes', () => {
    const facts = factsOf(captureOf(asked({ at: at(1_200) }), asked({ at: at(9_000) })))
    expect(countIn(facts, 'slot-questions', '15-20')).toBe(2)
  })

  test.each([
    [0.9, 'under-1'],
    [1, '1-2'],
    [4.9, '3-5'],
    [10, '10-plus'],
  ])('a wait of %d s is in “%s”', (waitSeconds, bucket) => {
    expect(countIn(factsOf(captureOf(asked({ waitSeconds }))), 'wait', bucket)).toBe(1)
  })

  test('a seat that answers twice is one', () => {
    const facts = factsOf(
      captureOf(asked({ responder: 7 }), asked({ responder: 7 }), asked({ responder: 9 }), asked()),
    )
    expect(countIn(facts, 'responders', 'distinct')).toBe(2)
  })
})

test('a capture says what it lacks: a question, or that there was none, and a level for each', () => {
  expect(tool.missing(tool.blank(config), config)).toEqual([
    'Record a question, or note that none was asked.',
  ])
  expect(tool.missing({ questions: [], isNoneAsked: true }, config)).toEqual([])
  expect(tool.missing(captureOf(asked(), asked({ level: null })), config)).toEqual([
    'Question 2 has no level yet.',
  ])
  expect(tool.missing(captureOf(asked({ kind: 'procedural', level: null })), config)).toEqual([])
})

test('two devices that note different things about a question both keep them', () => {
  const base = asked()
  const document = (question: Question) => ({ conflicts: [], ...captureOf(question) })
  const { conflicts, ...merged } = merge(
    document(base),
    document({ ...base, text: 'Why?' }),
    document({ ...base, form: 'open', waitSeconds: 2.1 }),
    { by: 'phone', at: at(0) },
  )

  expect(conflicts).toEqual([])
  expect(QuestioningCapture.parse(merged).questions).toEqual([
    { ...base, text: 'Why?', form: 'open', waitSeconds: 2.1 },
  ])
})

describe('the record', () => {
  const context = { visit, contributions: [], isForEducator: true }
  const recordOf = (capture: QuestioningCapture) => tool.record(capture, config, context)
  const tableOf = ([, , profile]: readonly Block[]) => {
    if (profile?.kind !== 'chart') throw new Error('There is no profile.')
    return profile.table.rows
  }
  const factIn = (capture: QuestioningCapture, label: string) => {
    const [block] = recordOf(capture)
    return block?.kind === 'facts' ? block.items.find((it) => it.label === label)?.value : undefined
  }
  const four = [asked(), asked({ level: 'create' }), asked(), asked()]

  test('has percentages from five academic questions on', () => {
    expect(factIn(captureOf(...four), 'High level')).toBe('1 of 4')
    expect(JSON.stringify(recordOf(captureOf(...four)))).not.toContain('%')
    expect(factIn(captureOf(...four, asked({ kind: 'procedural', level: null })), 'High level')).toBe(
      '1 of 4',
    )
    expect(factIn(captureOf(...four, asked()), 'High level')).toBe('1 of 5 (20%)')
  })

  test('has the rate for ten minutes, and the median wait', () => {
    const capture = captureOf(...four, asked({ waitSeconds: 1 }), asked({ waitSeconds: 4.2 }))
    expect(factIn(capture, 'In 10 minutes')).toBe('3.0')
    expect(factIn(capture, 'Median wait')).toBe('2.6 s')
    expect(rateWords(1, 1)).toEqual({ value: '1 question in 1 second', note: 'no rate under 3 minutes' })
    expect(rateWords(9, 180).value).toBe('30.0')
    expect(factIn(captureOf(...four), 'Median wait')).toBe('Not timed')
  })

  test('says of marks that nobody made that they were not made, and counts none of them', () => {
    for (const label of ['Open', 'Follow-up', 'Seats that answered'])
      expect(factIn(captureOf(...four), label)).toBe('Not marked')
    expect(JSON.stringify(recordOf(captureOf(...four)))).not.toContain('for 0 questions')
    expect(factIn(captureOf(...four, asked({ responder: 7 })), 'Seats that answered')).toBe('1')
  })

  test('shows the words that were written down, in the order of the clock', () => {
    const later = asked({ at: at(90), text: 'And then?', isFollowUp: true, responder: 7, waitSeconds: 2 })
    const sooner = asked({ at: at(30), text: 'Why?', level: 'analyze', asker: 'student', form: 'open' })
    expect(recordOf(captureOf(later, sooner, asked()))).toContainEqual({
      kind: 'entries',
      title: 'Questions as they were asked',
      items: [
        { head: '10:05 AM · Student · Analyze', text: 'Why?', tags: ['Open'] },
        {
          head: '10:06 AM · Teacher · Remember',
          text: 'And then?',
          tags: ['Follow-up', 'Seat 7', 'Wait 2.0 s'],
        },
      ],
    })
  })

  test('goes on in five minutes for as long as the visit was', () => {
    const long = { ...visit, endedAt: at(2_400) }
    const capture = captureOf(asked({ at: at(1_600) }), asked({ at: at(2_400), level: 'create' }))
    const rows = tableOf(tool.record(capture, config, { ...context, visit: long }))
    expect(rows.slice(4)).toEqual([
      ['20 to 25 min', '0', '0', '5.0'],
      ['25 to 30 min', '1', '0', '5.0'],
      ['30 to 35 min', '0', '0', '5.0'],
      ['35 to 40 min', '0', '1', '5.0'],
    ])

    const forgotten = { ...visit, endedAt: at(24 * 3_600) }
    const all = tableOf(tool.record(capture, config, { ...context, visit: forgotten }))
    expect([all.length, all.at(-1)]).toEqual([36, ['After 175 min', '0', '0', '1265.0']])
  })

  test('leaves out minutes in which nobody listened, and says when nobody asked', () => {
    const blocks = recordOf({ questions: [], isNoneAsked: true })
    expect(blocks).toContainEqual({ kind: 'note', text: 'No question was asked.' })
    expect(tableOf(blocks).map(([slot]) => slot)).toEqual([
      '0 to 5 min',
      '5 to 10 min',
      '10 to 15 min',
      '15 to 20 min',
    ])
  })
})

describe('the panel of a report', () => {
  const n = { visits: 2, educators: 1, observers: 1 }

  test('makes its shares and rate of sums', () => {
    const total = [
      ...factsOf(captureOf(asked({ level: 'create', waitSeconds: 2 }), asked(), asked())),
      ...factsOf(captureOf(asked({ form: 'open' }), asked({ asker: 'student', form: 'closed' }))),
    ]
    const [mix, facts] = tool.panel({ total, visits: null, n }, config)
    expect(mix).toMatchObject({
      counted: '5 academic questions',
      table: { rows: [['All visits', '4', '0', '0', '0', '0', '1']] },
    })
    expect(facts).toMatchObject({
      items: [
        { label: 'Analyze or above', value: '1 of 5 (20%)' },
        { label: 'Asked by students', value: '1 of 5 (20%)' },
        { label: 'Open questions', value: '1 of 2', note: 'of 2 questions marked open or closed' },
        { label: 'Follow-up questions', value: 'Not marked' },
        { label: 'Median wait time', value: '2 to 3 s', note: '1 timed' },
        { label: 'Questions in 10 minutes', value: '1.3', note: '5 in 40 min' },
        { label: 'Counted apart', value: '0' },
      ],
    })
  })

  test('keeps scales apart after the district changed its own', () => {
    const total = [
      ...factsOf(captureOf(asked())),
      ...factsOf(captureOf(asked({ level: 'dok-3' })), { ...config, scale: 'dok' }),
    ]
    const charts = tool.panel({ total, visits: null, n }, config).filter((it) => it.kind === 'chart')
    expect(charts.map(({ table }) => table.columns.length)).toEqual([7, 5, 4])
  })
})

test('every level is in one scale, and stems are for levels', () => {
  expect(scales.flatMap((scale) => levelsOf[scale])).toEqual([...levels])
})

test('no share shows before the visit is over', () => {
  const capture = captureOf(asked({ level: 'create' }), asked(), asked(), asked(), asked())
  expect(shareHint(capture, config, running)).toBe(
    'Shares show when the visit is over.\nUnder 5 questions: no percentages.',
  )
  expect(shareHint(capture, config, visit)).toBe('High level: 1 of 5 (20%) in 5 questions.')
})

test('other tools may pick its academic questions, in words where there are any', () => {
  const [silent, spoken] = [asked({ level: 'apply' }), asked({ text: 'Why?', level: 'analyze' })]
  expect(questionEvidence(captureOf(spoken, silent, asked({ kind: 'procedural' })))).toEqual([
    { entryId: 'summary', kind: 'Summary', at: spoken.at, text: '1 of 2 questions were high level.' },
    { entryId: silent.id, kind: 'Question', at: silent.at, text: 'Apply, teacher' },
    { entryId: spoken.id, kind: 'Question', at: spoken.at, text: 'Analyze, teacher: Why?' },
  ])
})
