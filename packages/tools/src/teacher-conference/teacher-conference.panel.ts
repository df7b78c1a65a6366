import type { Block } from '@corridor/domain/block'
import { counted, shareOf } from '@corridor/domain/count-words'
import { sum } from '@corridor/domain/statistics'
import type { Counts, Fact } from '../tool.ts'
import { kindLabels, kinds, outcomes, outcomeTitles } from './kinds.ts'
import { lags } from './teacher-conference.facts.ts'

/** How soon people talk after a visit, and what becomes of what they agree. */
export function conferencePanel(total: readonly Fact[], { visits, educators }: Counts): Block[] {
  const count = (item: string, value: string) =>
    sum(total.filter((it) => it.item === item && it.value === value).map(({ n }) => n))
  const all = (item: string, values: readonly string[]) => sum(values.map((value) => count(item, value)))
  const timed = all(
    'lag',
    lags.map(({ value }) => value),
  )
  const soon = all('lag', ['same-day', '1', '2', '3-5'])
  const reviewed = all('steps', outcomes)
  return [
    {
      kind: 'facts',
      items: [
        {
          label: 'Conferences',
          value: String(visits),
          note: counted(educators, 'educator'),
        },
        { label: 'Within 5 days of the visit', value: shareOf(soon, timed) },
        { label: 'New steps', value: String(all('steps', ['open-educator', 'open-leader'])) },
        { label: 'Goals', value: String(count('goals', 'set')) },
      ],
    },
    {
      kind: 'table',
      title: 'Conferences by kind',
      table: {
        columns: [{ title: 'Kind' }, { title: 'Conferences', isNumber: true }],
        rows: kinds.map((kind) => [kindLabels[kind], String(count('kind', kind))]),
      },
    },
    {
      kind: 'table',
      title: 'Days from the visit to the conference',
      table: {
        columns: [{ title: 'Days' }, { title: 'Conferences', isNumber: true }],
        rows: lags.map(({ value, label }) => [label, String(count('lag', value))]),
      },
    },
    {
      kind: 'chart',
      title: 'What became of steps that were looked at again',
      chart: {
        shape: 'stacked-bars',
        parts: outcomes.map((key) => ({ key, label: outcomeTitles[key] })),
        bars: [
          {
            label: 'Steps',
            values: Object.fromEntries(outcomes.map((key) => [key, count('steps', key)])),
          },
        ],
      },
      table: {
        columns: [
          { title: 'Looked at again' },
          ...outcomes.map((key) => ({ title: outcomeTitles[key], isNumber: true })),
        ],
        rows: [['Steps', ...outcomes.map((key) => String(count('steps', key)))]],
      },
      n: reviewed,
      counted: counted(reviewed, 'step'),
    },
  ]
}
