import type { LookForSet } from './look-for-set.shape.ts'
import { makeSet } from './make-set.ts'
import { general } from './shipped-general.ts'
import { literacy } from './shipped-literacy.ts'
import { math } from './shipped-math.ts'

// The sets that Corridor ships with; all their words are our own writing.

export const everyClassroom: LookForSet = makeSet(general)

/** The sets that a district begins with. */
export const shippedSets: readonly LookForSet[] = [everyClassroom, makeSet(literacy), makeSet(math)]
