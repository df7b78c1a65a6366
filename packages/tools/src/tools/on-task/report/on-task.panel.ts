import { sum } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import type { PanelFacts } from '../../../definition/tool.ts'
import { comparedGroups } from '../../../report/compared-groups.ts'
import { countsIn } from '../../../report/fact-counts.ts'
import { settings, settingTitles } from '../codes.ts'
import { rateWords } from '../rate-words.ts'
import { settingChart } from '../record/setting-chart.ts'
import { seenCodes, visitDots } from './visit-dots.ts'

/** The tool's part of a report: sums over visits, never means of their rates. */
export function onTaskPanel(of: PanelFacts): Block[] {
  const count = countsIn(of.total)
  const seen = sum(seenCodes.map((code) => count('code', code)))
  const [scored, apart] = [count('sweeps', 'scorable'), count('sweeps', 'apart')]
  const groups = settings.map((item) => ({ item, label: settingTitles[item] }))
  const { shown, notes } = comparedGroups('Settings', groups, of)
  const used = shown.map(({ item }) => item)
  return [
    ...(of.visits ? visitDots(of.visits) : []),
    {
      kind: 'facts',
      items: [
        {
          label: 'On task',
          value: rateWords({ k: count('code', 'on-task'), n: seen }, scored),
          ...(seen > 0 ? { note: 'students seen, sweep by sweep' } : {}),
        },
        {
          label: 'Sweeps in the rate',
          value: String(scored),
          ...(apart > 0 ? { note: `${apart} counted apart` } : {}),
        },
      ],
    },
    ...(used.length > 0 ? [settingChart(count, { n: of.n.visits, one: 'visit' }, used)] : []),
    ...notes,
  ]
}
