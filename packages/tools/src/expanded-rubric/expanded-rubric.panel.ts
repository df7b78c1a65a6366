import type { Block } from '@corridor/domain/block'
import { counted, shareOf } from '@corridor/domain/count-words'
import { sum } from '@corridor/domain/statistics'
import type { Counts, Fact } from '../tool.ts'
import type { ExpandedRubricConfig } from './expanded-rubric.shape.ts'
import { indicatorsOf, nameOf } from './indicators.ts'
import { partsOf } from './level-chart.ts'
import { levelsOf } from './levels.ts'
import { levelFact } from './rubric-facts.ts'

/** The distribution of each indicator: counts of visits, never a mean of levels. */
export function rubricPanel(
  total: readonly Fact[],
  { visits, educators }: Counts,
  config: ExpandedRubricConfig,
): Block[] {
  const count = (item: string, value: string) =>
    sum(total.filter((it) => it.item === item && it.value === value).map(({ n }) => n))
  const indicators = indicatorsOf(config)
  const [levels, parts] = [levelsOf(config), partsOf(config)]
  const scored = (item: string) => sum(levels.map(({ value }) => count(item, levelFact(value))))
  const all = (of: (item: string) => number) => sum(indicators.map(({ id }) => of(id)))
  const bare = (item: string) => count(item, 'without evidence')
  const bars = indicators.map(({ id, code }) => ({
    label: code,
    values: Object.fromEntries([
      ...levels.map(({ value }) => [String(value), count(id, levelFact(value))] as const),
      ['unscored', count(id, 'unscored')] as const,
    ]),
  }))
  return [
    {
      kind: 'facts',
      items: [
        {
          label: 'Levels recorded',
          value: String(all(scored)),
          note: `${counted(visits, 'visit')}, ${counted(educators, 'educator')}`,
        },
        { label: 'Pieces of evidence', value: String(all((item) => count(item, 'evidence'))) },
        { label: 'Scored without evidence', value: shareOf(all(bare), all(scored)) },
      ],
    },
    {
      kind: 'chart',
      title: 'Levels by indicator',
      chart: { shape: 'stacked-bars', isOrdered: true, parts, bars },
      table: {
        columns: [
          { title: 'Indicator' },
          ...parts.map(({ label }) => ({ title: label, isNumber: true })),
          { title: 'Without evidence', isNumber: true },
          { title: 'Evidence', isNumber: true },
        ],
        rows: indicators.map((it, index) => [
          nameOf(it),
          ...parts.map(({ key }) => String(bars[index]?.values[key] ?? 0)),
          String(bare(it.id)),
          String(count(it.id, 'evidence')),
        ]),
      },
      n: visits,
      counted: counted(visits, 'visit'),
    },
  ]
}
