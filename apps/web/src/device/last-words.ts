import { isLike } from '../api/is-like.ts'
import { isKept } from './is-kept.ts'
import type { Kept } from './kept.ts'
import { newId } from './new-id.ts'
import { type Author, reconcile } from './reconcile.ts'

/** What a page still had to write when it went. */
export interface LastWords {
  readonly id: string
  readonly kept: Kept | undefined
  /** As its tab last wrote or read it, and as it was writing it: one of them is on the disc, unless another tab wrote. */
  readonly seen: Kept | undefined
  readonly passing: Kept | undefined
  readonly author: Author
}

/** A page that goes can rely on nothing but the one storage that does not let it wait: a database drops what it is in the middle of. */
export function lastWordsOf(name: string) {
  const tab = newId()
  const keyOf = (id: string) => `${startOf(name)}${tab} ${id}`
  return {
    say(words: LastWords) {
      try {
        localStorage.setItem(keyOf(words.id), JSON.stringify(words))
      } catch {
        // Full or forbidden: the database is on its way with them.
      }
    },
    takeBack: (id: string) => localStorage.removeItem(keyOf(id)),
  }
}

/** Of whichever tab, with the key to drop them by; as text where they say nothing that can be heeded. */
export function allLastWords(name: string): [string, LastWords | string][] {
  return keysOf(name).map((key) => {
    const text = localStorage.getItem(key) ?? ''
    return [key, lastWordsIn(text) ?? text]
  })
}

const sample = { id: '', author: { by: '', at: '' } }

function lastWordsIn(text: string): LastWords | undefined {
  try {
    const words: Partial<LastWords> = JSON.parse(text)
    const { kept, seen, passing } = words
    const isWhole = [kept, seen, passing].every((it) => it === undefined || isKept(it))
    return isWhole && isLike(words, sample) ? { kept, seen, passing, ...words } : undefined
  } catch {
    return undefined
  }
}

export function dropLastWords(name: string) {
  for (const key of keysOf(name)) localStorage.removeItem(key)
}

/** What the disc should have, now that it has `stored`. */
export function heed({ kept, seen, passing, author }: LastWords, stored: Kept | null): Kept | undefined {
  const isStored = (it: Kept | undefined) => JSON.stringify(it) === JSON.stringify(stored ?? undefined)
  return reconcile(isStored(passing) ? passing : seen, kept, stored, author)
}

const startOf = (name: string) => `${name} last words `
const keysOf = (name: string) => Object.keys(localStorage).filter((key) => key.startsWith(startOf(name)))
