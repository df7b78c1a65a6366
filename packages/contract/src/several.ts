import * as z from 'zod/mini'

const MOST_CHOSEN = 500

/** Several values of a filter, in bracket form: `schools[]=1&schools[]=2`. */
export function several<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(
    z
      .array(schema)
      .check(
        z.minLength(1, 'Choose one at least, or leave it open.'),
        z.maxLength(MOST_CHOSEN, `Choose at most ${MOST_CHOSEN}, or leave it open.`),
      ),
  )
}
