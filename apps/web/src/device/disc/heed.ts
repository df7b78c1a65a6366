import type { Kept } from '../kept.ts'
import { reconcile } from '../store/reconcile.ts'
import type { LastWords } from './last-words.ts'

/** What the disc should hold after heeding a page’s last words, now that it holds `stored`. */
export function heed({ kept, seen, passing, author }: LastWords, stored: Kept | null): Kept | undefined {
  const isStored = (it: Kept | undefined) => JSON.stringify(it) === JSON.stringify(stored ?? undefined)
  return reconcile(isStored(passing) ? passing : seen, kept, stored, author)
}
