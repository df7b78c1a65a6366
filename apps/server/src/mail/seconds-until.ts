import type { NewMail } from './mails.queries.ts'

/** How long a mail waits, by the clock that wrote it. */
export function secondsUntil({ now, waitsUntil }: Pick<NewMail, 'now' | 'waitsUntil'>): number {
  return waitsUntil ? Math.max(0, Math.ceil((waitsUntil.getTime() - now.getTime()) / 1_000)) : 0
}
