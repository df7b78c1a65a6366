import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ExpandedRubricConfig } from '../expanded-rubric.shape.ts'
import { domainsOf, indicatorsOf } from '../indicators.ts'
import { type ImportedRubric, readRubricCsv } from './read-rubric-csv.ts'
import { rubricCsv } from './rubric-csv.ts'
import { readRubricJson, rubricJson } from './rubric-json.ts'
import { teachingPractices } from './shipped/teaching-practices.ts'

let made = 0
const newId = () => {
  made += 1
  return `new-${made}`
}
const { title, attribution, rules } = teachingPractices
const read = (text: string, before?: ExpandedRubricConfig) =>
  readRubricCsv(text, { title, attribution, rules, newId, ...(before ? { before } : {}) })
const errorsOf = (it: ImportedRubric) => ('errors' in it ? it.errors : [])

function rubricOf(it: ImportedRubric): ExpandedRubricConfig {
  if ('errors' in it) throw new Error(it.errors.join(' '))
  return it.rubric
}

/** The parts of a rubric that people see. */
const readable = (it: ExpandedRubricConfig) => ({
  levels: it.levels,
  domains: domainsOf(it).map((domain) => domain.title),
  indicators: indicatorsOf(it).map(({ id, domainId, rank, attributes, ...rest }) => ({
    ...rest,
    attributes: attributes.map(({ text }) => text),
  })),
})

describe('a rubric as a spreadsheet', () => {
  test('goes out and comes back', () => {
    expect(readable(rubricOf(read(rubricCsv(teachingPractices))))).toEqual(readable(teachingPractices))
  })

  test('over the rubric it came from, everything keeps its id', () => {
    const again = rubricOf(read(rubricCsv(teachingPractices), teachingPractices))
    const ids = (it: ExpandedRubricConfig) => [
      ...domainsOf(it).map(({ id }) => id),
      ...indicatorsOf(it).flatMap(({ id, attributes }) => [id, ...attributes.map((one) => one.id)]),
    ]
    expect(ids(again)).toEqual(ids(teachingPractices))
  })

  test('whatever is written in it comes back, formulas, bars and marks too', () => {
    const plain = fc
      .string({ minLength: 1, maxLength: 30 })
      .filter((it) => it.trim() === it && /^\P{Cc}+$/u.test(it) && !/^'/.test(it))
    const words = fc.oneof(
      plain,
      fc.constantFrom('=1+1', '-x', '@a', 'a | b', 'back\\slash\\', '“q”, "r"; s'),
    )
    const label = fc.oneof(
      fc.constantFrom('Seldom', 'Level (E)', 'Often | always'),
      plain.map((it) => `L${it}`),
    )
    const mark = fc.constantFrom('1', 'D', '++')
    fc.assert(
      fc.property(
        words,
        words,
        fc.array(words, { maxLength: 4 }),
        label,
        mark,
        (name, text, seen, label, mark) => {
          const config: ExpandedRubricConfig = {
            ...teachingPractices,
            levels: [
              { value: 1, label, mark },
              { value: 2, label: 'Often', mark: '2' },
            ],
            domains: [{ id: 'd', title: name, rank: 'm' }],
            indicators: [
              {
                id: 'a',
                domainId: 'd',
                rank: 'm',
                code: 'A1',
                title: name,
                weight: 0.5,
                roles: seen,
                descriptors: { 1: text, 2: '' },
                attributes: seen.map((it, index) => ({ id: `a-${index}`, text: it })),
              },
            ],
          }
          expect(readable(rubricOf(read(rubricCsv(config))))).toEqual(readable(config))
        },
      ),
    )
  })

  test('reads what a spreadsheet program makes of it, with columns in any order', () => {
    const text = '\ufeffTITLE;code;2 Often;1 Seldom;domain\r\nTalk;A1;All speak;One speaks;Voice\r\n'
    const { levels, indicators } = rubricOf(read(text))
    expect(levels.map(({ value, label }) => `${value} ${label}`)).toEqual(['2 Often', '1 Seldom'])
    expect(indicators).toMatchObject([
      { code: 'A1', title: 'Talk', descriptors: { 1: 'One speaks', 2: 'All speak' }, weight: 1, roles: [] },
    ])
  })

  test.each([
    ['Domain,Title,1 A,2 B\nX,Y,a,b', ['Row 1: Add a column “Code”.']],
    ['Domain,Code,Title\nX,A1,Y', ['Row 1: Add a column for each level, such as “1 Beginning”.']],
    ['Domain,Code,Title,1 A,2 B', ['Row 2: Add a row for each indicator.']],
    ['Domain,Code,Title,1 A,2 B\nX,A1,"Y,a,b', ['Row 2: Close the quotation mark.']],
    [
      'Domain,Code,Title,1 A,2 B,Weight\nX,A1,Y,a,b,heavy\n,A1,,a,b,1',
      [
        'Row 2: Write a weight from 0 to 10.',
        'Row 3: Give the domain a title.',
        'Row 3: Give the indicator a title.',
        'Row 3: Choose another code. Row 2 has A1, too.',
      ],
    ],
    ['Domain,Code,Title,1 A,1 B\nX,A1,Y,a,b', ['Give each level a value of its own.']],
  ])('%j says row by row what to mend', (text, words) => {
    expect(errorsOf(read(text))).toEqual(words)
  })
})

test('a file of far too many rows is refused before it is looked through', () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => `Talk,C${index},Voices,a,b`)
  expect(errorsOf(read(['Domain,Code,Title,1 A,2 B', ...rows].join('\n')))).toEqual([
    'Keep at most 120 indicators. This file has 20,000.',
  ])
})

describe('a rubric as JSON', () => {
  test('comes back as it was', () => {
    expect(readRubricJson(rubricJson(teachingPractices))).toEqual({ rubric: teachingPractices })
  })

  test.each([
    ['not JSON', '{', 'Choose a JSON file that was exported from a rubric in Corridor.'],
    ['something else', '{"kind":"x"}', 'Choose a JSON file that was exported from a rubric in Corridor.'],
    [
      'a level without a name',
      rubricJson({
        ...teachingPractices,
        levels: [{ value: 1, label: ' ', mark: '1' }, ...teachingPractices.levels.slice(1)],
      }),
      'Level 1: Give the level a name.',
    ],
    [
      'nothing in it',
      '{"kind":"corridor-rubric","rubric":null}',
      'Choose a JSON file that was exported from a rubric in Corridor.',
    ],
    [
      'a field of another kind',
      JSON.stringify({ kind: 'corridor-rubric', rubric: { ...teachingPractices, indicators: 'many' } }),
      'The rubric (indicators): Enter a list.',
    ],
  ])('%s says what to do', (_, text, words) => {
    expect(errorsOf(readRubricJson(text))).toContain(words)
  })
})
