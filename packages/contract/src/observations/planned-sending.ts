import { ObservationId } from '@corridor/domain/observation/observation'
import { UserId } from '@corridor/domain/people/ids'
import { tidyLine } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'

/** The most parts of a record, more than any tool’s has. */
const MOST_PARTS = 100

/** The observer’s choices for a sending beside its words; absent: the usual ones. */
export const SendingChoices = z.object({
  /** Whether the educator is asked to mark it as read; absent: they are. */
  isReadMarkAsked: z.exactOptional(z.boolean()),
  /** Whether the observer’s interpretations go out, too. */
  withInterpretation: z.exactOptional(z.boolean()),
  /** Whether the observer gives it on paper to an educator whom no mail reaches. */
  isHandedOver: z.exactOptional(z.boolean()),
})
export type SendingChoices = z.infer<typeof SendingChoices>

/** Titles of the record’s parts that stay with the observer. */
export const LeftOutParts = z
  .array(tidyLine(500))
  .check(z.maxLength(MOST_PARTS, `Leave out at most ${MOST_PARTS} parts.`))

/** A sending that goes out at a moment that its observer chose. */
export const PlannedSending = z.object({
  id: z.uuid(),
  sendAt: z.iso.datetime(),
  /** The state of the planned sending. `overtaken`: it was sent otherwise before. */
  state: z.enum(['waiting', 'sent', 'refused', 'overtaken']),
  /** Why it did not go out, in words. */
  refusedBecause: z.nullable(z.string()),
  observations: z.array(ObservationId),
  recipients: z.array(UserId),
  message: z.string(),
  /** By observation: the parts that stay with the observer; absent: none. */
  leftOutParts: z.exactOptional(z.record(ObservationId, LeftOutParts)),
  ...SendingChoices.shape,
})
export type PlannedSending = z.infer<typeof PlannedSending>
