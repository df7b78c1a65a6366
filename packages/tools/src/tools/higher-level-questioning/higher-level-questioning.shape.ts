import { Instant } from '@corridor/domain/clock/instant'
import { lines, tidyLine } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { wholeNumber } from '../../fields/whole-number.shape.ts'
import { levels, scales } from './levels.ts'
import { LONGEST_WAIT, MOST_QUESTIONS, MOST_SEATS, MOST_STEMS } from './limits.ts'
import { askers, directions, forms, kinds } from './question-terms.ts'

const Stem = tidyLine(120).check(z.minLength(1, 'Write the stem or remove the line.'))

export const QuestioningConfig = z.strictObject({
  scale: z.enum(scales),
  /** Whether the words of a question are asked for. */
  isTextAsked: z.boolean(),
  /** How many minutes questions are meant to be counted. */
  minutes: wholeNumber([5, 'Enter at least 5 minutes.'], [90, 'Enter at most 90 minutes.']),
  /** Stems to choose from, by level. */
  stems: z.partialRecord(
    z.enum(levels),
    z.array(Stem).check(z.maxLength(MOST_STEMS, `Keep at most ${MOST_STEMS} stems for a level.`)),
  ),
})
export type QuestioningConfig = z.infer<typeof QuestioningConfig>

const Question = z.strictObject({
  id: z.uuid(),
  at: Instant,
  kind: z.enum(kinds),
  /** The level; null: the question is not in the mix, or somebody has yet to say. */
  level: z.nullable(z.enum(levels)),
  asker: z.enum(askers),
  text: lines(500),
  form: z.nullable(z.enum(forms)),
  isFollowUp: z.boolean(),
  directedTo: z.nullable(z.enum(directions)),
  /** The seat from which the answer came. Never a name. */
  responder: z.nullable(z.int().check(z.minimum(1), z.maximum(MOST_SEATS))),
  waitSeconds: z.nullable(z.number().check(z.minimum(0), z.maximum(LONGEST_WAIT))),
})
export type Question = z.infer<typeof Question>

export const QuestioningCapture = z.strictObject({
  questions: z.array(Question).check(z.maxLength(MOST_QUESTIONS)),
  /** Whether no question was asked, which differs from nobody having counted. */
  isNoneAsked: z.boolean(),
})
export type QuestioningCapture = z.infer<typeof QuestioningCapture>
