import type { Kept } from '../kept.ts'
import { newId } from '../new-id.ts'
import type { Author } from '../store/reconcile.ts'
import { isKept } from './is-kept.ts'

/** The write of an observation that a page still had to make when it went. */
export interface LastWords {
  readonly id: string
  readonly kept: Kept | undefined
  /**
   * The observation as its tab last wrote or read it (`seen`), and as it was writing it (`passing`): one of the two
   * is on the disc, unless another tab wrote.
   */
  readonly seen: Kept | undefined
  readonly passing: Kept | undefined
  readonly author: Author
}

/** Keeps last words in local storage, which writes at once: a database drops a write when its page goes. */
export function lastWordsOf(name: string) {
  const tab = newId()
  const keyOf = (id: string) => `${startOf(name)}${tab} ${id}`
  return {
    say(words: LastWords) {
      try {
        localStorage.setItem(keyOf(words.id), JSON.stringify(words))
      } catch {
        // The local storage is full or forbidden: the database is on its way with the last words.
      }
    },
    takeBack: (id: string) => localStorage.removeItem(keyOf(id)),
  }
}

/** Last words for what an educator said, kept under the contribution’s own name, whichever tab said it. */
export function lastSaidOf(name: string) {
  const keyOf = (said: string) => `${startOf(name)}${SAID_LAST}${said}`
  return {
    sayLast(said: string, value: unknown) {
      try {
        localStorage.setItem(keyOf(said), JSON.stringify(value))
      } catch {
        // The local storage is full or forbidden: the database is on its way with it.
      }
    },
    forgetLastSaid: (said: string) => localStorage.removeItem(keyOf(said)),
    lastSaid: () => keysOf(name).flatMap((key) => (key.startsWith(keyOf('')) ? parsed(key) : [])),
  }
}

const SAID_LAST = 'said '

function parsed(key: string): unknown[] {
  try {
    return [JSON.parse(localStorage.getItem(key) ?? '')]
  } catch {
    return []
  }
}

/** The last words of all tabs, with the key to drop them by. */
export function allLastWords(name: string): [string, LastWords][] {
  return keysOf(name).flatMap((key) => {
    const words = read(key)
    return words ? [[key, words]] : []
  })
}

/** Reads last words; those that this program cannot read stay, and keep nobody from the rest. */
function read(key: string): LastWords | undefined {
  try {
    const words: Partial<LastWords> | null = JSON.parse(localStorage.getItem(key) ?? '')
    const isWhole = [words?.kept, words?.seen, words?.passing].every((it) => it === undefined || isKept(it))
    return isWhole && words?.id && words.author ? (words as LastWords) : undefined
  } catch {
    return undefined
  }
}

export function dropLastWords(name: string) {
  for (const key of keysOf(name)) localStorage.removeItem(key)
}

const startOf = (name: string) => `${name} last words `
const keysOf = (name: string) => Object.keys(localStorage).filter((key) => key.startsWith(startOf(name)))
