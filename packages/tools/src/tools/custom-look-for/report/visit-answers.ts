import { durationWords } from '@corridor/domain/clock/duration-words'
import { rampStep } from '@corridor/domain/report/ramp-step'
import type { Fact } from '../../../definition/tool.ts'
import { NONE, stateTitles } from '../answer-types.ts'
import type { LookFor } from '../set/look-for-set.shape.ts'
import { optionsOf } from '../set/set-order.ts'
import { shareBuckets } from '../share-buckets.ts'

/** What one visit says of a look-for, in words; its place on a scale from 1 to 6, where it has one. */
export interface VisitAnswer {
  readonly words: string
  readonly step: number | null
}

const nothing: VisitAnswer = { words: '', step: null }
const LAST_STEP = 6
/** The step of an answer that has no scale. */
const SOME = 3

/** The answer in the facts of one visit. An item without a mark says nothing. */
export function answerIn(facts: readonly Fact[], item: LookFor): VisitAnswer {
  const counts = new Map(
    facts.filter((it) => it.item === item.id && it.n > 0).map(({ value, n }) => [value, n]),
  )
  if (counts.has('no-opportunity')) return { words: stateTitles['no-opportunity'], step: null }
  switch (item.type) {
    case 'present':
      if (counts.has('observed')) return { words: stateTitles.observed, step: LAST_STEP }
      return counts.has('not-observed') ? { words: stateTitles['not-observed'], step: 1 } : nothing
    case 'scale':
      return placed(
        optionsOf(item).map(({ id, label }) => ({ value: id, label })),
        counts,
      )
    case 'percent':
      return placed(shareBuckets, counts)
    case 'single':
    case 'multiple':
      return some(
        [...optionsOf(item), { id: NONE, label: 'None of these' }]
          .filter(({ id }) => counts.has(id))
          .map(({ label }) => label)
          .join(', '),
      )
    case 'count':
      return some(counts.has('marked') ? String(counts.get('counted') ?? 0) : '')
    case 'timer':
      return some(counts.has('marked') ? durationWords((counts.get('seconds') ?? 0) * 1_000) : '')
    case 'text':
      return some(counts.has('marked') ? 'Written' : '')
  }
}

function some(words: string): VisitAnswer {
  return words === '' ? nothing : { words, step: SOME }
}

interface Step {
  readonly value: string
  readonly label: string
}

function placed(steps: readonly Step[], counts: ReadonlyMap<string, number>): VisitAnswer {
  const index = steps.findIndex(({ value }) => counts.has(value))
  const found = steps[index]
  return found ? { words: found.label, step: rampStep(index, steps.length) } : nothing
}
