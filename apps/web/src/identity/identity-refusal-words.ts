import { isProblemCode, type ProblemCode, problems } from '@corridor/contract/problem-codes'

const own = {
  'identity-cancelled': 'The school account did not sign you in. Try again, or use your email and password.',
  'identity-not-asked': 'This sign-in was not begun in this tab. Choose your school account once more.',
  'corridor-unreachable': 'Corridor cannot be reached. Check the connection and try again.',
} as const

export type RefusalCode = ProblemCode | keyof typeof own

/** What to do about a refusal code in the page’s address: only our own sentences are ever shown. */
export function identityRefusalWords(code: string | null): string | undefined {
  if (code !== null && isOwn(code)) return own[code]
  return isProblemCode(code) ? problems[code].message : undefined
}

function isOwn(code: string): code is keyof typeof own {
  return Object.hasOwn(own, code)
}
