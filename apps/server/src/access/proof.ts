import { Problem } from '@corridor/contract/problems'
import type { Session } from './sessions.ts'

const LASTS_MS = 10 * 60_000

/** Whether the owner of the session was here a moment ago, and not somebody who found their tablet open. */
export function isProven({ provenAt }: Pick<Session, 'provenAt'>, now: Date): boolean {
  return now.getTime() - provenAt.getTime() < LASTS_MS
}

export function requireProof(session: Pick<Session, 'provenAt'>, now: Date): void {
  if (!isProven(session, now)) throw new Problem('proof-needed')
}
