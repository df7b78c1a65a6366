import { Instant } from '@corridor/domain/clock/instant'
import { lines, tidyLine, word } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { categoryKeys } from './categories.ts'
import { MOST_LETTERS, MOST_STARTS } from './starts.ts'

const Label = tidyLine(32).check(z.minLength(1, 'Give it a name.'))

const CategoryKey = z.enum(categoryKeys)
const GroupingId = word(/^[a-z0-9-]{1,40}$/)

const CategorySetting = z.strictObject({
  label: Label,
  /** Whether observers see the category. */
  isOn: z.boolean(),
  /** Whether the category’s time counts as instruction. */
  isInstructional: z.boolean(),
})

export const KeepingTimeConfig = z.strictObject({
  categories: z.record(CategoryKey, CategorySetting).check(
    z.refine((it) => Object.values(it).filter(({ isOn }) => isOn).length >= 2, {
      error: 'Show at least two categories.',
    }),
    z.refine((it) => it['not-observed'].isOn, {
      error: 'Keep “Not observed” shown: it is the pause.',
    }),
  ),
  groupings: z.array(z.strictObject({ id: GroupingId, label: Label })).check(
    z.minLength(2, 'Keep at least two groupings.'),
    z.maxLength(8, 'Keep at most eight groupings.'),
    z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
      error: 'Each grouping stands here once.',
    }),
  ),
})
export type KeepingTimeConfig = z.infer<typeof KeepingTimeConfig>

const Start = z.strictObject({
  id: z.uuid(),
  at: Instant,
  key: GroupingId,
  note: lines(MOST_LETTERS),
})
const isCategory = ({ key }: z.infer<typeof Start>) => categoryKeys.some((it) => it === key)

/** The beginnings of activities and groupings; each ends where the next one begins, so nothing can leave a gap. */
export const KeepingTimeCapture = z.strictObject({
  activities: z.array(Start.check(z.refine(isCategory))).check(z.maxLength(MOST_STARTS)),
  groupings: z.array(Start).check(z.maxLength(MOST_STARTS)),
})
export type KeepingTimeCapture = z.infer<typeof KeepingTimeCapture>
