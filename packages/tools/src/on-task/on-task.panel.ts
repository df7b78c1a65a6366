import type { Block } from '@corridor/domain/block'
import { counted, shareOf } from '@corridor/domain/count-words'
import { sum } from '@corridor/domain/statistics'
import type { Counts, Fact } from '../tool.ts'
import { codeHues, codes, codeTitles, settings, settingTitles } from './codes.ts'

/** The tool's part of a report: sums over visits, never means of their rates. */
export function onTaskPanel(total: readonly Fact[], { visits, educators }: Counts): Block[] {
  const count = (item: string, value: string) =>
    sum(total.filter((it) => it.item === item && it.value === value).map(({ n }) => n))
  const seen = (item: string) =>
    sum(codes.filter((code) => code !== 'cannot-see').map((code) => count(item, code)))
  const used = settings.filter((setting) => seen(setting) > 0)
  return [
    {
      kind: 'facts',
      items: [
        {
          label: 'On task',
          value: shareOf(count('code', 'on-task'), seen('code')),
          note: `${counted(visits, 'visit')}, ${counted(educators, 'educator')}`,
        },
        { label: 'Sweeps', value: String(count('sweeps', 'scorable')) },
      ],
    },
    {
      kind: 'chart',
      title: 'What students did, by setting',
      chart: {
        shape: 'stacked-bars',
        parts: codes.map((key) => ({ key, label: codeTitles[key], hue: codeHues[key] })),
        bars: used.map((setting) => ({
          label: settingTitles[setting],
          values: Object.fromEntries(codes.map((code) => [code, count(setting, code)])),
        })),
      },
      table: {
        columns: [
          { title: 'Setting' },
          ...codes.map((code) => ({ title: codeTitles[code], isNumber: true })),
        ],
        rows: used.map((setting) => [
          settingTitles[setting],
          ...codes.map((code) => String(count(setting, code))),
        ]),
      },
      n: visits,
      counted: counted(visits, 'visit'),
    },
  ]
}
