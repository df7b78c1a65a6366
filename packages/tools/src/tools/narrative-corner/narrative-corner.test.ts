import { merge } from '@corridor/domain/observation/merge'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { found, setsOf, sharedCodes, targetsIn } from '../../target-picker/target-picker.ts'
import { visit } from '../../testing/test-around.ts'
import { asksForTag, expanded, speakerIn } from './capture/expand.ts'
import { asWritten, startOf } from './lines.ts'
import { type Line, NarrativeCapture, NarrativeConfig } from './narrative-corner.shape.ts'
import { narrativeCorner } from './narrative-corner.tool.ts'
import { movedSpan, wordsIn } from './spans.ts'

const config = narrativeCorner.usual()
const START = Date.parse(visit.startedAt)
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString()
let made = 0

function aLine(details: Partial<Line> = {}): Line {
  made += 1
  return {
    id: `00000000-0000-7000-8000-${String(made).padStart(12, '0')}`,
    at: at(0),
    kind: 'script',
    speaker: 'T',
    text: 'Say more.',
    tags: {},
    file: null,
    isIncluded: false,
    removedAt: null,
    ...details,
  }
}

const captureOf = (...lines: Line[]) => ({ lines })
const record = (isForEducator: boolean, ...lines: Line[]) =>
  narrativeCorner.record(captureOf(...lines), config, { visit, contributions: [], isForEducator })
const tag = (code: string, span: Line['tags'][string]['span'] = null) => ({ code, title: 'Talk', span })

describe('abbreviations', () => {
  const typed = (text: string) => expanded({ text, caret: text.length }, config.abbreviations)?.text

  test('are written out by the space after them, wherever they stand', () => {
    expect(typed('3 ss ')).toBe('3 students ')
    expect(typed('Ss ')).toBe('Students ')
    expect(typed('w/o ')).toBe('without ')
    expect(expanded({ text: 'the grp is', caret: 8 }, config.abbreviations)).toEqual({
      text: 'the group is',
      caret: 10,
    })
  })

  test('are left alone within a word, and before the space', () => {
    expect(typed('class ')).toBeUndefined()
    expect(typed('ss')).toBeUndefined()
    expect(typed(' ')).toBeUndefined()
  })

  test('are each typed differently', () => {
    const twice = [
      { id: 'a', short: 'ss', long: 'students' },
      { id: 'b', short: 'SS', long: 'social studies' },
    ]
    expect(NarrativeConfig.safeParse({ ...config, abbreviations: twice }).success).toBe(false)
  })
})

test('who speaks can be typed, by seat and never by name', () => {
  expect(speakerIn('s12: Is it the claim?')).toEqual({ speaker: 'S12', text: 'Is it the claim?' })
  expect(speakerIn('T: Say more.')).toEqual({ speaker: 'T', text: 'Say more.' })
  expect(speakerIn('S61: too far')).toBeUndefined()
  expect(speakerIn('Sam: hello')).toBeUndefined()
})

test('a # that begins a word asks for a tag', () => {
  expect(asksForTag({ text: '#', caret: 1 }, '')).toBe(true)
  expect(asksForTag({ text: 'more #', caret: 6 }, 'more ')).toBe(true)
  expect(asksForTag({ text: 'C#', caret: 2 }, 'C')).toBe(false)
  expect(asksForTag({ text: 'pasted #', caret: 8 }, '')).toBe(false)
})

