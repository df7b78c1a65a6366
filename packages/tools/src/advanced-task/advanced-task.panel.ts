import type { Block } from '@corridor/domain/block'
import { counted, shareOf } from '@corridor/domain/count-words'
import { sum } from '@corridor/domain/statistics'
import type { Counts, Fact } from '../tool.ts'
import { demandCharts } from './demand-chart.ts'
import { type Level, levels, levelTitles, offTaskKinds, offTaskTitles } from './engagement.ts'
import { levelChart } from './level-chart.ts'
import { zones, zoneTitles } from './seats.ts'
import { demands, demandTitles, settings, settingTitles } from './task-terms.ts'

/** The tool's part of a report: sums over visits, never means of their shares. */
export function advancedTaskPanel(total: readonly Fact[], { visits, educators }: Counts): Block[] {
  const count = (item: string, value: string) =>
    sum(total.filter((it) => it.item === item && it.value === value).map(({ n }) => n))
  const countsOf = (item: string) => byLevel((level) => count(item, String(level)))
  const looks = sum(levels.map((level) => count('level', String(level))))
  const chart = (title: string, of: string, items: readonly { label: string; item: string }[]) =>
    levelChart({
      ...{ title, of, n: visits, one: 'visit' },
      bars: items
        .map(({ label, item }) => ({ label, counts: countsOf(item) }))
        .filter(({ counts }) => sum(Object.values(counts)) > 0),
    })
  return [
    {
      kind: 'facts',
      items: [
        {
          label: 'Looks',
          value: String(looks),
          note: `${counted(count('rounds', 'recorded'), 'round')}, ${counted(visits, 'visit')}, ${counted(educators, 'educator')}`,
        },
        ...levels.map((level) => ({
          label: levelTitles[level],
          value: shareOf(count('level', String(level)), looks),
        })),
        {
          label: 'On task or deeper',
          value: shareOf(count('compares-with-on-task', 'on-task'), looks),
          note: 'compares with On Task',
        },
      ],
    },
    ...demandCharts((demand) => count('rounds-by-demand', demand)),
    chart(
      'Engagement by what the task asks for',
      'Task asks for',
      demands.map((it) => ({ label: demandTitles[it], item: `demand-${it}` })),
    ),
    chart(
      'Engagement by setting',
      'Setting',
      settings.map((it) => ({ label: settingTitles[it], item: it })),
    ),
    chart(
      'Engagement by seat zone',
      'Zone',
      zones.map((it) => ({ label: zoneTitles[it], item: `zone-${it}` })),
    ),
    {
      kind: 'table',
      title: 'Not engaged, or in and out',
      table: {
        columns: [{ title: 'Instead of the task' }, { title: 'Looks', isNumber: true }],
        rows: [
          ...offTaskKinds.map((kind) => [offTaskTitles[kind], String(count('off-task', kind))]),
          ['Not noted', String(count('off-task', 'unset'))],
        ],
      },
    },
  ]
}

function byLevel(count: (level: Level) => number): Record<Level, number> {
  return { 0: count(0), 1: count(1), 2: count(2), 3: count(3) }
}
