import { DIGITS } from '@corridor/domain/numbers/digits'
import { tidyLine, word } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'

/** A whole number that travels as digits in an address or a query. */
export function fromText<Schema extends z.ZodMiniType<unknown, number>>(schema: Schema) {
  return z.pipe(z.pipe(word(DIGITS, 'Enter a whole number.'), z.transform(Number)), schema)
}

/** A part of what is searched for. */
export const Search = tidyLine(100)
