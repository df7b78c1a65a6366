import type { SyncState } from './kept.ts'

/** What the pill says; the word is never only a color. */
export function pillWords(state: SyncState, waiting: number): string {
  if (state === 'saved') return 'Saved'
  if (state === 'saving') return 'Saving'
  return state === 'on-device' ? `On device · ${waiting}` : 'Needs you'
}
