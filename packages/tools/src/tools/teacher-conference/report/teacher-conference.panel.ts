import { sum } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import type { PanelFacts } from '../../../definition/tool.ts'
import { countsIn } from '../../../report/fact-counts.ts'
import { rateFacts } from '../../../report/share-facts.ts'
import { talliesChart } from '../../../report/tallies-chart.ts'
import { kindLabels, kinds, outcomes } from '../kinds.ts'
import { stepChart } from '../record/step-chart.ts'
import { spanChart } from './span-chart.ts'
import { lags, masteryTimes } from './teacher-conference.facts.ts'

const WITHIN_5_DAYS = ['same-day', '1', '2', '3-5']
const WITHIN_28_DAYS = ['0-14', '15-28']

/** The tool's part of a report: how soon people talk after a visit, and what becomes of what they agree. */
export function conferencePanel({ total, n }: PanelFacts): Block[] {
  const count = countsIn(total)
  const all = (item: string, values: readonly string[]) => sum(values.map((value) => count(item, value)))
  const reviewed = all('steps', outcomes)
  const leaders = count('steps', 'open-leader')
  const again = 'steps looked at again'
  return [
    {
      kind: 'facts',
      items: [
        { label: 'Conferences', value: String(n.visits) },
        ...rateFacts(
          'Within 5 days of the visit',
          all('lag', WITHIN_5_DAYS),
          all('lag', valuesOf(lags)),
          'where the visit is known',
        ),
        {
          label: 'New steps',
          value: String(all('steps', ['open-educator', 'open-leader'])),
          ...(leaders > 0 ? { note: `${leaders} of them the leader’s` } : {}),
        },
        { label: 'Goals', value: String(count('goals', 'set')) },
        ...rateFacts('Still open when looked at again', count('steps', 'carried'), reviewed, again),
        ...rateFacts(
          'Past due when looked at again',
          count('carried', 'overdue'),
          count('carried', 'dated'),
          'steps still open that had a date',
        ),
        ...rateFacts('Mastered', count('steps', 'mastered'), reviewed, again),
        ...rateFacts(
          'Mastered within 28 days',
          all('mastery', WITHIN_28_DAYS),
          all('mastery', valuesOf(masteryTimes)),
          'mastered steps with a known start',
        ),
      ],
    },
    ...talliesChart({
      title: 'Conferences by kind',
      groups: [
        { title: 'Kind', rows: kinds.map((kind) => ({ label: kindLabels[kind], n: count('kind', kind) })) },
      ],
      many: 'Conferences',
      n: n.visits,
      counted: counted(n.visits, 'conference'),
    }),
    ...spanChart({
      title: 'Days from the visit to the conference',
      spans: lags,
      one: 'conference',
      count: (value) => count('lag', value),
      soon: WITHIN_5_DAYS,
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
      title: 'Days from agreeing on a step to mastery',
      spans: masteryTimes,
      one: 'step',
      count: (value) => count('mastery', value),
      soon: WITHIN_28_DAYS,
    }),
  ]
}

function valuesOf(spans: readonly { readonly value: string }[]): string[] {
  return spans.map(({ value }) => value)
}
