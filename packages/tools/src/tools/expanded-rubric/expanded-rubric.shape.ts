import { line, lines as text, unmarked, word } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { PieceOfEvidence } from '../../evidence-picker/evidence-picker.shape.ts'
import { wholeNumber } from '../../fields/whole-number.shape.ts'
import { confidences, evidenceRules, MOST_PIECES } from './rubric-terms.ts'

const named = (letters: number, empty: string) => line(letters).check(z.regex(/\S/, empty))

/** The id of a domain, an indicator or an attribute. One that reads differently gets a number behind a dot. */
const Id = word(/^[A-Za-z0-9][\w-]{0,59}(\.\d{1,4})?$/)
/** A rank, by which a list is sorted, whoever added to it. */
const Rank = word(/^[0-9A-Za-z]{1,60}$/)

export const Level = z.strictObject({
  value: wholeNumber([0, 'Enter 0 or more.'], [100, 'Enter at most 100.']),
  label: named(40, 'Give the level a name.'),
  /** What stands on the level’s sign: “3”, “D”. */
  mark: named(3, 'Give the level a mark, such as its number.'),
})
export type Level = z.infer<typeof Level>

export const Domain = z.strictObject({
  id: Id,
  title: named(80, 'Give the domain a title.').check(unmarked),
  rank: Rank,
})
export type Domain = z.infer<typeof Domain>

export const Indicator = z.strictObject({
  id: Id,
  domainId: Id,
  rank: Rank,
  code: named(8, 'Give the indicator a short code, such as I2.'),
  title: named(120, 'Give the indicator a title.').check(unmarked),
  /** Descriptors by the value of the level. */
  descriptors: z.record(word(/^\d{1,3}$/), text(600)),
  attributes: z
    .array(z.strictObject({ id: Id, text: named(80, 'Write the attribute, or remove it.') }))
    .check(z.maxLength(12, 'Keep at most 12 attributes.')),
  weight: z
    .number('Enter a number.')
    .check(z.minimum(0, 'Enter 0 or more.'), z.maximum(10, 'Enter at most 10.')),
  /** The roles that the indicator applies to; empty: everybody. */
  roles: z.array(named(40, 'Name the role, or remove it.')).check(z.maxLength(20, 'Keep at most 20 roles.')),
})
export type Indicator = z.infer<typeof Indicator>

const Rules = z.strictObject({
  /** Which levels need evidence: top and bottom, each, or none. */
  evidenceFor: z.enum(evidenceRules),
  asksSelfRating: z.boolean(),
  /** Whether only levels are recorded, without evidence. */
  isQuick: z.boolean(),
  showsOverall: z.boolean(),
})

export const MOST_INDICATORS = 120

/** A rubric: a scale, domains, indicators, and how they are used. */
export const ExpandedRubricConfig = z
  .strictObject({
    title: named(80, 'Give the rubric a title.').check(unmarked),
    /** Whose words these are, and on what terms they may be used. */
    attribution: text(500),
    levels: z
      .array(Level)
      .check(z.minLength(2, 'Keep at least 2 levels.'), z.maxLength(10, 'Keep at most 10 levels.')),
    domains: z
      .array(Domain)
      .check(z.minLength(1, 'Add at least one domain.'), z.maxLength(20, 'Keep at most 20 domains.')),
    indicators: z
      .array(Indicator)
      .check(
        z.minLength(1, 'Add at least one indicator.'),
        z.maxLength(MOST_INDICATORS, `Keep at most ${MOST_INDICATORS} indicators.`),
      ),
    rules: Rules,
  })
  .check(
    z.refine(({ levels }) => isDistinct(levels.map(({ value }) => value)), {
      path: ['levels'],
      error: 'Give each level a value of its own.',
    }),
    z.refine(({ domains, indicators }) => isDistinct([...domains, ...indicators].map(({ id }) => id)), {
      path: ['indicators'],
      error: 'Two of these have the same id. Remove one and add it again.',
    }),
    z.refine(({ indicators }) => isDistinct(indicators.map(({ code }) => code.trim().toUpperCase())), {
      path: ['indicators'],
      error: 'Give each indicator a code of its own.',
    }),
    z.refine(
      ({ domains, indicators }) => indicators.every((it) => domains.some(({ id }) => id === it.domainId)),
      { path: ['indicators'], error: 'Put each indicator into a domain.' },
    ),
  )
export type ExpandedRubricConfig = z.infer<typeof ExpandedRubricConfig>

/**
 * What was recorded of an indicator. A part is there once it was set: two devices that set different parts both keep
 * them.
 */
const Mark = z.strictObject({
  level: z.exactOptional(z.int()),
  confidence: z.exactOptional(z.enum(confidences)),
  /** The attributes that were seen, by id. */
  attributes: z.exactOptional(z.record(Id, z.literal(true))),
  rationale: z.exactOptional(text(2_000)),
  growthNote: z.exactOptional(text(2_000)),
})
export type Mark = z.infer<typeof Mark>

const Piece = z.extend(PieceOfEvidence, { indicatorId: Id })
export type Piece = z.infer<typeof Piece>

export const ExpandedRubricCapture = z.strictObject({
  /** The role in which the educator is seen, as indicators name it; empty: any. */
  role: z.exactOptional(line(40)),
  /** The marks by indicator. */
  marks: z.record(Id, Mark),
  evidence: z.array(Piece).check(z.maxLength(MOST_PIECES)),
})
export type ExpandedRubricCapture = z.infer<typeof ExpandedRubricCapture>

function isDistinct(values: readonly (string | number)[]): boolean {
  return new Set(values).size === values.length
}
