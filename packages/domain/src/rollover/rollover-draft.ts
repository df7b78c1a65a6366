import * as z from 'zod/mini'
import { EducatorId, SchoolId } from '../people/ids.ts'
import { tidyLine, word } from '../words/plain-text.ts'

/** How many people may leave, move or change grades in one rollover, each. */
const MOST_PEOPLE = 5_000

// While a calendar is being written, days may be missing; the check says which.
const DraftDay = word(/^(\d{4}-\d{2}-\d{2})?$/, 'Choose a day.')

const tooMany = 'These are more than 5,000 people. Bring them in with a roster file.'

/** The draft of a rollover: what is planned for the next school year so far. Everybody who is not named stays. */
export const RolloverDraft = z.strictObject({
  calendar: z.strictObject({
    startsOn: DraftDay,
    endsOn: DraftDay,
    terms: z
      .array(z.strictObject({ name: tidyLine(40), startsOn: DraftDay, endsOn: DraftDay }))
      .check(z.maxLength(24)),
    closures: z
      .array(z.strictObject({ name: tidyLine(80), firstOn: DraftDay, lastOn: DraftDay }))
      .check(z.maxLength(120)),
  }),
  leaving: z.array(EducatorId).check(z.maxLength(MOST_PEOPLE, tooMany)),
  moving: z
    .array(z.strictObject({ educatorId: EducatorId, from: SchoolId, to: SchoolId }))
    .check(z.maxLength(MOST_PEOPLE, tooMany)),
  grades: z
    .array(z.strictObject({ educatorId: EducatorId, grades: tidyLine(20) }))
    .check(z.maxLength(MOST_PEOPLE, tooMany)),
})
export type RolloverDraft = z.infer<typeof RolloverDraft>
