import type { Contribution, Invitation } from '../../definition/tool.ts'
import type { ExpandedRubricConfig, Level } from './expanded-rubric.shape.ts'
import { indicatorsOf, nameOf } from './indicators.ts'
import { levelsOf } from './levels.ts'
import { isFor } from './roles.ts'

const HINT =
  'Choose the level that describes your lesson best. Neither of you sees the other’s choice before both are saved.'

/**
 * The self-ratings. Each of the two rates alone, and sees the other’s level when both are done. Indicators for other
 * roles are not asked.
 */
export function selfRatings(config: ExpandedRubricConfig, role: string | undefined): Invitation[] {
  if (!config.rules.asksSelfRating) return []
  const theirs = indicatorsOf(config).filter((it) => isFor(it, role))
  return theirs.map((indicator, place) => ({
    kind: 'self-rating',
    key: indicator.id,
    prompt: nameOf(indicator),
    // The hint stands at the first and holds for all that follow.
    hint: place === 0 ? HINT : '',
    choices: levelsOf(config).map((level) => ({
      value: String(level.value),
      label: [`${level.mark} ${level.label}`, indicator.descriptors[level.value]].filter(Boolean).join(': '),
    })),
    isAhead: true,
  }))
}

/** The educator’s rating of an indicator; the last one counts. */
export function selfRatingOf(
  contributions: readonly Contribution[],
  config: ExpandedRubricConfig,
  indicatorId: string,
): Level | undefined {
  const said = contributions.filter(({ kind, key }) => kind === 'self-rating' && key === indicatorId)
  const last = said.toSorted((a, b) => (a.at < b.at ? -1 : 1)).at(-1)
  return config.levels.find(({ value }) => String(value) === last?.text)
}
