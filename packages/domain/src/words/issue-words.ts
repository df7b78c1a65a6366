import type * as z from 'zod/mini'
import { counted, grouped } from './count-words.ts'

type Issue = z.core.$ZodIssue

// The beginnings of the checker’s own messages, where nobody chose words, with and without its English.
const unsaid = /^(Invalid|Too (small|big)|Unrecognized|Expected)\b/

/** Whether a message was written for people; the checker’s own names a type. */
export function isForPeople(message: string): boolean {
  return !unsaid.test(message)
}

/** The words for an issue: those that somebody chose, or those that fit what is wrong. */
export function wordsOfIssue(issue: Issue): string {
  if (isForPeople(issue.message)) return issue.message
  switch (issue.code) {
    case 'too_small':
      return `Enter ${issue.inclusive === false ? 'more than' : 'at least'} ${amount(issue.minimum, issue.origin)}.`
    case 'too_big':
      return `Enter ${issue.inclusive === false ? 'less than' : 'at most'} ${amount(issue.maximum, issue.origin)}.`
    case 'invalid_type':
      return expected[issue.expected] ?? OTHER
    case 'invalid_format':
      return formats[issue.format] ?? OTHER
    case 'invalid_value':
      return `Choose one of these: ${issue.values.map(String).join(', ')}.`
    case 'unrecognized_keys':
      return `There is nothing called ${named(issue.keys)} here.`
    case 'invalid_union':
      return issue.errors.flat().map(wordsOfIssue).find(isSaid) ?? OTHER
    default:
      return OTHER
  }
}

const OTHER = 'Enter something else here.'

const isSaid = (words: string) => words !== OTHER

const expected: Readonly<Record<string, string>> = {
  string: 'Enter some text.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  boolean: 'Choose true or false.',
  array: 'Enter a list.',
  object: 'Enter its parts.',
  record: 'Enter its parts.',
}

const formats: Readonly<Record<string, string>> = {
  safeint: 'Enter a whole number.',
  int32: 'Enter a whole number.',
  date: 'Enter a day, such as 2026-10-22.',
  datetime: 'Enter a day and a time, such as 2026-10-22T15:05:00Z.',
  email: 'Enter an email address.',
}

/** “3 characters”, “500 in the list”, “1,000” */
function amount(count: number | bigint, origin: string): string {
  const number = Number(count)
  if (origin === 'string') return counted(number, 'character')
  return origin === 'array' ? `${grouped(number)} in the list` : grouped(number)
}

const [MOST_KEYS, MOST_LETTERS] = [3, 40]

/** The names of what nobody knows, which may be many and long. */
function named(keys: readonly string[]): string {
  const some = keys.slice(0, MOST_KEYS).map((key) => key.slice(0, MOST_LETTERS))
  return [...some, ...(keys.length > MOST_KEYS ? ['more'] : [])].join(', ')
}
