import { merge } from '@corridor/domain/observation/merge'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Contribution } from '../../definition/tool.ts'
import { visit } from '../../testing/test-around.ts'
import { begunWith } from './capture/composer/stems.ts'
import { changeEntry, inColumn } from './capture/entry/entry-changes.ts'
import { judgingIn } from './capture/judging.ts'
import { threadsOf } from './entries.ts'
import { type Entry, NoticingCapture } from './noticing-wondering.shape.ts'
import { noticingWondering } from './noticing-wondering.tool.ts'
import { ratioOf } from './record/ratio-words.ts'

const config = noticingWondering.usual()
const START = Date.parse(visit.startedAt)
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString()
let made = 0

function anEntry(details: Partial<Entry> = {}): Entry {
  made += 1
  return {
    id: `00000000-0000-7000-8000-${String(made).padStart(12, '0')}`,
    at: at(made),
    column: 'noticing',
    text: 'I saw 5 of 6 students point to the word wall.',
    about: 'students',
    tags: {},
    isStarred: false,
    causeId: null,
    ...details,
  }
}

const captureOf = (...entries: Entry[]) => ({ entries })
const wondering = (details: Partial<Entry> = {}) =>
  anEntry({ column: 'wondering', text: 'I wonder how they choose.', about: null, ...details })

describe('words that judge', () => {
  const words = (text: string, column: Entry['column'] = 'noticing') =>
    judgingIn(text, column).map(({ from, to }) => text.slice(from, to))

  test('are found in a noticing, whole and in any case', () => {
    expect(words('I noticed good pacing')).toEqual(['good'])
    expect(words('Poor start. The teacher SHOULD wait.')).toEqual(['Poor', 'SHOULD'])
    expect(words('Goods on the shelf, a shoulder bag')).toEqual([])
    expect(words("They didn’t care; they didn't care")).toEqual(['didn’t care', "didn't care"])
  })

  test('may stand in a quotation', () => {
    expect(words('The teacher said, “Good, you should try.” Nice.')).toEqual(['Nice'])
    expect(words('"That is great')).toEqual([])
  })

  test('in a wondering are only those that blame', () => {
    expect(words('Why didn’t they talk? A good question.', 'wondering')).toEqual(['Why didn’t'])
    expect(words('I wonder why it is good.', 'wondering')).toEqual([])
  })

  test('are answered with a question', () => {
    expect(judgingIn('good pacing', 'noticing')[0]?.question).toBe(
      '“Good” is a judgment. What did you see or hear?',
    )
  })

  test('never overlap and lie within the text, whatever is typed', () => {
    const word = fc.constantFrom(
      'good',
      'should',
      'have',
      'needs to',
      'why not',
      'always',
      '“',
      '"',
      'x',
      '-',
    )
    fc.assert(
      fc.property(fc.array(word), fc.constantFrom('noticing', 'wondering'), (typed, column) => {
        const text = typed.join(' ')
        let last = 0
        for (const { from, to } of judgingIn(text, column)) {
          expect(from >= last && to > from && to <= text.length).toBe(true)
          last = to
        }
      }),
    )
  })
})

test('a stem is begun with, and its first dots are written over', () => {
  expect(begunWith('I heard …', '')).toEqual({ text: 'I heard ', from: 8, to: 8 })
  expect(begunWith('I saw … of …', '')).toEqual({ text: 'I saw … of ', from: 6, to: 7 })
  expect(begunWith('I heard …', 'A bell.')).toEqual({ text: 'A bell. I heard ', from: 16, to: 16 })
})

test('a wondering stands under its noticing, and by itself when that is gone', () => {
  const [first, second] = [anEntry(), anEntry()]
  const [linked, lost, free] = [
    wondering({ causeId: first.id }),
    wondering({ causeId: '00000000-0000-7000-8000-00000000dead' }),
    wondering(),
  ]
  expect(
    threadsOf([first, second, linked, lost, free]).map((it) => it.wonderings.map(({ id }) => id)),
  ).toEqual([[linked.id], [], [lost.id], [free.id]])
})

test('one noticing is enough to finish, and wonderings alone are not', () => {
  expect(noticingWondering.missing(captureOf(wondering()), config)).toEqual([
    'Write down at least one noticing.',
  ])
  expect(noticingWondering.missing(captureOf(anEntry({ text: ' ' })), config)).toHaveLength(1)
  expect(noticingWondering.missing(captureOf(anEntry()), config)).toEqual([])
})

test('each wondering is asked of the educator, once it is sent', () => {
  const asked = wondering()
  expect(noticingWondering.invitations?.(captureOf(anEntry(), asked), config)).toMatchObject([
    { kind: 'answer', key: asked.id, prompt: 'I wonder how they choose.', isAhead: false, choices: null },
  ])
})

