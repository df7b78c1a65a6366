import { endpoints } from '@corridor/contract/contract'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { trimTo } from './trimmed.ts'

const Visit = z.object({ kind: z.literal('visit'), room: z.string() })
const Talk = z.object({ kind: z.literal('talk'), minutes: z.optional(z.number()) })
const Answer = z.object({
  name: z.string(),
  note: z.nullable(z.object({ text: z.string() })),
  items: z.array(z.discriminatedUnion('kind', [Visit, Talk])),
})
const trim = trimTo(Answer)

test('nothing that the contract does not name goes out, however deep it is', () => {
  const secret = 'between two'
  const made = {
    name: 'Omar Haddad',
    secret,
    note: { text: 'Seen', secret },
    items: [
      { kind: 'visit', room: '12', minutes: 3, secret },
      { kind: 'talk', minutes: undefined, room: '12' },
    ],
  }

  expect(trim(made)).toStrictEqual({
    name: 'Omar Haddad',
    note: { text: 'Seen' },
    items: [{ kind: 'visit', room: '12' }, { kind: 'talk' }],
  })
})

test.each([
  ['an object where a text is named', { name: { secret: 1 }, note: null, items: [] }],
  ['a list where an object is named', { name: '', note: [{ secret: 1 }], items: [] }],
  ['an object where a list is named', { name: '', note: null, items: { secret: 1 } }],
  ['an alternative that is not named', { name: '', note: null, items: [{ kind: 'else', secret: 1 }] }],
  ['a text where an alternative is named', { name: '', note: null, items: ['secret'] }],
  ['no number', { name: '', note: null, items: [{ kind: 'talk', minutes: Number.NaN }] }],
  ['something missing', { note: null, items: [] }],
  ['nothing', undefined],
])('an answer with %s is refused', (_, made) => {
  expect(() => trim(made)).toThrow()
})

test('trimming leaves what the schema itself would, whatever the schema is made of', () => {
  const Else = z.object({
    either: z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]),
    by: z.record(z.string(), z.object({ n: z.int() })),
  })
  const made = { either: { b: 'x', c: 1 }, by: { one: { n: 1, m: 2 } }, d: 1 }

  expect(trimTo(Else)(made)).toStrictEqual(z.parse(Else, made))
})

test('every answer of the contract can be trimmed', () => {
  for (const { response } of endpoints) expect(trimTo(response)).toBeTypeOf('function')
})
