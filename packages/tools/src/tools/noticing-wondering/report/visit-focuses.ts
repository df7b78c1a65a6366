import { sum } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import type { Fact } from '../../../definition/tool.ts'
import { abouts, aboutTitles, columns } from '../columns.ts'

/** What noticings and wonderings are about, the most frequent first. */
export function aboutCounts(facts: readonly Fact[]) {
  return abouts
    .map((about) => ({
      label: aboutTitles[about],
      items: columns,
      values: [about],
      n: sum(
        facts
          .filter(({ item, value }) => value === about && columns.some((it) => it === item))
          .map(({ n }) => n),
      ),
    }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n)
}

/** The look-fors and indicators that entries of one record are tagged with. */
export function tagsOfRecord(record: readonly Block[]) {
  return record.flatMap((block) =>
    block.kind === 'table' && block.title === 'Tagged with'
      ? block.table.rows.map(([label = '', n = '']) => ({ label, n: Number(n) }))
      : [],
  )
}
