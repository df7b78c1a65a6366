import { SchoolId } from '@corridor/domain/people/ids'
import { line } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { several } from '../several.ts'
import { fromText, Search } from '../text.ts'

export const educatorStates = ['active', 'away', 'inactive', 'provisional'] as const

/** The filters of a list of educators; an absent one leaves it open. */
export const EducatorsAsked = z.strictObject({
  /** Words of a name, subject or room; where nobody has those, a part of one. */
  search: z.optional(Search),
  school: z.optional(fromText(SchoolId)),
  /**
   * Absent: `active`, who teaches today. `away` is in use and teaches nowhere today, `inactive` is not in use: each
   * educator is one of the three.
   */
  state: z.optional(z.enum(educatorStates)),
  grades: several(line(20)),
  subjects: several(line(60)),
  /** Educators who lack all of these. */
  missing: several(z.enum(['email', 'account'])),
  /** The least days since the last visit that the reader knows of; without a visit they count, too. */
  waited: z.optional(fromText(z.int().check(z.minimum(1), z.maximum(400)))),
})
export type EducatorsAsked = z.infer<typeof EducatorsAsked>

/** How many educators are counted, and changed together: of more, a list only says that there are. */
export const MOST_EDUCATORS = 1_000