describe('the record', () => {
  const noticed = anEntry({ isStarred: true, tags: { '9:q': { code: 'I2', title: 'Talk' } } })
  const asked = wondering({ causeId: noticed.id })
  const answer = {
    kind: 'answer',
    by: 'Omar Haddad',
    text: 'By sound.',
    at: at(4_000),
    key: asked.id,
  } as const
  const record = (contributions: readonly Contribution[]) =>
    noticingWondering.record(captureOf(asked, noticed), config, { visit, contributions, isForEducator: true })

  test('shows a wondering under its noticing and the answer under the wondering', () => {
    expect(record([answer]).find((it) => it.kind === 'entries')).toMatchObject({
      items: [
        { text: noticed.text, tags: ['★ To talk about', 'I2 Talk'] },
        { text: asked.text, isUnder: true },
        { head: '11:11 AM · Answer · Omar Haddad', text: 'By sound.', isUnder: true },
      ],
    })
  })

  test('keeps at its end what was answered to a wondering that is gone', () => {
    const gone = { ...answer, key: anEntry().id, text: 'To something else.' }
    expect(record([answer, gone]).at(-1)).toEqual({
      kind: 'entries',
      title: 'Answers to an earlier question',
      items: [{ head: 'Oct 22, 11:11 AM · Omar Haddad', text: 'To something else.', tags: [] }],
    })
    expect(record([answer])).toHaveLength(record([answer, gone]).length - 1)
  })

  test('counts, and says what was answered', () => {
    const facts = (blocks: ReturnType<typeof record>) =>
      blocks.flatMap((it) => (it.kind === 'facts' ? it.items.map(({ label, value }) => [label, value]) : []))
    expect(facts(record([]))).toEqual([
      ['Noticings', '1'],
      ['Wonderings', '1'],
      ['Noticings to wonderings', '1 to 1'],
      ['About students', '1 of 1'],
      ['Wonderings answered', '0 of 1'],
    ])
    expect(facts(record([answer])).at(-1)).toEqual(['Wonderings answered', '1 of 1'])
  })
})

test.each([
  [6, 2, '3 to 1'],
  [5, 3, '1.7 to 1'],
  [2, 2, '1 to 1'],
  [2, 5, '1 to 2.5'],
  [4, 0, '4 to 0'],
  [0, 1, '0 to 1'],
])('%d noticings to %d wonderings are %s, whichever are more', (noticings, wonderings, value) => {
  expect(ratioOf(noticings, wonderings)).toEqual([{ label: 'Noticings to wonderings', value }])
})

test('a capture without entries has no ratio', () => {
  expect(ratioOf(0, 0)).toEqual([])
})

test('an entry that changes its column keeps links sound, and Undo gives them back', () => {
  const column = fc.constantFrom('noticing', 'wondering')
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(5), column), { maxLength: 8 }), (moves) => {
      const [first, second] = [anEntry(), anEntry()]
      const six = [first, second, wondering({ causeId: first.id }), wondering({ causeId: first.id })]
      let capture = captureOf(...six, wondering({ causeId: second.id }), wondering())
      for (const [which, to] of moves) {
        const id = capture.entries[which]?.id ?? ''
        const before = capture
        capture = changeEntry(capture, id, (it) => inColumn(it, to))
        const threads = threadsOf(capture.entries)
        const drawn = threads.flatMap((it) => [...(it.noticing ? [it.noticing] : []), ...it.wonderings])
        expect(drawn.map((it) => it.id).sort()).toEqual(capture.entries.map((it) => it.id).sort())
        for (const it of capture.entries) expect(it.column === 'noticing' && it.causeId !== null).toBe(false)

        const document = ({ entries }: NoticingCapture) => ({ conflicts: [], entries })
        const undone = merge(document(capture), document(before), document(capture), {
          by: 'phone',
          at: at(0),
        })
        expect(undone.entries).toEqual(before.entries)
      }
    }),
  )
})

test('a record has no chart of what entries are about where none says', () => {
  const charts = (about: Entry['about']) =>
    noticingWondering
      .record(captureOf(anEntry({ about })), config, { visit, contributions: [], isForEducator: true })
      .filter(({ kind }) => kind === 'chart')
  expect(charts(null)).toEqual([])
  expect(charts('students')).toHaveLength(1)
})

test('facts add up to the entries, whatever they are about', () => {
  const about = fc.constantFrom(null, 'teacher', 'students', 'environment', 'materials')
  fc.assert(
    fc.property(fc.array(about, { maxLength: 12 }), (all) => {
      const facts = noticingWondering.facts(
        captureOf(...all.map((it) => anEntry({ about: it }))),
        config,
        visit,
      )
      const noticed = facts.filter(({ item }) => item === 'noticing')
      expect(noticed.reduce((sum, { n }) => sum + n, 0)).toBe(all.length)
    }),
  )
})

test('two devices that star and tag the same entry, and add others, keep everything', () => {
  const [base, mine, theirs] = [anEntry(), anEntry(), wondering()]
  const document = (...entries: Entry[]) => ({ conflicts: [], entries })
  const { conflicts, ...merged } = merge(
    document(base),
    document({ ...base, isStarred: true }, mine),
    document({ ...base, tags: { '9:q': { code: 'I2', title: 'Talk' } } }, theirs),
    { by: 'tablet', at: at(0) },
  )

  expect(conflicts).toEqual([])
  const { entries } = NoticingCapture.parse(merged)
  expect(entries.map(({ id }) => id).sort()).toEqual([base.id, mine.id, theirs.id].sort())
  expect(entries.find(({ id }) => id === base.id)).toMatchObject({ isStarred: true, tags: { '9:q': {} } })
})

test('the panel of a report sums what observers looked at', () => {
  const total = noticingWondering.facts(captureOf(anEntry(), wondering({ about: 'teacher' })), config, visit)
  const [chart, facts] = noticingWondering.panel(
    { total, visits: null, n: { visits: 1, educators: 1, observers: 1 } },
    config,
  )
  expect(facts).toMatchObject({
    items: [
      { value: '1' },
      { value: '1' },
      { value: '1 to 1' },
      { value: '1 of 2' },
      { value: '0 of 2' },
      { value: '0 of 1' },
    ],
  })
  expect(chart).toMatchObject({
    n: 2,
    table: {
      rows: [
        ['Noticings', '0', '1'],
        ['Wonderings', '1', '0'],
      ],
    },
  })
})