describe('a span', () => {
  test('keeps its words when something else is edited', () => {
    const word = fc.string({ minLength: 1, maxLength: 12 })
    const around = fc.string({ maxLength: 12 })
    fc.assert(
      fc.property(around, word, around, around, fc.boolean(), (before, words, after, typed, isBefore) => {
        const text = `${before}|${words}|${after}`
        const span = { from: before.length + 1, to: before.length + 1 + words.length }
        const edited = isBefore ? `${typed}|${words}|${after}` : `${before}|${words}|${typed}`
        const moved = movedSpan(span, text, edited)
        expect(moved && edited.slice(moved.from, moved.to)).toBe(words)
      }),
    )
  })

  test('lies within the text after any edit, or is the whole line', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.nat(30),
        fc.integer({ min: 1, max: 30 }),
        (a, b, from, length) => {
          fc.pre(from + length <= a.length)
          const moved = movedSpan({ from, to: from + length }, a, b)
          if (moved) expect(moved.from >= 0 && moved.from < moved.to && moved.to <= b.length).toBe(true)
        },
      ),
    )
  })

  test('whose words are gone says nothing', () => {
    expect(movedSpan({ from: 4, to: 8 }, 'Say more now', 'Say now')).toBeNull()
    expect(wordsIn('short', { from: 0, to: 20 })).toBeUndefined()
  })
})

test('what was said is quoted once', () => {
  expect(asWritten(aLine({ text: 'What’s next?' }))).toBe('“What’s next?”')
  expect(asWritten(aLine({ text: '“Next.”' }))).toBe('“Next.”')
  expect(asWritten(aLine({ kind: 'action', text: 'Circulates.' }))).toBe('Circulates.')
  expect(startOf('Say more. Where do you see it?')).toBe('Say more…')
})

describe('what goes out', () => {
  const opinion = aLine({ kind: 'interpretation', speaker: null, text: 'Rushed.', at: at(30) })
  const texts = (blocks: ReturnType<typeof record>) =>
    blocks.flatMap((it) => (it.kind === 'entries' ? it.items.map(({ text }) => text) : []))

  test('leaves out an interpretation unless it is ticked', () => {
    expect(texts(record(true, aLine(), opinion))).toEqual(['“Say more.”'])
    expect(JSON.stringify(record(true, aLine(), opinion))).not.toContain('Interpretation')
    expect(texts(record(false, aLine(), opinion))).toEqual(['“Say more.”', 'Rushed.'])
    expect(JSON.stringify(record(false, aLine(), opinion))).toContain('Interpretation · not sent')
    expect(texts(record(true, aLine(), { ...opinion, isIncluded: true }))).toEqual(['“Say more.”', 'Rushed.'])
  })

  test('has every interpretation of a sending that takes them all, and calls none of them “not sent”', () => {
    for (const isForEducator of [true, false]) {
      const context = { visit, contributions: [], isForEducator, withInterpretation: true }
      const blocks = narrativeCorner.record(captureOf(aLine(), opinion), config, context)
      expect(texts(blocks)).toEqual(['“Say more.”', 'Rushed.'])
      expect(JSON.stringify(blocks)).not.toContain('not sent')
    }
  })

  test('never has a removed line, nor do the facts', () => {
    const gone = aLine({ text: 'Slip.', removedAt: at(5), tags: { '9:x': tag('X') } })
    expect(JSON.stringify(record(false, aLine(), gone))).not.toContain('Slip.')
    const facts = (...lines: Line[]) => narrativeCorner.facts(captureOf(...lines), config, visit)
    const line = aLine()
    expect(facts(line, gone)).toEqual(facts(line))
    expect(narrativeCorner.missing(captureOf(gone), config)).toEqual(['Write at least one line.'])
  })

  test('names when, who, and what it is evidence of', () => {
    const line = aLine({ at: at(451), tags: { '9:b': tag('I2', { from: 0, to: 3 }), '9:a': tag('C1') } })
    const blocks = record(true, line, aLine({ at: at(460), tags: { '9:b': tag('I2') } }))
    expect(blocks.find((it) => it.kind === 'entries')).toMatchObject({
      items: [{ head: '10:12:31 · Script · T', tags: ['C1 Talk', 'I2 Talk: “Say”'] }, {}],
    })
    expect(blocks.find((it) => it.kind === 'table')).toMatchObject({
      table: {
        rows: [
          ['C1 Talk', '1'],
          ['I2 Talk', '2'],
        ],
      },
    })
  })

  test('counts lines in each five minutes by who spoke', () => {
    const blocks = record(true, aLine(), aLine({ at: at(299), speaker: 'S7' }), aLine({ at: at(601) }))
    expect(blocks.find((it) => it.kind === 'chart')).toMatchObject({
      n: 3,
      table: {
        rows: [
          ['0–5 min', '1', '1'],
          ['5–10 min', '0', '0'],
          ['10–15 min', '1', '0'],
        ],
      },
    })
  })

  test('counts what was written when the visit was over in its last five minutes', () => {
    const [block] = record(true, aLine({ at: at(1_200) }), aLine({ at: at(1_199) })).filter(
      (it) => it.kind === 'chart',
    )
    expect(block?.table.rows.slice(3)).toEqual([['15–20 min', '2']])
  })
})

