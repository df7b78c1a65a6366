import { Instant } from '@corridor/domain/clock/instant'
import { line, lines, word } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { wholeNumber } from '../../fields/whole-number.shape.ts'
import { abouts, columns, MOST_ENTRIES, MOST_LETTERS } from './columns.ts'

const Prompt = line(80)

const Stem = z.strictObject({
  id: line(40).check(z.minLength(1)),
  column: z.enum(columns),
  text: line(60).check(z.minLength(1, 'Enter the beginning of a sentence.')),
})
export type Stem = z.infer<typeof Stem>

export const NoticingConfig = z.strictObject({
  /** The question that the visit looks at; empty: whatever there is to see. */
  focusQuestion: line(160),
  /** The placeholders of the empty field. */
  prompts: z.strictObject({ noticing: Prompt, wondering: Prompt }),
  stems: z.array(Stem).check(z.maxLength(24, 'Keep at most 24 stems.')),
  mostEntries: wholeNumber(
    [2, 'Allow at least 2 entries.'],
    [MOST_ENTRIES, `Allow at most ${MOST_ENTRIES} entries.`],
  ),
})
export type NoticingConfig = z.infer<typeof NoticingConfig>

const Tag = z.strictObject({
  /** The item’s code and title when the entry was tagged: the record can name it whatever becomes of the set. */
  code: line(40),
  title: lines(300),
})

const Entry = z.strictObject({
  id: z.uuid(),
  /** When typing began. */
  at: Instant,
  column: z.enum(columns),
  text: lines(MOST_LETTERS),
  about: z.nullable(z.enum(abouts)),
  /** The tags by target, so that two devices that tag differently both keep their tags. */
  tags: z.record(word(/^\d+:.{1,100}$/), Tag),
  /** Whether the entry is to be talked about. */
  isStarred: z.boolean(),
  /** For a wondering: the noticing that caused it. It may be gone. */
  causeId: z.nullable(z.uuid()),
})
export type Entry = z.infer<typeof Entry>

export const NoticingCapture = z.strictObject({
  entries: z.array(Entry).check(z.maxLength(2 * MOST_ENTRIES, 'Keep at most 200 entries.')),
})
export type NoticingCapture = z.infer<typeof NoticingCapture>
