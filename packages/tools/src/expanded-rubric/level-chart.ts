import type { Block } from '@corridor/domain/block'
import { counted } from '@corridor/domain/count-words'
import type { ExpandedRubricCapture, ExpandedRubricConfig } from './expanded-rubric.shape.ts'
import { domainsOf } from './indicators.ts'
import { levelsOf } from './levels.ts'
import { markOf } from './marks.ts'

const OPEN = 'unscored'

/** How many indicators of each domain stand at each level. */
export function levelChart(capture: ExpandedRubricCapture, config: ExpandedRubricConfig): Block {
  const parts = partsOf(config)
  const bars = domainsOf(config).map(({ id, title }) => {
    const inDomain = config.indicators.filter(({ domainId }) => domainId === id)
    const keys = inDomain.map((it) => String(markOf(capture, it.id).level ?? OPEN))
    return {
      label: title,
      values: Object.fromEntries(parts.map(({ key }) => [key, keys.filter((it) => it === key).length])),
    }
  })
  return {
    kind: 'chart',
    title: 'Levels by domain',
    chart: { shape: 'stacked-bars', isOrdered: true, parts, bars },
    table: {
      columns: [{ title: 'Domain' }, ...parts.map(({ label }) => ({ title: label, isNumber: true }))],
      rows: bars.map(({ label, values }) => [label, ...parts.map(({ key }) => String(values[key] ?? 0))]),
    },
    n: config.indicators.length,
    counted: counted(config.indicators.length, 'indicator'),
  }
}

/** The levels from the lowest, and what has none. */
export function partsOf(config: ExpandedRubricConfig) {
  return [
    ...levelsOf(config).map(({ value, mark, label }) => ({ key: String(value), label: `${mark} ${label}` })),
    { key: OPEN, label: 'Not scored', hue: 'slate' as const },
  ]
}
