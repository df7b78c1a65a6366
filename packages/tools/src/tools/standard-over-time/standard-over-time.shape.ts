import { Instant } from '@corridor/domain/clock/instant'
import { line, lines, tidyLine, word } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { wholeNumber } from '../../fields/whole-number.shape.ts'
import { MOST_BASELINE, MOST_CADENCE, MOST_INTERVALS, MOST_RUN, MOST_WORDS, marks } from './terms.ts'

const text = (most: number, empty: string) => tidyLine(most).check(z.minLength(1, empty))

const Level = z.strictObject({
  value: z.int('Enter a whole number.').check(z.minimum(0), z.maximum(20)),
  label: text(24, 'Name the level.'),
})

const Levels = z.array(Level).check(
  z.minLength(2, 'A scale has at least two levels.'),
  z.maxLength(10, 'A scale has at most ten levels.'),
  z.refine((all) => all.every(({ value }, index) => index === 0 || value > (all[index - 1]?.value ?? 0)), {
    error: 'Order the levels from the lowest value.',
  }),
)

const Standard = z.strictObject({
  id: word(/^[a-z0-9-]{1,40}$/),
  /** A code of the district’s own list, or an academic one. */
  code: text(24, 'Give it a short code.'),
  title: text(160, 'Say what is to be seen.'),
  group: text(48, 'Say where it belongs.'),
  levels: Levels,
  looksLike: lines(400),
})
export type Standard = z.infer<typeof Standard>

export const StandardOverTimeConfig = z.strictObject({
  standards: z.array(Standard).check(
    z.minLength(1, 'Keep at least one standard.'),
    z.maxLength(60, 'Keep at most 60 standards.'),
    z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
      error: 'Each standard stands here once.',
    }),
  ),
  baselineVisits: wholeNumber(
    [1, 'Enter at least 1 visit.'],
    [MOST_BASELINE, `Enter at most ${MOST_BASELINE} visits.`],
  ),
  cadenceDays: wholeNumber(
    [1, 'Enter at least 1 day.'],
    [MOST_CADENCE, `Enter at most ${MOST_CADENCE} days.`],
  ),
  /** The target level; where a scale ends below it, its highest level. */
  target: wholeNumber([0, 'Enter 0 or more.'], [20, 'Enter at most 20.']),
  /** How the standard is recorded: one level a visit, or a mark every five minutes. */
  mode: z.enum(['level', 'interval']),
})
export type StandardOverTimeConfig = z.infer<typeof StandardOverTimeConfig>

const Seen = z.int().check(z.minimum(0), z.maximum(20))
const Value = z.nullable(Seen)
const Place = word(/^\d{1,2}$/).check(z.refine((it) => Number(it) < MOST_INTERVALS))

/** An earlier check of the same standard, as it was known when this one was made. */
const EarlierCheck = z.strictObject({
  id: z.uuid(),
  startedAt: Instant,
  value: Value,
  levels: z.array(z.strictObject({ value: z.int(), label: line(200) })),
})
export type EarlierCheck = z.infer<typeof EarlierCheck>

/** What a device knew of the beginning of a run, of which it gets only the newest checks. */
const Beginning = z.strictObject({
  /** The first check of the run that the device got. */
  from: Instant,
  /** How many checks came before `from`; null where nobody counted them. */
  count: z.nullable(z.int().check(z.minimum(0))),
  /** The first levels on this scale, by their instants. */
  first: z.record(Instant, Seen),
})
export type Beginning = z.infer<typeof Beginning>

/** What version 2 kept of the checks before the run: two devices could differ, and nobody could say which was right. */
const Before = z.strictObject({
  count: z.int().check(z.minimum(0)),
  first: z.record(Instant, Seen),
})

/** What was agreed with this educator about this standard; for the rest the district’s terms hold. */
const Focus = z.strictObject({
  target: z.exactOptional(Seen),
  cadenceDays: z.exactOptional(z.int().check(z.minimum(1), z.maximum(MOST_CADENCE))),
  baselineVisits: z.exactOptional(z.int().check(z.minimum(1), z.maximum(MOST_BASELINE))),
})
export type Focus = z.infer<typeof Focus>

const StudentWords = z.strictObject({
  id: z.uuid(),
  at: Instant,
  text: lines(300),
})

export const StandardOverTimeCapture = z.strictObject({
  standardId: z.nullable(line(100)),
  /** Whether there was a chance to see it; null until somebody says. */
  hadChance: z.nullable(z.boolean()),
  level: Value,
  evidence: lines(MOST_WORDS),
  /** The marks by the interval’s place, so that two devices that mark different ones both keep them. */
  marks: z.record(Place, z.enum(marks)),
  words: z.array(StudentWords).check(z.maxLength(40)),
  run: z.array(EarlierCheck).check(z.maxLength(MOST_RUN)),
  // Version 1 had neither `before` nor `focus`.
  before: z.exactOptional(Before),
  focus: z.exactOptional(Focus),
  /** Beginnings by their fingerprints, so that what two devices knew never clashes. */
  beginnings: z.exactOptional(z.record(word(/^[0-9a-f]{16}$/), Beginning)),
})
export type StandardOverTimeCapture = z.infer<typeof StandardOverTimeCapture>
