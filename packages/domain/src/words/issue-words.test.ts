import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { wordsOfIssue } from './issue-words.ts'

test.each([
  ['Enter at least 2 characters.', z.string().check(z.minLength(2)), 'a'],
  ['Enter at least 1 character.', z.string().check(z.minLength(1)), ''],
  ['Enter at most 1,000 in the list.', z.array(z.int()).check(z.maxLength(1000)), Array(1001).fill(1)],
  ['Enter more than 0.', z.int().check(z.positive()), 0],
  ['Enter less than 5.', z.int().check(z.lt(5)), 5],
  ['Enter a whole number.', z.int(), 1.5],
  ['Enter a number.', z.number(), '1'],
  ['Enter some text.', z.string(), undefined],
  ['Enter a list.', z.array(z.string()), 'a'],
  ['Enter a day, such as 2026-10-22.', z.iso.date(), '2026-02-30'],
  ['Choose one of these: pdf, xlsx.', z.enum(['pdf', 'xlsx']), 'doc'],
  ['There is nothing called mood here.', z.strictObject({}), { mood: 1 }],
  ['There is nothing called a, b, c, more here.', z.strictObject({}), { a: 1, b: 1, c: 1, d: 1, e: 1 }],
  ['Enter a number.', z.union([z.number(), z.boolean()]), 'a'],
  ['Say who.', z.union([z.number(), z.string().check(z.minLength(1, 'Say who.'))]), ''],
  ['Say who.', z.string('Say who.'), 1],
  ['Enter something else here.', z.custom(() => false), 1],
])('“%s” is said of %s', (words, schema, value) => {
  const [issue] = schema.safeParse(value).error?.issues ?? []

  expect(issue && wordsOfIssue(issue)).toBe(words)
})
