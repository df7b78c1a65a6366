import type { ReportCard } from '@corridor/contract/reports/report'
import { sum } from '@corridor/domain/numbers/statistics'
import { counted, shareOf } from '@corridor/domain/words/count-words'
import { levelFact } from '@corridor/tools/tools/expanded-rubric/report/rubric-facts'
import { NOTHING } from '../sets/rate-words.ts'
import { visitsBehind } from '../sets/set-details.ts'
import { type SetSource, sizeWords } from '../sets/set-source.ts'
import { levelCounts, levelFacts, levelParts, type ReportedRubric, upperWords } from './reported-rubric.ts'

/** The card of the levels of all indicators of a domain together: counts, never a mean. */
export function domainsCard(source: SetSource, rubric: ReportedRubric): ReportCard[] {
  const sums = source.sums([])
  const titles = [...new Set(rubric.items.map(({ item }) => item.domain))]
  if (source.shown.length === 0 || titles.length < 2) return []
  const parts = levelParts(rubric)
  const { all, upper: top } = levelFacts(rubric)
  const figures = {
    ...Object.fromEntries(parts.map(({ key }) => [key, [levelFact(Number(key))]])),
    all,
    top,
    none: ['unscored'],
  }
  const itemsOf = (title: string) =>
    rubric.items.flatMap(({ item }) => (item.domain === title ? [item.id] : []))
  const behind = visitsBehind(
    source,
    titles.flatMap((title, place) =>
      Object.entries(figures).map(([key, values]) => ({
        figure: `${place} ${key}`,
        items: itemsOf(title),
        values,
      })),
    ),
  )
  const openingsOf = (title: string, place: number) =>
    Object.fromEntries(
      Object.entries(figures).flatMap(([key, values]) => {
        const opens = source.opening(behind(`${place} ${key}`), { items: itemsOf(title), values })
        return opens ? [[key, opens]] : []
      }),
    )
  const domains = titles.map((title, place) => {
    const rows = rubric.items.filter(({ item }) => item.domain === title)
    const counts = levelCounts(sums, rows, rubric)
    const { upper, scored, unscored } = counts
    const cells = [
      String(rows.length),
      String(scored),
      shareWords(source, upper, scored),
      shareWords(source, unscored, scored + unscored),
    ]
    return { title, counts, cells, opens: openingsOf(title, place) }
  })
  const columns = ['Indicators', 'Levels recorded', upperWords(rubric), 'Not scored']
  const n = sum(domains.map(({ counts }) => counts.scored))
  return [
    {
      key: 'domains',
      title: 'Domains',
      line: `Levels of all indicators of a domain. ${sizeWords(source.shown)}`,
      size: 'full',
      blocks: [
        {
          kind: 'chart',
          title: 'Domains',
          chart: {
            shape: 'rows',
            head: 'Domain',
            bars: { title: 'Distribution of levels', kind: 'levels', parts },
            rates: null,
            columns,
            rows: domains.map(({ title, counts, cells, opens }) => ({
              code: '',
              label: title,
              values: counts.at,
              opens,
              rate: null,
              cells: cells.map((words, cell) => {
                const opening = opens[CELLS[cell] ?? '']
                return opening ? { words, opens: opening } : { words }
              }),
            })),
          },
          table: {
            columns: [
              { title: 'Domain' },
              ...[...parts.map(({ label }) => label), ...columns].map((title) => ({ title, isNumber: true })),
            ],
            rows: domains.map(({ title, counts, cells }) => [
              title,
              ...parts.map(({ key }) => String(counts.at[key] ?? 0)),
              ...cells,
            ]),
            opens: domains.map(({ opens }) =>
              ['', ...parts.map(({ key }) => key), ...CELLS].map((key) => opens[key] ?? null),
            ),
          },
          n,
          counted: `${counted(n, 'level')} recorded`,
        },
      ],
    },
  ]
}

/** The keys of what opens from the cells behind the levels, in their order. */
const CELLS = ['', 'all', 'top', 'none']
const ENOUGH_VISITS = 5

/** A share of levels in words. One visit has many levels: percentages come with visits. */
function shareWords({ shown }: SetSource, k: number, n: number): string {
  if (n === 0) return NOTHING
  return shown.length < ENOUGH_VISITS ? `${k} of ${n}` : shareOf(k, n)
}
