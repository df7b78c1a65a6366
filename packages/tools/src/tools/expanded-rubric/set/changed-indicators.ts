import type { ChangedItem } from '../../../definition/tool.ts'
import { reworded } from '../../../sets/reworded.ts'
import type { ExpandedRubricConfig, Indicator } from '../expanded-rubric.shape.ts'
import { indicatorsOf } from '../indicators.ts'
import { levelsOf } from '../levels.ts'

/** The indicators that changed in title or levels. Place and weight may change freely. */
export function changedIndicators(before: ExpandedRubricConfig, after: ExpandedRubricConfig): ChangedItem[] {
  return indicatorsOf(before).flatMap((indicator): ChangedItem[] => {
    const { id, title } = indicator
    const next = after.indicators.find((it) => it.id === id)
    if (!next) return [{ id, was: title, is: null }]
    const [old, now] = [wordsOf(indicator, before), wordsOf(next, after)]
    const [was, is] = [without(old, now), without(now, old)]
    return was.length + is.length === 0 ? [] : [{ id, was: was.join('\n'), is: is.join('\n') }]
  })
}

/** The words without those that are known from the other version. */
function without(words: readonly string[], known: readonly string[]): string[] {
  return words.filter((it) => !known.includes(it))
}

function wordsOf({ title, descriptors }: Indicator, config: ExpandedRubricConfig): string[] {
  return [
    title.trim(),
    ...levelsOf(config).map(({ value, label }) => `${value} ${label}: ${(descriptors[value] ?? '').trim()}`),
  ]
}

/** The rubric with new ids for these domains and indicators, which have no id in common. */
export function rewordIndicators(
  config: ExpandedRubricConfig,
  ids: readonly string[],
  version: number,
): ExpandedRubricConfig {
  const domains = config.domains.map(({ id }) => id)
  return { ...config, indicators: reworded(config.indicators, ids, version, domains) }
}
