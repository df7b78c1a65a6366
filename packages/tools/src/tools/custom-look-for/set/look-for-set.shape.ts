import { lines, unmarked, word, line as written } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { answerTypes, hasOptions, isReserved } from '../answer-types.ts'

export const Id = word(/^[a-z0-9]+([.-][a-z0-9]+)*$/, 'Use small letters, digits, dots and hyphens.').check(
  z.maxLength(60, 'Use at most 60 characters.'),
)

/** A rank, which orders a list letter by letter: a moved entry gets one between those of its neighbors. */
const Rank = word(/^[0-9A-Za-z]+$/, 'Use letters and digits.').check(
  z.maxLength(60, 'Use at most 60 characters.'),
)

const line = (most: number, what: string) => written(most).check(z.regex(/\S/, `Enter ${what}.`))

export const Domain = z.strictObject({
  id: Id,
  rank: Rank,
  title: line(60, 'a name for the domain').check(unmarked),
})

const Option = z.strictObject({
  id: Id.check(z.refine((it) => !isReserved(it), 'Use another id.')),
  rank: Rank,
  label: line(60, 'a label for the option'),
})

export const LookFor = z
  .strictObject({
    /** The item’s id, under which facts are counted: it means the same in every version. */
    id: Id,
    domainId: Id,
    rank: Rank,
    code: line(6, 'a short code, such as A1'),
    prompt: line(200, 'the prompt'),
    looksLike: lines(600),
    doesNotLookLike: lines(600),
    type: z.enum(answerTypes),
    /** The item’s choices, or a scale’s levels from the lowest. */
    options: z.array(Option).check(z.maxLength(8, 'Keep at most 8 options.')),
    /** Whether sending needs an answer; the observation may be finished without one. */
    isRequired: z.boolean(),
    allowsNoOpportunity: z.boolean(),
    /** Whether the item is neither sent nor counted in reports. */
    isPrivate: z.boolean(),
    /** Whether the evidence field stands open after a mark, instead of behind a button. */
    asksEvidence: z.boolean(),
  })
  .check(
    z.refine(({ type, options }) => hasOptions(type) || options.length === 0, {
      path: ['options'],
      error: 'Remove the options, or choose a type that has them.',
    }),
    z.refine(({ type, options }) => !hasOptions(type) || options.length >= 2, {
      path: ['options'],
      error: 'Add at least 2 options.',
    }),
    z.refine(({ options }) => isDistinct(options.map(({ id }) => id)), {
      path: ['options'],
      error: 'Give each option an id of its own.',
    }),
  )

export const MOST_ITEMS = 80

/** A look-for set. Its lists are flat, and their order is data, so that they can be merged and moved. */
export const LookForSet = z
  .strictObject({
    title: line(80, 'a title for the set').check(unmarked),
    purpose: lines(200),
    domains: z
      .array(Domain)
      .check(z.minLength(1, 'Add a domain.'), z.maxLength(12, 'Keep at most 12 domains.')),
    items: z
      .array(LookFor)
      .check(
        z.minLength(1, 'Add an item.'),
        z.maxLength(MOST_ITEMS, `Keep at most ${MOST_ITEMS} items in a set.`),
      ),
  })
  .check(
    z.refine(({ domains }) => isDistinct(domains.map(({ id }) => id)), {
      path: ['domains'],
      error: 'Give each domain an id of its own.',
    }),
    z.refine(({ items }) => isDistinct(items.map(({ id }) => id)), {
      path: ['items'],
      error: 'Give each item an id of its own.',
    }),
    z.refine(({ items }) => isDistinct(items.map(({ code }) => code.toLowerCase())), {
      path: ['items'],
      error: 'Give each item a code of its own.',
    }),
    z.refine(({ domains, items }) => items.every((item) => domains.some(({ id }) => id === item.domainId)), {
      path: ['items'],
      error: 'Put each item into one of the domains.',
    }),
  )
export type LookForSet = z.infer<typeof LookForSet>
export type Domain = z.infer<typeof Domain>
export type LookFor = z.infer<typeof LookFor>
export type LookForOption = z.infer<typeof Option>

function isDistinct(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}
