import type { ReportCard } from '@corridor/contract/reports/report'
import type { Block } from '@corridor/domain/report/block'
import { shareOf } from '@corridor/domain/words/count-words'
import { byNumbers } from '@corridor/domain/words/in-order'
import { seenInPairs } from '../records/set-figures.ts'
import type { SetSource } from '../sets/set-source.ts'
import type { Narrower } from '../visits/opening.ts'
import type { ReportedLookFor, ReportedSet } from './reported-set.ts'

const MOST_PAIRS = 5
const MOST_VISITS = 2_000

/** The card of look-fors observed in the same visit, the most frequent first. Nothing follows from it. */
export function seenTogether(source: SetSource, { present }: ReportedSet): ReportCard[] {
  if (source.isSums || present.length < 2 || source.shown.length === 0) return []
  const card = (blocks: Block[]): ReportCard[] => [
    {
      key: 'seen-together',
      title: 'Seen together',
      line: 'Of visits where both could be seen',
      size: 'full',
      blocks,
    },
  ]
  if (source.shown.length > MOST_VISITS)
    return card([
      { kind: 'note', text: 'These are too many visits for pairs. Choose a school or fewer days.' },
    ])
  const pairs = pairsIn(source, present)
    .filter(({ k }) => k > 0)
    .sort((a, b) => b.k - a.k || byNumbers(codesOf(a.looks), codesOf(b.looks)))
    .slice(0, MOST_PAIRS)
  if (pairs.length === 0)
    return card([{ kind: 'note', text: 'No two look-fors were observed in one visit.' }])
  return card([
    {
      kind: 'table',
      title: 'Seen together',
      table: {
        columns: [
          { title: 'Look-fors' },
          { title: 'What they say' },
          { title: 'Both observed', isNumber: true },
        ],
        rows: pairs.map(({ looks, k, n }) => [codesOf(looks), promptsOf(looks), shareOf(k, n)]),
        opens: pairs.map(({ looks, k }) => [null, null, source.opening(k, togetherIn(looks)) ?? null]),
      },
    },
    { kind: 'note', text: 'Two look-fors seen together does not mean that one causes the other.' },
  ])
}

/** Every two look-fors, with how often both could be seen in one record, and how often both were. */
function pairsIn({ marks }: SetSource, present: readonly ReportedLookFor[]) {
  const seen = seenInPairs(
    marks,
    present.map(({ item }) => item.id),
  )
  return present.flatMap((one, place) =>
    present.slice(place + 1).map((other, nth) => ({ looks: [one, other], ...seen(place, place + 1 + nth) })),
  )
}

function togetherIn(looks: readonly ReportedLookFor[]): Narrower {
  return { together: looks.map(({ item }) => item.id) }
}

function codesOf(looks: readonly ReportedLookFor[]): string {
  return looks.map(({ code }) => code).join(' and ')
}

function promptsOf(looks: readonly ReportedLookFor[]): string {
  return looks.map(({ item }) => item.prompt).join(' · ')
}
