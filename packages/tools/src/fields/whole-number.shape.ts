import * as z from 'zod/mini'

type Bound = readonly [value: number, beyond: string]

/** A whole number that a district sets, with the words for one beyond each bound. */
export const wholeNumber = ([least, tooLow]: Bound, [most, tooHigh]: Bound) =>
  z.int('Enter a whole number.').check(z.minimum(least, tooLow), z.maximum(most, tooHigh))
