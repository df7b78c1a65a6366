import * as z from 'zod/mini'

/** A value that travels as text in an address or a query. */
export function fromText<Schema extends z.ZodMiniType<unknown, number>>(schema: Schema) {
  return z.pipe(z.coerce.number(), schema)
}
