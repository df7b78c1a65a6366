import * as z from 'zod/mini'

/** The largest number that a column of whole numbers holds. */
export const MOST_COUNTED = 2_147_483_647

/** Counts saves, from 0: none yet. */
export const Revision = z.int().check(z.nonnegative(), z.maximum(MOST_COUNTED))

/** Counts sendings or published versions. */
export const Version = z.int().check(z.nonnegative(), z.maximum(32_767))
