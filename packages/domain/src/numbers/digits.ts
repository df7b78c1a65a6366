/** A whole number in the one spelling that it has: `1e3`, `0x3E8` and `07` are none. */
export const DIGITS = /^(0|[1-9]\d{0,15})$/

/** The number that digits spell; else not a number. */
export function digits(text: string | null | undefined): number {
  return DIGITS.test(text ?? '') ? Number(text) : Number.NaN
}
