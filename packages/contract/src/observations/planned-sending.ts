import { ObservationId } from '@corridor/domain/observation/observation'
import { UserId } from '@corridor/domain/people/ids'
import { tidyLine } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'

/** More parts than any tool's record has. */
const MOST_PARTS = 100

/** What the observer chose for a sending beside its words; absent: as usual. */
export const SendingChoices = z.object({
  /** The educator is asked to mark it as read; absent: they are. */
  isReadMarkAsked: z.exactOptional(z.boolean()),
  /** What the observer made of it goes out, too. */
  withInterpretation: z.exactOptional(z.boolean()),
  /** The observer gives it on paper to whom no mail reaches. */
  isHandedOver: z.exactOptional(z.boolean()),
})
export type SendingChoices = z.infer<typeof SendingChoices>

/** Titles of parts of its record that stay with the observer. */
export const LeftOutParts = z
  .array(tidyLine(500))
  .check(z.maxLength(MOST_PARTS, `Leave out at most ${MOST_PARTS} parts.`))

/** What goes out at a moment that its observer chose. */
export const PlannedSending = z.object({
  id: z.uuid(),
  sendAt: z.iso.datetime(),
  /** `overtaken`: it was sent otherwise before. */
  state: z.enum(['waiting', 'sent', 'refused', 'overtaken']),
  /** Why it did not go out, in words. */
  refusedBecause: z.nullable(z.string()),
  observations: z.array(ObservationId),
  recipients: z.array(UserId),
  message: z.string(),
  ...SendingChoices.shape,
})
export type PlannedSending = z.infer<typeof PlannedSending>
