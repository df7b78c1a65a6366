import type * as z from 'zod/mini'

type Issue = z.core.$ZodIssue

// The beginnings of zod’s own messages, where nobody chose words, with and without its English.
const unsaid = /^(Invalid|Too (small|big)|Unrecognized)/

export function hasOwnWords({ message }: Issue): boolean {
  return !unsaid.test(message)
}

/** The words for an issue: the tool’s own, or those that fit what is wrong. */
export function wordsOfIssue(issue: Issue): string {
  if (hasOwnWords(issue)) return issue.message
  switch (issue.code) {
    case 'too_small':
      return `Enter at least ${issue.minimum}${unitOf(issue.origin)}.`
    case 'too_big':
      return `Enter at most ${issue.maximum}${unitOf(issue.origin)}.`
    case 'invalid_type':
      return expected[issue.expected] ?? OTHER
    case 'invalid_value':
      return `Choose one of these: ${issue.values.join(', ')}.`
    case 'unrecognized_keys':
      return `This tool has no setting called ${issue.keys.join(', ')}.`
    default:
      return OTHER
  }
}

const OTHER = 'Enter something else here.'

const expected: Readonly<Record<string, string>> = {
  string: 'Enter some text.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  boolean: 'Choose true or false.',
  array: 'Enter a list.',
  object: 'Enter its parts.',
  record: 'Enter its parts.',
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters'
  return origin === 'array' ? ' in the list' : ''
}
