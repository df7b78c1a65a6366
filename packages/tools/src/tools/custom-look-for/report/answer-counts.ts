import { durationWords } from '@corridor/domain/clock/duration-words'
import { sum } from '@corridor/domain/numbers/statistics'
import { NONE } from '../answer-types.ts'
import type { LookFor } from '../set/look-for-set.shape.ts'
import { optionsOf } from '../set/set-order.ts'
import { shareBuckets } from '../share-buckets.ts'

/** One answer to a look-for: given in `k` of the `n` visits where somebody answered. */
export interface AnswerCount {
  readonly answer: string
  /** The value of the fact that counts the answer. */
  readonly value: string
  readonly k: number
  readonly n: number
}

interface Counted {
  readonly visits: (value: string) => number
  /** How often a value was counted in all visits together. */
  readonly total: (value: string) => number
}

/** Every possible answer, in its order; at last, that there was no chance to see it. */
export function answerCounts(item: LookFor, { visits, total }: Counted): AnswerCount[] {
  const given = answersOf(item, total)
  const isOneOf = item.type === 'scale' || item.type === 'single' || item.type === 'percent'
  const seen = isOneOf ? sum(given.map(({ value }) => visits(value))) : visits('marked')
  const none = visits('no-opportunity')
  const answers = given.map((it) => ({ ...it, k: visits(it.value), n: seen }))
  if (!item.allowsNoOpportunity && none === 0) return answers
  return [...answers, { answer: 'No opportunity', value: 'no-opportunity', k: none, n: seen + none }]
}

function answersOf(item: LookFor, total: Counted['total']): Pick<AnswerCount, 'answer' | 'value'>[] {
  const options = optionsOf(item).map(({ id, label }) => ({ answer: label, value: id }))
  switch (item.type) {
    case 'count':
      return [{ answer: `${total('counted')} counted`, value: 'marked' }]
    case 'timer':
      return [{ answer: `${durationWords(total('seconds') * 1_000)} timed`, value: 'marked' }]
    case 'text':
      return [{ answer: 'Written', value: 'marked' }]
    case 'percent':
      return shareBuckets.map(({ label, value }) => ({ answer: `${label} of the students`, value }))
    case 'multiple':
      return [...options, { answer: 'None of these', value: NONE }]
    default:
      return options
  }
}
