import type { Target } from '../../../definition/capture-view.ts'
import type { Indicator } from '../expanded-rubric.shape.ts'

/** By which number this rubric is tagged: its own items come first among the targets. */
export function ownConfiguration(
  targets: readonly Target[],
  indicators: readonly Indicator[],
): number | undefined {
  const [first] = targets
  return indicators.some(({ id }) => id === first?.id) ? first?.configurationId : undefined
}

/** As entries of other tools name an indicator. */
export function tagOf(configurationId: number | undefined, indicatorId: string): string {
  return `${configurationId}:${indicatorId}`
}
