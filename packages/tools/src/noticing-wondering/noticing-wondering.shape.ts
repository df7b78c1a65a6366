import { plain, plainLines } from '@corridor/domain/plain-text'
import * as z from 'zod/mini'
import { wholeNumber } from '../whole-number.shape.ts'
import { abouts, columns, MOST_ENTRIES, MOST_LETTERS } from './columns.ts'

const Prompt = z.string().check(z.maxLength(80, 'Enter at most 80 characters.'), plain)

const Stem = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  column: z.enum(columns),
  text: z
    .string()
    .check(
      z.minLength(1, 'Enter the beginning of a sentence.'),
      z.maxLength(60, 'Enter at most 60 characters.'),
      plain,
    ),
})
export type Stem = z.infer<typeof Stem>

export const NoticingConfig = z.strictObject({
  /** Empty: whatever there is to see. */
  focusQuestion: z.string().check(z.maxLength(160, 'Enter at most 160 characters.'), plain),
  /** What stands in the empty field. */
  prompts: z.strictObject({ noticing: Prompt, wondering: Prompt }),
  stems: z.array(Stem).check(z.maxLength(24, 'Keep at most 24 stems.')),
  mostEntries: wholeNumber(
    [2, 'Allow at least 2 entries.'],
    [MOST_ENTRIES, `Allow at most ${MOST_ENTRIES} entries.`],
  ),
})
export type NoticingConfig = z.infer<typeof NoticingConfig>

const Tag = z.strictObject({
  /** As they were when it was tagged: the record can name them whatever becomes of the set. */
  code: z.string().check(z.maxLength(40)),
  title: z.string().check(z.maxLength(300)),
})

const Entry = z.strictObject({
  id: z.uuid(),
  /** When typing began. */
  at: z.iso.datetime(),
  column: z.enum(columns),
  text: z.string().check(z.maxLength(MOST_LETTERS, 'Shorten it to 500 characters.'), plainLines),
  about: z.nullable(z.enum(abouts)),
  /** By target, so that two devices that tag differently both keep their tags. */
  tags: z.record(z.string().check(z.regex(/^\d+:.{1,100}$/)), Tag),
  /** To be talked about. */
  isStarred: z.boolean(),
  /** Of a wondering: the noticing that caused it. It may be gone. */
  causeId: z.nullable(z.uuid()),
})
export type Entry = z.infer<typeof Entry>

export const NoticingCapture = z.strictObject({
  entries: z.array(Entry).check(z.maxLength(2 * MOST_ENTRIES, 'Keep at most 200 entries.')),
})
export type NoticingCapture = z.infer<typeof NoticingCapture>
