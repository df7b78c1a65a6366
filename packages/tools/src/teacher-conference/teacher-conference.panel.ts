import type { Block } from '@corridor/domain/block'
import { counted, shareOf } from '@corridor/domain/count-words'
import { sum } from '@corridor/domain/statistics'
import { countsIn } from '../fact-counts.ts'
import { talliesChart } from '../tallies-chart.ts'
import type { PanelFacts } from '../tool.ts'
import { kindLabels, kinds, outcomes } from './kinds.ts'
import { spanChart } from './span-chart.ts'
import { stepChart } from './step-chart.ts'
import { lags, masteryTimes } from './teacher-conference.facts.ts'

const WITHIN_5_DAYS = ['same-day', '1', '2', '3-5']
const WITHIN_28_DAYS = ['0-14', '15-28']

/** The tool's part of a report: how soon people talk after a visit, and what becomes of what they agree. */
export function conferencePanel({ total, n }: PanelFacts): Block[] {
  const count = countsIn(total)
  const all = (item: string, values: readonly string[]) => sum(values.map((value) => count(item, value)))
  const timed = all('lag', valuesOf(lags))
  const reviewed = all('steps', outcomes)
  const mastered = all('mastery', valuesOf(masteryTimes))
  const again = { note: 'steps looked at again' }
  return [
    {
      kind: 'facts',
      items: [
        { label: 'Conferences', value: String(n.visits) },
        {
          label: 'Within 5 days of the visit',
          value: shareOf(all('lag', WITHIN_5_DAYS), timed),
          note: 'where the visit is known',
        },
        {
          label: 'New steps',
          value: String(all('steps', ['open-educator', 'open-leader'])),
          note: `${count('steps', 'open-leader')} of them the leader’s`,
        },
        { label: 'Goals', value: String(count('goals', 'set')) },
        {
          label: 'Still open when looked at again',
          value: shareOf(count('steps', 'carried'), reviewed),
          ...again,
        },
        {
          label: 'Past due when looked at again',
          value: shareOf(count('carried', 'overdue'), count('carried', 'dated')),
          note: 'steps still open that had a date',
        },
        { label: 'Mastered', value: shareOf(count('steps', 'mastered'), reviewed), ...again },
        {
          label: 'Mastered within 28 days',
          value: shareOf(all('mastery', WITHIN_28_DAYS), mastered),
          note: 'mastered steps with a known start',
        },
      ],
    },
    ...talliesChart({
      title: 'Conferences by kind',
      groups: [
        { title: 'Kind', rows: kinds.map((kind) => ({ label: kindLabels[kind], n: count('kind', kind) })) },
      ],
      ...{ many: 'Conferences', n: n.visits, counted: counted(n.visits, 'conference') },
    }),
    ...spanChart({
      ...{ title: 'Days from the visit to the conference', spans: lags, one: 'conference' },
      ...{ count: (value) => count('lag', value), soon: WITHIN_5_DAYS },
    }),
    ...(reviewed > 0
      ? [
          stepChart(
            'What became of steps that were looked at again',
            [{ label: 'Looked at again', count: (state) => count('steps', state) }],
            outcomes,
          ),
        ]
      : []),
    ...spanChart({
      ...{ title: 'Days from agreeing on a step to mastery', spans: masteryTimes, one: 'step' },
      ...{ count: (value) => count('mastery', value), soon: WITHIN_28_DAYS },
    }),
  ]
}

function valuesOf(spans: readonly { readonly value: string }[]): string[] {
  return spans.map(({ value }) => value)
}
