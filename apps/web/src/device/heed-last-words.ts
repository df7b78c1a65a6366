import { isLike } from '../api/is-like.ts'
import { isKept } from './is-kept.ts'
import type { Kept } from './kept.ts'
import { keysOf, type LastWords } from './last-words.ts'
import { Unreadable, writeTo } from './observation-stores.ts'
import { reconcile } from './reconcile.ts'

/** What pages still had to write when they went is merged in, three ways like two tabs, and gone from where it was. */
export async function heedLastWords(database: IDBDatabase) {
  for (const key of keysOf(database.name)) {
    const words = lastWordsIn(localStorage.getItem(key) ?? '')
    if (!words) throw new Unreadable('This cannot be heeded here.')
    await writeTo(database, words.id, undefined, (stored = null) => heed(words, stored))
    localStorage.removeItem(key)
  }
}

/** As they were found, by their keys. */
export function unreadableLastWords(name: string): ReadonlyMap<string, string> {
  const all = keysOf(name).map((key) => [key, localStorage.getItem(key) ?? ''] as const)
  return new Map(all.filter(([, text]) => !lastWordsIn(text)))
}

function lastWordsIn(text: string): LastWords | undefined {
  try {
    const words: unknown = JSON.parse(text)
    return areLastWords(words) ? words : undefined
  } catch {
    return undefined
  }
}

function areLastWords(it: unknown): it is LastWords {
  const { kept, seen, passing } = Object(it) as Partial<LastWords>
  const areReadable = [kept, seen, passing].every((one) => one === undefined || isKept(one))
  return areReadable && isLike(it, { id: '', author: { by: '', at: '' } })
}

/** What the disc should have, now that it has `stored`. */
function heed({ kept, seen, passing, author }: LastWords, stored: Kept | null): Kept | undefined {
  const isStored = (it: Kept | undefined) => JSON.stringify(it) === JSON.stringify(stored ?? undefined)
  return reconcile(isStored(passing) ? passing : seen, kept, stored, author)
}