test('facts count kinds, speakers, what is tagged, and time', () => {
  const lines = [
    aLine({ tags: { '9:b': tag('I2') } }),
    aLine({ at: at(120), speaker: 'S', tags: { '9:b': tag('I2'), '9:c': tag('I3') } }),
    aLine({ at: at(240), kind: 'environment', speaker: null }),
    aLine({ at: at(300), kind: 'interpretation', speaker: null }),
  ]
  const facts = narrativeCorner.facts(captureOf(...lines), config, visit)
  const n = (item: string, value: string) => facts.find((it) => it.item === item && it.value === value)?.n
  expect([n('kind', 'script'), n('kind', 'environment'), n('kind', 'time')]).toEqual([2, 1, 0])
  expect([n('lines', 'teacher'), n('lines', 'students'), n('lines', 'room')]).toEqual([1, 1, 1])
  expect([n('evidence', 'tagged'), n('evidence', 'untagged')]).toEqual([2, 1])
  expect(n('indicators', 'with-evidence')).toBe(2)
  expect([n('seconds', 'covered'), n('seconds', 'visit')]).toEqual([300, 1_200])
})

test('two devices that tag and edit the same line both keep what they did', () => {
  const base = aLine()
  const document = (line: Line) => ({ conflicts: [], lines: [line] })
  const { conflicts, ...merged } = merge(
    document(base),
    document({ ...base, tags: { '9:a': tag('C1') } }),
    document({ ...base, text: 'Say more, please.', tags: { '9:b': tag('I2') } }),
    { by: 'tablet', at: at(0) },
  )

  expect(conflicts).toEqual([])
  const [line] = NarrativeCapture.parse(merged).lines
  expect(line?.text).toBe('Say more, please.')
  expect(Object.keys(line?.tags ?? {}).sort()).toEqual(['9:a', '9:b'])
})

test('targets stand by set and domain, and are found by code or words', () => {
  const target = { code: 'I2', title: 'Questions and discussion', domain: 'Instruction' }
  const one = { ...target, id: 'q', configurationId: 9, set: 'Teaching' }
  const other = { ...target, id: 'q', configurationId: 11, set: 'Literacy', code: 'L1', title: 'Reading' }
  const sets = setsOf([one, other, { ...one, id: 'r', domain: 'Community', title: 'Routines' }])
  expect(sets.map(({ title, groups }) => [title, groups.map((it) => it.title)])).toEqual([
    ['Teaching', ['Instruction', 'Community']],
    ['Literacy', ['Instruction']],
  ])
  const seek = (sought: string) =>
    found(sets, sought)
      .flatMap(targetsIn)
      .map((it) => it.target)
  expect(seek('disc')).toEqual(['9:q'])
  expect(seek('l1')).toEqual(['11:q'])
  expect(seek('i2 teach')).toEqual(['9:q', '9:r'])
  expect(seek('teaching')).toEqual([])
  expect(seek('nothing')).toEqual([])
  expect(seek(' ')).toHaveLength(3)
  expect([...sharedCodes(sets)]).toEqual(['I2'])
})
