import type { Block } from '@corridor/domain/block'
import { counted, shareOf } from '@corridor/domain/count-words'
import { sum } from '@corridor/domain/statistics'
import type { Counts, Fact } from '../tool.ts'
import { kindLabels, kinds, outcomes } from './kinds.ts'
import { stepChart } from './step-chart.ts'
import { lags, masteryTimes } from './teacher-conference.facts.ts'

/** How soon people talk after a visit, and what becomes of what they agree. */
export function conferencePanel(total: readonly Fact[], { visits, educators }: Counts): Block[] {
  const count = (item: string, value: string) =>
    sum(total.filter((it) => it.item === item && it.value === value).map(({ n }) => n))
  const all = (item: string, values: readonly string[]) => sum(values.map((value) => count(item, value)))
  const spans = (item: string, of: typeof lags | typeof masteryTimes) =>
    of.map(({ value, label }) => [label, String(count(item, value))])
  const timed = all('lag', valuesOf(lags))
  const soon = all('lag', ['same-day', '1', '2', '3-5'])
  const reviewed = all('steps', outcomes)
  const mastered = all('mastery', valuesOf(masteryTimes))
  return [
    {
      kind: 'facts',
      items: [
        { label: 'Conferences', value: String(visits), note: counted(educators, 'educator') },
        {
          label: 'Within 5 days of the visit',
          value: shareOf(soon, timed),
          note: 'where the visit is known',
        },
        {
          label: 'New steps',
          value: String(all('steps', ['open-educator', 'open-leader'])),
          note: `${count('steps', 'open-leader')} of them the leader’s`,
        },
        { label: 'Goals', value: String(count('goals', 'set')), note: `in ${counted(visits, 'conference')}` },
        {
          label: 'Still open when looked at again',
          value: shareOf(count('steps', 'carried'), reviewed),
          note: 'steps looked at again',
        },
        {
          label: 'Overdue when looked at again',
          value: shareOf(count('carried', 'overdue'), count('carried', 'dated')),
          note: 'steps still open that had a date',
        },
        {
          label: 'Mastered',
          value: shareOf(count('steps', 'mastered'), reviewed),
          note: 'steps looked at again',
        },
        {
          label: 'Mastered within 28 days',
          value: shareOf(all('mastery', ['0-14', '15-28']), mastered),
          note: 'mastered steps with a known start',
        },
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
        rows: spans('lag', lags),
      },
    },
    stepChart(
      'What became of steps that were looked at again',
      [{ label: 'Looked at again', count: (state) => count('steps', state) }],
      outcomes,
    ),
    {
      kind: 'table',
      title: 'Days from agreeing on a step to mastery',
      table: {
        columns: [{ title: 'Days' }, { title: 'Steps', isNumber: true }],
        rows: spans('mastery', masteryTimes),
      },
    },
  ]
}

function valuesOf(spans: readonly { readonly value: string }[]): string[] {
  return spans.map(({ value }) => value)
}
