import { counted, shareOf } from '@corridor/domain/count-words'
import { durationWords } from '@corridor/domain/duration-words'
import { sum } from '@corridor/domain/statistics'
import { NONE } from './answer-types.ts'
import type { LookFor } from './look-for-set.shape.ts'
import { optionsOf } from './set-order.ts'
import { shareBuckets } from './share-buckets.ts'

/** How often an answer was given to an item. */
export type CountOf = (item: LookFor, value: string) => number
type Row = readonly [answer: string, found: string]

/** What was answered, each with the visits it is out of. */
export function valueRows(item: LookFor, count: CountOf): readonly Row[] {
  const marked = count(item, 'marked')
  switch (item.type) {
    case 'count':
      return [[`${count(item, 'counted')} counted`, counted(marked, 'visit')]]
    case 'timer':
      return [[`${durationWords(count(item, 'seconds') * 1_000)} timed`, counted(marked, 'visit')]]
    case 'text':
      return [['Written', counted(marked, 'visit')]]
    case 'multiple':
      return [...labelsOf(item), { value: NONE, label: 'None of these' }].map(({ value, label }) => [
        label,
        shareOf(count(item, value), marked),
      ])
    default: {
      const values = item.type === 'percent' ? shareBuckets : labelsOf(item)
      const all = sum(values.map(({ value }) => count(item, value)))
      return values.map(({ value, label }) => [label, shareOf(count(item, value), all)])
    }
  }
}

function labelsOf(item: LookFor) {
  return optionsOf(item).map(({ id, label }) => ({ value: id, label }))
}
