import type { Block } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import type { ExpandedRubricCapture, ExpandedRubricConfig } from '../expanded-rubric.shape.ts'
import { domainsOf } from '../indicators.ts'
import { levelsOf } from '../levels.ts'
import { markOf, scoredIn } from '../marks.ts'
import { countedIn } from '../roles.ts'

const OPEN = 'unscored'

/** A chart of how many indicators of each domain stand at each level. */
export function levelChart(capture: ExpandedRubricCapture, config: ExpandedRubricConfig): Block {
  const parts = partsOf(config)
  const all = countedIn(capture, config)
  const scored = scoredIn(capture, config).length
  const bars = domainsOf(config).flatMap(({ id, title }) => {
    const inDomain = all.filter(({ domainId }) => domainId === id)
    if (inDomain.length === 0) return []
    const keys = inDomain.map((it) => String(markOf(capture, it.id).level ?? OPEN))
    const values = Object.fromEntries(parts.map(({ key }) => [key, keys.filter((it) => it === key).length]))
    return [{ label: title, values }]
  })
  return {
    kind: 'chart',
    title: 'Levels by domain',
    chart: { shape: 'stacked-bars', isOrdered: true, parts, bars },
    table: {
      columns: [{ title: 'Domain' }, ...parts.map(({ label }) => ({ title: label, isNumber: true }))],
      rows: bars.map(({ label, values }) => [label, ...parts.map(({ key }) => String(values[key] ?? 0))]),
    },
    n: all.length,
    // The chart has a part for what was not scored; how many were must not be taken for the whole rubric.
    counted: `${scored === all.length ? '' : `${scored} of `}${counted(all.length, 'indicator')}`,
  }
}

/** The levels from the lowest, and a part for indicators without one. */
function partsOf(config: ExpandedRubricConfig) {
  return [
    ...levelsOf(config).map(({ value, mark, label }) => ({ key: String(value), label: `${mark} ${label}` })),
    { key: OPEN, label: 'Not scored', hue: 'slate' as const },
  ]
}
