import type { ExpandedRubricConfig, Level } from '../expanded-rubric.shape.ts'

const HIGHEST = 100

/** What to do about a typed value; undefined where it will do. */
export function valueFault(typed: string, others: readonly Level[]): string | undefined {
  const value = typed.trim()
  if (!/^\d{1,3}$/.test(value) || Number(value) > HIGHEST) return 'Enter a whole number from 0 to 100.'
  if (others.some((it) => it.value === Number(value))) return 'Give each level a value of its own.'
  return undefined
}

/** The rubric with a level’s new value: its descriptors go with it, and so does a mark that is the value. */
export function withValue(content: ExpandedRubricConfig, level: Level, value: number): ExpandedRubricConfig {
  const { value: was } = level
  const mark = level.mark.trim() === String(was) ? String(value) : level.mark
  return {
    ...content,
    levels: content.levels.map((it) => (it === level ? { ...level, value, mark } : it)),
    indicators: content.indicators.map((it) => {
      const { [was]: words, [value]: _, ...others } = it.descriptors
      return { ...it, descriptors: words === undefined ? others : { ...others, [value]: words } }
    }),
  }
}

/** A free value: above the others, or where there is room. */
export function freeValue(levels: readonly Level[]): number {
  const taken = new Set(levels.map(({ value }) => value))
  const above = Math.max(-1, ...taken) + 1
  if (above <= HIGHEST) return above
  return Array.from({ length: HIGHEST }, (_, value) => value).findLast((it) => !taken.has(it)) ?? 0
}
