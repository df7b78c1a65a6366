import { Instant } from '@corridor/domain/clock/instant'
import { FileRef } from '@corridor/domain/files/file-ref'
import { line, lines } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { MOST_EVIDENCE_LETTERS, stances } from './evidence-terms.ts'

/** Where a piece was picked: an entry of another tool of the same visit. */
const Source = z.strictObject({
  observationId: z.uuid(),
  toolTypeId: z.int(),
  entryId: line(80).check(z.minLength(1)),
  kind: line(40),
  at: Instant,
})

/** A piece of evidence as it was when it was picked: a later edit of the entry does not change it. */
export const PieceOfEvidence = z.strictObject({
  id: z.uuid(),
  text: lines(MOST_EVIDENCE_LETTERS),
  stance: z.enum(stances),
  /** Where the piece was picked; null: the observer typed it, or added a file. */
  source: z.nullable(Source),
  file: z.exactOptional(FileRef),
})
export type PieceOfEvidence = z.infer<typeof PieceOfEvidence>
