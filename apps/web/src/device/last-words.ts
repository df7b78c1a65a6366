import { areLastWords } from './is-kept.ts'
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

/** Of whichever tab, with the key to drop them by; nothing where they say nothing that could be heeded. */
export function allLastWords(name: string): [string, LastWords | undefined][] {
  return keysOf(name).map((key) => [key, lastWordsIn(localStorage.getItem(key) ?? '')])
}

function lastWordsIn(text: string): LastWords | undefined {
  try {
    const words: unknown = JSON.parse(text)
    return areLastWords(words) ? words : undefined
  } catch {
    return undefined
  }
}

/** As they were found, by their keys. */
export function unreadableLastWords(name: string): ReadonlyMap<string, string> {
  const unreadable = allLastWords(name).filter(([, words]) => !words)
  return new Map(unreadable.map(([key]) => [key, localStorage.getItem(key) ?? '']))
}

export function dropLastWords(keys: readonly string[]) {
  for (const key of keys) localStorage.removeItem(key)
}

/** What the disc should have, now that it has `stored`. */
export function heed({ kept, seen, passing, author }: LastWords, stored: Kept | null): Kept | undefined {
  const isStored = (it: Kept | undefined) => JSON.stringify(it) === JSON.stringify(stored ?? undefined)
  return reconcile(isStored(passing) ? passing : seen, kept, stored, author)
}

const startOf = (name: string) => `${name} last words `
export const keysOf = (name: string) =>
  Object.keys(localStorage).filter((key) => key.startsWith(startOf(name)))
