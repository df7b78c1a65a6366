import type { Fact, Visit } from '../../../definition/tool.ts'
import { NONE, states } from '../answer-types.ts'
import type { LookForCapture, Mark, Run } from '../custom-look-for.shape.ts'
import { blankMark, isMarked, millisecondsOf, runsOf } from '../marks.ts'
import type { LookFor, LookForSet } from '../set/look-for-set.shape.ts'
import { itemsIn } from '../set/set-order.ts'
import { shareBuckets } from '../share-buckets.ts'

/** The facts of one visit, item by item. Private items are not counted. */
export function lookForFacts(capture: LookForCapture, set: LookForSet, visit: Visit): Fact[] {
  return itemsIn(set)
    .filter(({ isPrivate }) => !isPrivate)
    .flatMap((item) => {
      const mark = capture.marks[item.id] ?? blankMark(visit.startedAt)
      const runs = runsOf(capture, item)
      const isAnswered = isMarked(item, mark, runs)
      const isSeen = isAnswered && mark.state !== 'no-opportunity'
      const fact = (value: string, n: number) => ({ item: item.id, value, n })
      return [
        ...valuesOf(item, mark, isSeen, secondsOf(runs, visit)).map(([value, n]) => fact(value, Number(n))),
        fact('no-opportunity', Number(isAnswered && !isSeen)),
        fact('not-marked', Number(!isAnswered)),
      ]
    })
}

/** The fact values of a mark, named by the item, whatever was captured. */
function valuesOf(
  item: LookFor,
  { state, choice, choices, number }: Mark,
  isSeen: boolean,
  seconds: number,
): readonly (readonly [string, number | boolean])[] {
  const seen = ['marked', isSeen] as const
  switch (item.type) {
    case 'present':
      return states.filter((it) => it !== 'no-opportunity').map((it) => [it, state === it])
    case 'scale':
    case 'single':
      return item.options.map(({ id }) => [id, isSeen && choice === id])
    case 'multiple':
      return [
        ...item.options.map(({ id }) => [id, isSeen && choices[id] === true] as const),
        [NONE, isSeen && choice === NONE],
        seen,
      ]
    case 'count':
      return [['counted', isSeen ? (number ?? 0) : 0], seen]
    case 'percent':
      return shareBuckets.map(({ value, from, to }) => [
        value,
        isSeen && number !== null && number >= from && number <= to,
      ])
    case 'timer':
      return [['seconds', isSeen ? seconds : 0], seen]
    case 'text':
      return [seen]
  }
}

function secondsOf(runs: readonly Run[], { startedAt, endedAt }: Visit): number {
  return Math.round(millisecondsOf(runs, Date.parse(endedAt ?? startedAt)) / 1_000)
}
