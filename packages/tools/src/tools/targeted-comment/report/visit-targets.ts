import { sum } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import type { Fact } from '../../../definition/tool.ts'
import { kinds, kindTitles } from '../kinds.ts'

/** The number of comments by kind. */
export function kindCounts(facts: readonly Fact[]) {
  return kinds
    .map((kind) => ({
      label: kindTitles[kind],
      items: ['kind'],
      values: [kind],
      n: sum(facts.filter(({ item, value }) => item === 'kind' && value === kind).map(({ n }) => n)),
    }))
    .filter(({ n }) => n > 0)
}

/** The targets of the comments in one record, once for each comment. */
export function targetsOfRecord(record: readonly Block[]) {
  return record.flatMap((block) =>
    block.kind === 'entries' && block.title === 'Comments'
      ? block.items.flatMap(({ tags, isUnder }) => (isUnder ? [] : tags.map((label) => ({ label, n: 1 }))))
      : [],
  )
}
