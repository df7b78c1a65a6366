import type { Block } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import type { Visit } from '../../../definition/tool.ts'
import { stretchAt } from '../../../visit/visit-stretches.ts'
import { countBy, type Group, groupOf, groups, groupTitles } from '../lines.ts'
import type { Line } from '../narrative-corner.shape.ts'

const groupHues = {
  teacher: 'petrol',
  students: 'marigold',
  room: 'sky',
  other: 'slate',
  interpretation: 'violet',
} as const satisfies Record<Group, string>

/** How many lines each five minutes have, and whose. */
export function pacePer5(lines: readonly Line[], visit: Visit): Block[] {
  if (lines.length === 0) return []
  const stretchOf = ({ at }: Line) => stretchAt(at, visit)
  const last = Math.max(...lines.map(stretchOf))
  const all = countBy(lines, groups, groupOf)
  const used = groups.filter((group) => all[group] > 0)
  const stretches = Array.from({ length: last + 1 }, (_, index) => ({
    label: `${index * 5}–${index * 5 + 5} min`,
    values: countBy(
      lines.filter((it) => stretchOf(it) === index),
      groups,
      groupOf,
    ),
  }))
  return [
    {
      kind: 'chart',
      title: 'Lines in each five minutes',
      chart: {
        shape: 'stacked-bars',
        parts: used.map((key) => ({ key, label: groupTitles[key], hue: groupHues[key] })),
        bars: stretches,
      },
      table: {
        columns: [{ title: 'Minutes' }, ...used.map((key) => ({ title: groupTitles[key], isNumber: true }))],
        rows: stretches.map(({ label, values }) => [label, ...used.map((key) => String(values[key]))]),
      },
      n: lines.length,
      counted: counted(lines.length, 'line'),
    },
  ]
}
