import * as z from 'zod/mini'
import { fourDigits } from '../clock/instant.ts'

/** A date without a time or a zone, `2026-10-22`. */
export const Day = z.iso.date()
export type Day = z.infer<typeof Day>

/** A day that somebody chooses in a form. */
export const ChosenDay = z.iso.date('Choose a day.').check(fourDigits)
