import type { Block } from '@corridor/domain/report/block'
import { itemOpening } from '../../../report/item-opening.ts'
import type { LookFor } from '../set/look-for-set.shape.ts'
import { LOOK_FOR_QUERY } from './look-for-rows.ts'
import { type CountOf, valueRows } from './value-rows.ts'

/** A table of look-fors that are not answered with a state. */
export function valueTable(
  items: readonly LookFor[],
  count: CountOf,
  query = LOOK_FOR_QUERY,
  visitsOf?: CountOf,
): Block {
  const rows = items.flatMap((item) => valueRows(item, count).map((row) => ({ item, ...row })))
  return {
    kind: 'table',
    title: 'Scales, choices, counts and times',
    table: {
      columns: [{ title: 'Look-for' }, { title: 'Answer' }, { title: 'Visits', isNumber: true }],
      rows: rows.map(({ item, answer, found }) => [`${item.code} ${item.prompt}`, answer, found]),
      isGrouped: true,
      opens: rows.map(({ item, value, visits }) => [
        null,
        null,
        itemOpening(query, item.id, value, visitsOf?.(item, value) ?? visits) ?? null,
      ]),
    },
  }
}
