import type { Block } from '@corridor/domain/block'
import { counted } from '@corridor/domain/count-words'
import { sum } from '@corridor/domain/statistics'
import type { Counts, Fact } from '../tool.ts'
import { type Bucket, middleBucket, stretchLengths, transitionLengths } from './buckets.ts'
import { NOT_NOTED } from './categories.ts'
import type { KeepingTimeConfig } from './keeping-time.shape.ts'
import { labelOf, partsOf } from './labels.ts'
import { secondsWords, shareWords } from './time-words.ts'

/** Seconds of all visits together: a short one weighs less than a long one. */
export function keepingTimePanel(
  total: readonly Fact[],
  { visits, educators }: Counts,
  config: KeepingTimeConfig,
): Block[] {
  const count = (item: string, value: string) =>
    sum(total.filter((it) => it.item === item && it.value === value).map(({ n }) => n))
  const middle = (item: string, buckets: readonly Bucket[]) =>
    middleBucket(buckets, (value) => count(item, value))?.label
  const transitions = count('transitions', 'count')
  const parts = partsOf(config)
  const minutes = (key: string) => Math.round(count('category', key) / 60)
  const grouped = [...config.groupings.map(({ id }) => id), NOT_NOTED]
  return [
    {
      kind: 'facts',
      items: [
        {
          label: 'Instruction',
          value: shareWords(count('time', 'instructional'), count('time', 'observed')),
          note: `${counted(visits, 'visit')}, ${counted(educators, 'educator')}`,
        },
        {
          label: 'Transitions',
          value: String(transitions),
          ...noteOf('median', middle('transition-length', transitionLengths)),
        },
        {
          label: 'Longest uninterrupted stretch',
          value: middle('longest-stretch', stretchLengths) ?? 'None',
          note: 'median of the visits',
        },
      ],
    },
    {
      kind: 'chart',
      title: 'Class time, in minutes',
      chart: {
        shape: 'stacked-bars',
        parts: parts.map(({ key, label, hue }) => ({ key, label, hue })),
        bars: [
          { label: 'All visits', values: Object.fromEntries(parts.map(({ key }) => [key, minutes(key)])) },
        ],
      },
      table: {
        columns: [{ title: 'Visits' }, ...parts.map(({ label }) => ({ title: label, isNumber: true }))],
        rows: [['All visits', ...parts.map(({ key }) => String(minutes(key)))]],
      },
      n: visits,
      counted: counted(visits, 'visit'),
    },
    {
      kind: 'table',
      title: 'Time by grouping',
      table: {
        columns: [{ title: 'Grouping' }, { title: 'Time', isNumber: true }],
        rows: grouped.map((key) => [labelOf('groupings', key, config), secondsWords(count('grouping', key))]),
      },
    },
  ]
}

function noteOf(word: string, value: string | undefined) {
  return value === undefined ? {} : { note: `${word} ${value}` }
}
