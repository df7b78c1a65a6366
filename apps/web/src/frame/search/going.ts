import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { entriesOf } from '../navigation/entries-of.ts'

/** Where a letter leads after G. */
const letters: Readonly<Record<string, string>> = {
  '/': 'd',
  '/educators': 'e',
  '/observations': 'v',
  '/reports': 'r',
}

export interface Going {
  readonly letter: string
  readonly path: string
  readonly title: string
}

/** The letters after G that lead somewhere for this person: the pages of their own menu. */
export function goingOf(user: SignedInUser): Going[] {
  return entriesOf(user).flatMap(({ path, title }) => {
    const letter = letters[path]
    return letter === undefined ? [] : [{ letter, path, title }]
  })
}
