import type { ReportCard } from '@corridor/contract/reports/report'
import { counted } from '@corridor/domain/words/count-words'
import { aboutCounts, tagsOfRecord } from '@corridor/tools/tools/noticing-wondering/report/visit-focuses'
import { kindCounts, targetsOfRecord } from '@corridor/tools/tools/targeted-comment/report/visit-targets'
import type { Told } from './load-educator.ts'
import { type Telling, toldWith } from './tool-visits.ts'

const [NOTICING, COMMENTS] = [1, 8]
const MOST_TARGETS = 8

interface Tally {
  readonly label: string
  readonly n: number
}

/** What observers wrote about: what noticings and comments are about, and what they are tied to. */
export function focusCard(telling: Telling): ReportCard[] {
  const [noticed, commented] = [toldWith(telling, NOTICING), toldWith(telling, COMMENTS)]
  const all = [...noticed, ...commented]
  const groups = [
    { title: 'Noticings and wonderings about', rows: aboutCounts(factsOf(noticed)) },
    { title: 'Comments', rows: kindCounts(factsOf(commented)) },
    {
      title: all.some(({ blocks }) => blocks === null)
        ? 'Tied to look-fors and indicators, in the newest records'
        : 'Tied to look-fors and indicators',
      rows: added([
        ...noticed.flatMap(({ blocks }) => tagsOfRecord(blocks ?? [])),
        ...commented.flatMap(({ blocks }) => targetsOfRecord(blocks ?? [])),
      ]),
    },
  ].filter(({ rows }) => rows.length > 0)
  if (groups.length === 0) return []
  const visits = counted(all.length, 'record')
  return [
    {
      key: 'focuses',
      title: 'Focuses',
      line: `${visits} of Noticing & Wondering or Targeted Comment. Entries are counted.`,
      size: 'half',
      blocks: [
        {
          kind: 'chart',
          title: 'What was written about',
          chart: { shape: 'tallies', groups },
          table: {
            columns: [{ title: 'Group' }, { title: 'Focus' }, { title: 'Entries', isNumber: true }],
            rows: groups.flatMap(({ title, rows }) => rows.map(({ label, n }) => [title, label, String(n)])),
          },
          n: all.length,
          counted: visits,
        },
      ],
      ...telling.opens({ tools: [NOTICING, COMMENTS] }),
    },
  ]
}

function factsOf(told: readonly Told[]) {
  return told.flatMap(({ facts }) => facts)
}

/** Those that come up most often, the rest in one row. */
function added(tallies: readonly Tally[]): Tally[] {
  const sums = new Map<string, number>()
  for (const { label, n } of tallies) sums.set(label, (sums.get(label) ?? 0) + n)
  const rows = [...sums]
    .map(([label, n]) => ({ label, n }))
    .sort((a, b) => b.n - a.n || (a.label < b.label ? -1 : 1))
  const rest = rows.slice(MOST_TARGETS)
  if (rest.length < 2) return rows
  const n = rest.reduce((total, it) => total + it.n, 0)
  return [...rows.slice(0, MOST_TARGETS), { label: `${rest.length} others`, n }]
}
