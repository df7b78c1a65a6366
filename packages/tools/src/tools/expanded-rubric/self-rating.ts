import type { Contribution, Invitation } from '../../definition/tool.ts'
import type { ExpandedRubricConfig, Indicator, Level } from './expanded-rubric.shape.ts'
import { indicatorsOf, nameOf } from './indicators.ts'
import { levelsOf } from './levels.ts'
import { isFor } from './roles.ts'

const HINT =
  'Choose the level that describes your lesson best. Neither of you sees the other’s choice before both are saved.'

interface Asked {
  readonly indicator: Indicator
  readonly invitation: Invitation
}

/** What is asked about the indicators of a rubric. Every saving asks for it, and it never changes. */
const known = new WeakMap<ExpandedRubricConfig, readonly Asked[]>()

/**
 * The self-ratings. Each of the two rates alone, and sees the other’s level when both are done. Indicators for other
 * roles are not asked.
 */
export function selfRatings(config: ExpandedRubricConfig, role: string | undefined): Invitation[] {
  if (!config.rules.asksSelfRating) return []
  const asked = known.get(config) ?? askedOf(config)
  known.set(config, asked)
  const [first, ...others] = asked.filter(({ indicator }) => isFor(indicator, role))
  if (!first) return []
  // The hint stands at the first and holds for all that follow.
  return [{ ...first.invitation, hint: HINT }, ...others.map(({ invitation }) => invitation)]
}

function askedOf(config: ExpandedRubricConfig): Asked[] {
  const levels = levelsOf(config)
  return indicatorsOf(config).map((indicator) => ({
    indicator,
    invitation: {
      kind: 'self-rating',
      key: indicator.id,
      prompt: nameOf(indicator),
      hint: '',
      choices: levels.map(({ value, mark, label }) => ({
        value: String(value),
        label: [`${mark} ${label}`, indicator.descriptors[value]].filter(Boolean).join(': '),
      })),
      isAhead: true,
    },
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
