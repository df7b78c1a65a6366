import { durationWords } from '@corridor/domain/clock/duration-words'
import { sum } from '@corridor/domain/numbers/statistics'
import { counted, shareOf } from '@corridor/domain/words/count-words'
import { NONE } from '../answer-types.ts'
import type { LookFor } from '../set/look-for-set.shape.ts'
import { optionsOf } from '../set/set-order.ts'
import { shareBuckets } from '../share-buckets.ts'

/** How often an answer was given to an item. */
export type CountOf = (item: LookFor, value: string) => number

export interface ValueRow {
  readonly answer: string
  readonly found: string
  /** The value of the fact whose visits these are, and how many. */
  readonly value: string
  readonly visits: number
}

/** The answers to an item, each with the visits it is out of; then how often there was nothing to answer. */
export function valueRows(item: LookFor, count: CountOf): readonly ValueRow[] {
  const none = count(item, 'no-opportunity')
  const seen = seenOf(item, count)
  if (seen + none === 0)
    return [{ answer: 'No answer', found: counted(0, 'visit'), value: 'marked', visits: 0 }]
  const isPossible = item.allowsNoOpportunity || none > 0
  const row = rowOf('No opportunity', 'no-opportunity', none, seen + none)
  return [...answerRows(item, count), ...(isPossible ? [row] : [])]
}

/** In how many visits somebody looked, and answered. */
function seenOf(item: LookFor, count: CountOf): number {
  if (item.type === 'scale' || item.type === 'single' || item.type === 'percent')
    return sum(valuesOf(item).map(({ value }) => count(item, value)))
  return count(item, 'marked')
}

function answerRows(item: LookFor, count: CountOf): readonly ValueRow[] {
  const seen = seenOf(item, count)
  const marked = { found: counted(seen, 'visit'), value: 'marked', visits: seen }
  switch (item.type) {
    case 'count':
      return [{ answer: `${count(item, 'counted')} counted`, ...marked }]
    case 'timer':
      return [{ answer: `${durationWords(count(item, 'seconds') * 1_000)} timed`, ...marked }]
    case 'text':
      return [{ answer: 'Written', ...marked }]
    case 'multiple':
      return [...valuesOf(item), { value: NONE, label: 'None of these' }].map(({ value, label }) =>
        rowOf(label, value, count(item, value), seen),
      )
    default:
      return valuesOf(item).map(({ value, label }) => rowOf(label, value, count(item, value), seen))
  }
}

function rowOf(answer: string, value: string, visits: number, of: number): ValueRow {
  return { answer, found: shareOf(visits, of), value, visits }
}

function valuesOf(item: LookFor) {
  if (item.type === 'percent') return shareBuckets
  return optionsOf(item).map(({ id, label }) => ({ value: id, label }))
}
