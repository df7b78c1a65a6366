import type { Contribution, Invitation } from '../tool.ts'
import type { ExpandedRubricConfig, Level } from './expanded-rubric.shape.ts'
import { indicatorsOf, nameOf } from './indicators.ts'
import { levelsOf } from './levels.ts'

/** Each rates alone, and sees the other's level when both are done. */
export function selfRatings(config: ExpandedRubricConfig): Invitation[] {
  if (!config.rules.asksSelfRating) return []
  const choices = levelsOf(config).map(({ value, mark, label }) => ({
    value: String(value),
    label: `${mark} ${label}`,
  }))
  return indicatorsOf(config).map((indicator) => ({
    kind: 'self-rating',
    key: indicator.id,
    prompt: nameOf(indicator),
    hint: 'Choose the level that describes your lesson best. Neither of you sees the other’s choice before both are saved.',
    choices,
    isAhead: true,
  }))
}

/** The last word counts. */
export function selfRatingOf(
  contributions: readonly Contribution[],
  config: ExpandedRubricConfig,
  indicatorId: string,
): Level | undefined {
  const said = contributions.filter(({ kind, key }) => kind === 'self-rating' && key === indicatorId)
  const last = said.toSorted((a, b) => (a.at < b.at ? -1 : 1)).at(-1)
  return config.levels.find(({ value }) => String(value) === last?.text)
}
