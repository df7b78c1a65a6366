import type { Block } from '@corridor/domain/block'
import { counted, shareOf } from '@corridor/domain/count-words'
import { sum } from '@corridor/domain/statistics'
import type { Counts, Fact } from '../tool.ts'
import { type Levels, levelsOf } from './checks.ts'
import { itemOf } from './standard-over-time.facts.ts'
import type { Standard, StandardOverTimeConfig } from './standard-over-time.shape.ts'

const NONE = 'no-opportunity'

/** Checks by standard. Scales that differ are drawn apart: their levels do not compare. */
export function standardPanel(
  total: readonly Fact[],
  { visits, educators }: Counts,
  config: StandardOverTimeConfig,
): Block[] {
  const count = (item: string, value: string) =>
    sum(total.filter((it) => it.item === item && it.value === value).map(({ n }) => n))
  const seen = count('checks', 'seen')
  const kept = count('cadence', 'within')
  return [
    {
      kind: 'facts',
      items: [
        {
          label: 'At the target',
          value: shareOf(count('checks', 'at-target'), seen),
          note: `${counted(visits, 'visit')}, ${counted(educators, 'educator')}`,
        },
        { label: 'No opportunity', value: String(count('checks', 'no-opportunity')) },
        { label: 'Within the cadence', value: shareOf(kept, kept + count('cadence', 'past')) },
      ],
    },
    ...scalesIn(config).map(({ levels, standards }) => levelsChart(levels, standards, count, visits)),
  ]
}

/** Standards that share a scale. */
function scalesIn(config: StandardOverTimeConfig): { levels: Levels; standards: Standard[] }[] {
  const scales = new Map<string, { levels: Levels; standards: Standard[] }>()
  for (const standard of config.standards) {
    const levels = levelsOf(standard, config)
    const name = JSON.stringify(levels)
    scales.set(name, { levels, standards: [...(scales.get(name)?.standards ?? []), standard] })
  }
  return [...scales.values()]
}

function levelsChart(
  levels: Levels,
  standards: readonly Standard[],
  count: (item: string, value: string) => number,
  visits: number,
): Block {
  const keys = [...levels.map(({ value }) => String(value)), NONE]
  const title = (key: string) => levels.find(({ value }) => String(value) === key)?.label ?? 'No opportunity'
  const used = standards.filter((it) => keys.some((key) => count(itemOf(it), key) > 0))
  return {
    kind: 'chart',
    title: 'Checks by standard',
    chart: {
      shape: 'stacked-bars',
      isOrdered: true,
      parts: keys.map((key) => ({
        key,
        label: title(key),
        ...(key === NONE ? { hue: 'slate' as const } : {}),
      })),
      bars: used.map((it) => ({
        label: it.code,
        values: Object.fromEntries(keys.map((key) => [key, count(itemOf(it), key)])),
      })),
    },
    table: {
      columns: [{ title: 'Standard' }, ...keys.map((key) => ({ title: title(key), isNumber: true }))],
      rows: used.map((it) => [
        `${it.code} ${it.title}`,
        ...keys.map((key) => String(count(itemOf(it), key))),
      ]),
    },
    n: visits,
    counted: counted(visits, 'visit'),
  }
}
