import * as z from 'zod/mini'

/** Years of four digits: PostgreSQL has no year 0, and days are compared as text. */
export const fourDigits = z.regex(/^[1-9]/, 'Choose a later day.')

/** A moment, in UTC. However wrong the clock of a device is, what it says is kept. */
export const Instant = z.iso.datetime('Enter a moment such as 2026-10-22T15:30:00Z.').check(fourDigits)
