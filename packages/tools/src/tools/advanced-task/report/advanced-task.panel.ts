import { sum } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import { counted, shareOf } from '@corridor/domain/words/count-words'
import type { PanelFacts } from '../../../definition/tool.ts'
import { comparedGroups } from '../../../report/compared-groups.ts'
import { countsIn } from '../../../report/fact-counts.ts'
import { talliesChart } from '../../../report/tallies-chart.ts'
import { type Level, levels, levelTitles, ON_TASK_FROM, offTaskKinds, offTaskTitles } from '../engagement.ts'
import { demandCharts } from '../record/demand-chart.ts'
import { levelChart } from '../record/level-chart.ts'
import { zones, zoneTitles } from '../seats.ts'
import { demands, demandTitles, settings, settingTitles } from '../task-terms.ts'

/** The groups in which looks are compared: by what the task asked for, by setting and by place. */
const breakdowns = [
  {
    title: 'Engagement by what the task asks for',
    what: 'Task asks for',
    many: 'Kinds of tasks',
    groups: demands.map((it) => ({ label: demandTitles[it], item: `demand-${it}` })),
  },
  {
    title: 'Engagement by setting',
    what: 'Setting',
    many: 'Settings',
    groups: settings.map((it) => ({ label: settingTitles[it], item: it })),
  },
  {
    title: 'Engagement by seat zone',
    what: 'Zone',
    many: 'Seat zones',
    groups: zones.map((it) => ({ label: zoneTitles[it], item: `zone-${it}` })),
  },
]

/** The items whose groups are compared, where enough visits counted something under them. */
export const comparedItems = breakdowns.flatMap(({ groups }) => groups.map(({ item }) => item))

/** The tool's part of a report: sums over visits, never means of their shares. */
export function advancedTaskPanel(of: PanelFacts): Block[] {
  const count = countsIn(of.total)
  const countsOf = (item: string) => byLevel((level) => count(item, String(level)))
  const all = countsOf('level')
  const looks = sum(Object.values(all))
  const notSeen = count('level', 'not-seen')
  if (looks === 0)
    return [{ kind: 'note', text: 'No student was seen in a round: there are no looks to count.' }]
  const deep = sum(levels.filter((level) => level >= ON_TASK_FROM).map((level) => all[level]))
  const kinds = [
    ...offTaskKinds.map((kind) => ({ label: offTaskTitles[kind], n: count('off-task', kind) })),
    { label: 'Not noted', n: count('off-task', 'unset') },
  ]
  const away = sum(kinds.map(({ n }) => n))
  const compared = breakdowns.map(({ title, what, many, groups }) => ({
    title,
    what,
    ...comparedGroups(many, groups, of),
  }))
  return [
    levelChart({
      title: 'Engagement',
      of: 'Looks',
      n: looks,
      one: 'look',
      bars: [{ label: 'All visits', counts: all }],
    }),
    {
      kind: 'facts',
      items: [
        {
          label: 'Looks',
          value: String(looks),
          note: [
            counted(count('rounds', 'recorded'), 'round'),
            ...(notSeen > 0 ? [`${notSeen} not seen`] : []),
          ].join(', '),
        },
        ...levels.map((level) => ({ label: levelTitles[level], value: shareOf(all[level], looks) })),
        { label: 'On task or deeper', value: shareOf(deep, looks), note: 'compares with On Task' },
      ],
    },
    ...demandCharts((demand) => count('rounds-by-demand', demand)),
    ...compared.flatMap(({ title, what, shown }) => {
      const bars = shown.map(({ label, item }) => ({ label, counts: countsOf(item) }))
      return bars.length > 0 ? [levelChart({ title, of: what, bars, n: of.n.visits, one: 'visit' })] : []
    }),
    ...talliesChart({
      title: 'Not engaged, or in and out',
      many: 'Looks',
      groups: [{ title: 'Instead of the task', rows: kinds }],
      n: away,
      counted: counted(away, 'look'),
    }),
    ...distinct(compared.flatMap(({ notes }) => notes)),
  ]
}

/** The notes without repetitions: one that holds for several is said once. */
function distinct(notes: readonly Block[]): Block[] {
  return [...new Map(notes.map((note) => [JSON.stringify(note), note])).values()]
}

function byLevel(count: (level: Level) => number): Record<Level, number> {
  return { 0: count(0), 1: count(1), 2: count(2), 3: count(3) }
}
