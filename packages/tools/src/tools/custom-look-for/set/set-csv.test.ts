import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerTypes, hasOptions } from '../answer-types.ts'
import type { LookForSet } from './look-for-set.shape.ts'
import { makeSet, type WrittenItem } from './make-set.ts'
import { type ImportedSet, readSetCsv } from './read-set-csv.ts'
import { setCsv } from './set-csv.ts'
import { readSetJson, setJson } from './set-json.ts'
import { partsOf } from './set-order.ts'
import { shippedSets } from './shipped-sets.ts'

let made = 0
const newId = () => {
  made += 1
  return `new-${made}`
}
const read = (text: string, before?: LookForSet) =>
  readSetCsv(text, { title: 'Talk', purpose: '', newId, ...(before ? { before } : {}) })
const errorsOf = (it: ImportedSet) => ('errors' in it ? it.errors : [])

function setOf(it: ImportedSet): LookForSet {
  if ('errors' in it) throw new Error(it.errors.join(' '))
  return it.set
}

/** The parts of a set that people see. */
const readable = (set: LookForSet) =>
  partsOf(set).map(({ domain, items }) => [
    domain.title,
    ...items.map(({ id, domainId, rank, options, ...item }) => ({
      ...item,
      options: options.map(({ label }) => label),
    })),
  ])

describe('a set as a spreadsheet', () => {
  test.each(shippedSets)('$title goes out and comes back', (set) => {
    expect(readable(setOf(read(setCsv(set))))).toEqual(readable(set))
  })

  test('over the set it came from, everything keeps its id', () => {
    const [set] = shippedSets
    const again = setOf(
      readSetCsv(setCsv(set ?? never()), { ...(set ?? never()), before: set ?? never(), newId }),
    )
    expect(again).toEqual(set)
  })

  test('whatever is written in it comes back, formulas, bars and line breaks too', () => {
    const plain = fc
      .string({ minLength: 1, maxLength: 40 })
      .filter((it) => it.trim() === it && /^\P{Cc}+$/u.test(it) && !/^'/.test(it))
    const words = fc.oneof(
      plain,
      fc.constantFrom('=1+1', '-x', '@a', 'a | b', 'back\\slash\\', '“q”, "r"; s'),
    )
    const lines = fc.oneof(fc.constant(''), words, fc.constant('one\n=two'))
    const item = fc
      .record({
        prompt: words,
        looksLike: lines,
        doesNotLookLike: lines,
        type: fc.constantFrom(...answerTypes),
        options: fc.uniqueArray(words, { minLength: 2, maxLength: 8 }),
        isRequired: fc.boolean(),
        allowsNoOpportunity: fc.boolean(),
        isPrivate: fc.boolean(),
        asksEvidence: fc.boolean(),
      })
      .map(({ options, ...rest }) => ({ ...rest, options: hasOptions(rest.type) ? options : [] }))
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 6 }), (written) => {
        const items = written.map(
          (it, index): WrittenItem => ({ ...it, id: `i-${index}`, code: `A${index}` }),
        )
        const set = makeSet({ title: 'T', purpose: '', domains: [{ id: 'd', title: 'Talk', items }] })
        expect(readable(setOf(read(setCsv(set))))).toEqual(readable(set))
      }),
    )
  })

  test('Excel with semicolons, other headings’ case and order, and only what is needed', () => {
    const set = setOf(
      read('\ufeffprompt;DOMAIN;type;options\r\nWho talks;Talk;One choice;S | T\r\nHow many;Talk;count;\r\n'),
    )
    expect(readable(set)).toEqual([
      [
        'Talk',
        expect.objectContaining({ code: 'A1', prompt: 'Who talks', type: 'single', options: ['S', 'T'] }),
        expect.objectContaining({ code: 'A2', type: 'count', options: [], isPrivate: false }),
      ],
    ])
  })

  test('a formula is neutral in the file', () => {
    const items = [{ id: 'a', code: 'A1', prompt: '=HYPERLINK("x")', looksLike: '', doesNotLookLike: '' }]
    const text = setCsv(makeSet({ title: 'T', purpose: '', domains: [{ id: 'd', title: 'Talk', items }] }))
    expect(text).toContain(`"'=HYPERLINK(""x"")"`)
  })

  test('says in which row what is to be done', () => {
    const text = [
      'Domain,Code,Prompt,Type,Options,Private',
      'Talk,B1,Students talk,present,,no',
      'Talk,B1,,present,,',
      ',B3,Students listen,tally,,maybe',
      'Talk,B4,How deep,scale,Only one,',
      'Talk,B5,How many,count,One | Two,',
    ].join('\n')
    expect(errorsOf(read(text))).toEqual([
      'Row 3: Enter the prompt.',
      'Row 4: Enter a name for the domain.',
      'Row 4: Choose one of these types: present, scale, count, percent, single, multiple, text, timer.',
      'Row 4: Write yes or no under “Private”.',
      'Row 5: Add at least 2 options.',
      'Row 6: Remove the options, or choose a type that has them.',
      'Row 3: Choose another code. Row 2 has B1, too.',
    ])
  })

  test.each([
    ['', ['Row 1: Add a column “Domain”.', 'Row 1: Add a column “Prompt”.']],
    ['Domain,Prompt\n', ['Row 2: Add a row for each item.']],
    ['Domain,Prompt\nTalk,"open\n', ['Row 2: Close the quotation mark.']],
  ])('says what to do about “%s”, too', (text, errors) => {
    expect(errorsOf(read(text))).toEqual(errors)
  })
})

test('a file of far too many rows is refused before it is looked through', () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => `Talk,C${index},Students talk`)
  expect(errorsOf(read(['Domain,Code,Prompt', ...rows].join('\n')))).toEqual([
    'Keep at most 80 items in a set. This file has 20,000.',
  ])
})

describe('a set as JSON', () => {
  test('comes back as it was', () => {
    for (const set of shippedSets) expect(setOf(readSetJson(setJson(set)))).toEqual(set)
  })

  test('says what to do about another file, and about an item', () => {
    const other = ['Choose a JSON file that was exported from a look-for set in Corridor.']
    const empty = '{"kind":"corridor-look-for-set","set":null}'
    for (const text of ['', '[]', '{"set":{}}', 'null', empty])
      expect(errorsOf(readSetJson(text))).toEqual(other)
    const [set] = shippedSets
    const broken = setJson(set ?? never()).replace(/"prompt": ".*"/, '"prompt": ""')
    expect(errorsOf(readSetJson(broken))).toEqual(['Item 1: Enter the prompt.'])
  })

  test('says in plain words what is no part of a set, or is of another kind', () => {
    const [set = never()] = shippedSets
    const [first = never(), ...others] = set.items
    const odd = { ...first, colour: 'red', options: 'many', isPrivate: 'no', type: 'juggling' }
    const file = { kind: 'corridor-look-for-set', set: { ...set, mood: 1, items: [odd, ...others] } }
    expect(errorsOf(readSetJson(JSON.stringify(file)))).toEqual([
      'Item 1 (type): Choose one of these: present, scale, count, percent, single, multiple, text, timer.',
      'Item 1 (options): Enter a list.',
      'Item 1 (isPrivate): Choose true or false.',
      'Item 1: There is nothing called colour here.',
      'The set: There is nothing called mood here.',
    ])
  })
})

function never(): never {
  throw new Error('There is a first set.')
}
