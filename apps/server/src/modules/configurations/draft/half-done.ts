import * as z from 'zod/mini'

/** What a tool reads out of a half-written draft, or something else as long as it cannot. */
export function readHalfDone<T, Otherwise>(read: () => T, otherwise: Otherwise): T | Otherwise {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error
    return otherwise
  }
}
