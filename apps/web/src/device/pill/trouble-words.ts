import type { Trouble } from '../kept.ts'

/** What somebody can do about a trouble; another try is not offered where it cannot work. */
export type Remedy = 'try-again' | 'update' | 'delete' | 'ok'

export function remedyOf({ code }: Pick<Trouble, 'code'>, isUnsent: boolean): Remedy {
  if (!isUnsent) return 'ok'
  if (code === 'app-is-newer') return 'update'
  return code === 'observation-not-found' ? 'delete' : 'try-again'
}

export const remedyWords: Readonly<Record<Remedy, string>> = {
  'try-again': 'Try again',
  update: 'Update Corridor',
  delete: 'Delete it here, too',
  ok: 'OK',
}

const words: Readonly<Record<string, string>> = {
  'app-is-newer': 'This was written with a newer version of Corridor. Update Corridor to send it.',
  'observation-not-found':
    'This was deleted on another device. What you have here stays until you delete it.',
}

/**
 * The words for a trouble: the device’s, where it knows better than the server that refused; otherwise the server’s.
 */
export function troubleWords({ code, message }: Pick<Trouble, 'code' | 'message'>): string {
  return words[code] ?? message
}
