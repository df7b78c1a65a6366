import { Instant } from '@corridor/domain/clock/instant'
import { FileRef } from '@corridor/domain/files/file-ref'
import { line, lines, word } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { kinds, MOST_LETTERS, MOST_LINES } from './kinds.ts'

const Abbreviation = z.strictObject({
  id: line(40).check(z.minLength(1)),
  short: line(12).check(
    z.minLength(1, 'Enter what is typed.'),
    z.regex(/^\S*$/, 'Leave out spaces: a space is what expands it.'),
  ),
  long: lines(80).check(z.minLength(1, 'Enter what it stands for.')),
})
export type Abbreviation = z.infer<typeof Abbreviation>

export const NarrativeConfig = z.strictObject({
  abbreviations: z
    .array(Abbreviation)
    .check(
      z.maxLength(60, 'Keep at most 60 abbreviations.'),
      z.refine(areDifferent, 'Two abbreviations are typed the same. Change one of them.'),
    ),
  /** The kinds that an observer chooses from. */
  kinds: z
    .array(z.enum(kinds))
    .check(z.minLength(1, 'Keep at least one kind.'), z.maxLength(kinds.length, 'Name each kind once.')),
})
export type NarrativeConfig = z.infer<typeof NarrativeConfig>

function areDifferent(all: readonly Abbreviation[]): boolean {
  return new Set(all.map(({ short }) => short.toLowerCase())).size === all.length
}

const Span = z.strictObject({ from: z.int().check(z.minimum(0)), to: z.int().check(z.minimum(1)) })
export type Span = z.infer<typeof Span>

const Tag = z.strictObject({
  /** The item’s code and title when the line was tagged: the record can name it whatever becomes of the set. */
  code: line(40),
  title: lines(300),
  /** The tagged part; null: the whole line. */
  span: z.nullable(Span),
})

const Line = z.strictObject({
  id: z.uuid(),
  /** When typing began. */
  at: Instant,
  kind: z.enum(kinds),
  /** Teacher, a student, or the student on a seat. Never a name. */
  speaker: z.nullable(word(/^(T|S|S[1-9]\d?)$/)),
  text: lines(MOST_LETTERS),
  /** The tags by target, so that two devices that tag differently both keep their tags. */
  tags: z.record(word(/^\d+:.{1,100}$/), Tag),
  file: z.nullable(FileRef),
  /** Whether an interpretation goes out; only if its observer says so. */
  isIncluded: z.boolean(),
  /** When the line was removed; null while it stands. Until it is sent it can be brought back. */
  removedAt: z.nullable(Instant),
})
export type Line = z.infer<typeof Line>

export const NarrativeCapture = z.strictObject({
  lines: z.array(Line).check(z.maxLength(MOST_LINES, 'Keep at most 2,000 lines.')),
})
export type NarrativeCapture = z.infer<typeof NarrativeCapture>
