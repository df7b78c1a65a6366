import { randomInt } from 'node:crypto'
import { digest } from '../../access/device.ts'
import { atMost, type Limit } from '../../access/throttle.queries.ts'
import type { RecordToken } from './record-token.ts'

export const CODE_WORKS_MS = 10 * 60_000
export const NEXT_CODE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** How many codes a day are mailed for one link: with five guesses each, nobody comes near to one in a million. */
const MOST_CODES_A_DAY = 10
const MOST_GUESSES = 5

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** The hash of a code, bound to the token, which only the mail has: a stolen table does not tell the code. */
export function codeHashOf({ text }: RecordToken, code: string): string {
  return digest(JSON.stringify([text, code]))
}

// Limits are counted by the token, whether or not there is such a link: nothing outside tells the two apart.

export function pauseOf({ hash }: RecordToken, now: Date): Limit {
  return atMost(1, `record pause:${hash}`, now, NEXT_CODE_MS)
}

export function codesOf({ hash }: RecordToken, now: Date): Limit {
  return atMost(MOST_CODES_A_DAY, `record codes:${hash}`, now, DAY_MS)
}

export function guessesOf({ hash }: RecordToken, now: Date): Limit {
  return atMost(MOST_GUESSES, `record guesses:${hash}`, now, DAY_MS)
}

/** The limit of lines in the trail about guesses past the last one. */
export function spentOf({ hash }: RecordToken, now: Date): Limit {
  return atMost(1, `record spent:${hash}`, now, HOUR_MS)
}
