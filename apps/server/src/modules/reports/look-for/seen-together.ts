import type { ReportCard } from '@corridor/contract/report'
import type { Block } from '@corridor/domain/block'
import { shareOf } from '@corridor/domain/count-words'
import { seenPairs } from '../set-details.ts'
import type { SetSource } from '../set-source.ts'
import type { ReportedLookFor, ReportedSet } from './reported-set.ts'

const MOST_PAIRS = 5
const MOST_VISITS = 5_000

/** Which look-fors were observed in the same visit, the most frequent first. Nothing follows from it. */
export async function seenTogether(source: SetSource, { present }: ReportedSet): Promise<ReportCard[]> {
  if (source.isSums || present.length < 2 || source.shown.length === 0) return []
  const card = (blocks: Block[]): ReportCard[] => [
    {
      key: 'seen-together',
      title: 'Seen together',
      line: 'Of visits where both could be seen',
      size: 'third',
      blocks,
    },
  ]
  if (source.shown.length > MOST_VISITS)
    return card([
      { kind: 'note', text: 'These are too many visits for pairs. Choose a school or fewer days.' },
    ])
  const found = await seenPairs(
    source,
    present.map(({ item }) => item.id),
  )
  const pairs = found
    .filter(({ k }) => k > 0)
    .map(({ one, other, k, n }) => ({ looks: inOrder(present, [one, other]), k, n }))
    .sort((a, b) => b.k - a.k || codesOf(a.looks).localeCompare(codesOf(b.looks), 'en', { numeric: true }))
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
      },
    },
    { kind: 'note', text: 'Two look-fors seen together does not mean that one causes the other.' },
  ])
}

/** As they stand in the set. */
function inOrder(present: readonly ReportedLookFor[], ids: readonly string[]): ReportedLookFor[] {
  return present.filter(({ item }) => ids.includes(item.id))
}

function codesOf(looks: readonly ReportedLookFor[]): string {
  return looks.map(({ code }) => code).join(' and ')
}

function promptsOf(looks: readonly ReportedLookFor[]): string {
  return looks.map(({ item }) => item.prompt).join(' · ')
}
