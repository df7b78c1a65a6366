import type { Block } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import type { PanelFacts } from '../../../definition/tool.ts'
import { countsIn } from '../../../report/fact-counts.ts'
import { states } from '../answer-types.ts'
import type { LookFor, LookForSet } from '../set/look-for-set.shape.ts'
import { itemsIn } from '../set/set-order.ts'
import { LOOK_FOR_QUERY, lookForRows } from './look-for-rows.ts'
import { type CountOf, valueRows } from './value-rows.ts'
import { valueTable } from './value-table.ts'

const MOST_NAMED = 6

/** The tool's part of a report: sums over visits, item by item. */
export function lookForPanel(
  { total, n, query = LOOK_FOR_QUERY, visitsWith }: PanelFacts,
  set: LookForSet,
): Block[] {
  const counts = countsIn(total)
  const count: CountOf = ({ id }, value) => counts(id, value)
  const visitsOf: CountOf = visitsWith ? ({ id }, value) => visitsWith(id, value) : count
  const items = itemsIn(set).filter(({ isPrivate }) => !isPrivate)
  const present = items.filter(({ type }) => type === 'present')
  const others = items.filter(({ type }) => type !== 'present')
  if (items.length === 0)
    return [{ kind: 'note', text: `All look-fors of “${set.title}” are private: none is counted.` }]
  if (items.every((item) => !isMarked(item, count)))
    return [{ kind: 'note', text: 'No look-for was marked in these visits.' }]
  return [
    ...(present.length > 0 ? [lookForRows(present, count, { visits: n.visits, query, visitsOf })] : []),
    ...(others.length > 0 ? [valueTable(others, count, query, visitsOf)] : []),
    ...unmarkedNote(items, count),
    {
      kind: 'note',
      text: 'Observed rate = observed ÷ (observed + not observed); “no opportunity” is left out of it.',
    },
  ]
}

function isMarked(item: LookFor, count: CountOf): boolean {
  if (item.type !== 'present') return valueRows(item, count).some(({ visits }) => visits > 0)
  return states.some((state) => count(item, state) > 0)
}

/** A note on look-fors without a mark, which were neither seen nor missed. */
function unmarkedNote(items: readonly LookFor[], count: CountOf): Block[] {
  const left = items.filter((item) => count(item, 'not-marked') > 0)
  if (left.length === 0) return []
  if (left.length > MOST_NAMED)
    return [
      {
        kind: 'note',
        text: `Not marked in some visits: ${left.length} of ${counted(items.length, 'look-for')}.`,
      },
    ]
  const words = left.map((item) => `${item.code} in ${counted(count(item, 'not-marked'), 'visit')}`)
  return [{ kind: 'note', text: `Not marked: ${words.join(', ')}.` }]
}
