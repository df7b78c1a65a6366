import { FileRef } from '@corridor/domain/file-ref'
import { plain, plainLines } from '@corridor/domain/plain-text'
import * as z from 'zod/mini'
import { MOST_EVIDENCE_LETTERS, stances } from './evidence-picker.ts'

/** Where a piece was picked: an entry of another tool of the same visit. */
const Source = z.strictObject({
  observationId: z.uuid(),
  toolTypeId: z.int(),
  entryId: z.string().check(z.minLength(1), z.maxLength(80), plain),
  kind: z.string().check(z.maxLength(40), plain),
  at: z.iso.datetime(),
})

/** A piece of evidence as it was when it was picked: what is edited over there later does not change it. */
export const PieceOfEvidence = z.strictObject({
  id: z.uuid(),
  text: z.string().check(z.maxLength(MOST_EVIDENCE_LETTERS), plainLines),
  stance: z.enum(stances),
  /** Null: the observer typed it, or added a file. */
  source: z.nullable(Source),
  file: z.exactOptional(FileRef),
})
export type PieceOfEvidence = z.infer<typeof PieceOfEvidence>
