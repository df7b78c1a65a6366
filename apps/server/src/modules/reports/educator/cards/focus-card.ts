import type { ReportCard } from '@corridor/contract/reports/report'
import { sum } from '@corridor/domain/numbers/statistics'
import type { Opening } from '@corridor/domain/report/opening'
import { counted } from '@corridor/domain/words/count-words'
import { aboutCounts, tagsOfRecord } from '@corridor/tools/tools/noticing-wondering/report/visit-focuses'
import { kindCounts, targetsOfRecord } from '@corridor/tools/tools/targeted-comment/report/visit-targets'
import { grouped } from '../../grouped.ts'
import type { Told } from '../load-educator.ts'
import { type Telling, toldWith } from '../tool-visits.ts'

const [NOTICING, COMMENTS] = [1, 8]
const MOST_TARGETS = 8

/** How many entries are about one target, and what opens from it. */
interface Tally {
  readonly label: string
  readonly n: number
  readonly opens?: Opening
}

/** The card of what observers wrote about: what noticings and comments are about, and what they are tied to. */
export function focusCard(telling: Telling): ReportCard[] {
  const [noticed, commented] = [toldWith(telling, NOTICING), toldWith(telling, COMMENTS)]
  const all = [...noticed, ...commented]
  const groups = [
    {
      title: 'Noticings and wonderings about',
      rows: ofFacts(telling, NOTICING, noticed, aboutCounts),
    },
    { title: 'Comments', rows: ofFacts(telling, COMMENTS, commented, kindCounts) },
    {
      title: all.some(({ blocks }) => blocks === null)
        ? 'Tied to look-fors and indicators, in the newest records'
        : 'Tied to look-fors and indicators',
      rows: added(telling, [
        ...noticed.flatMap((it) => tiedIn(it, tagsOfRecord)),
        ...commented.flatMap((it) => tiedIn(it, targetsOfRecord)),
      ]),
    },
  ].filter(({ rows }) => rows.length > 0)
  if (groups.length === 0) return []
  const visits = counted(all.length, 'record')
  const rows = groups.flatMap((group) => group.rows.map((row) => ({ ...row, group: group.title })))
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
            rows: rows.map(({ group, label, n }) => [group, label, String(n)]),
            opens: rows.map(({ opens }) => [null, null, opens ?? null]),
          },
          n: all.length,
          counted: visits,
        },
      ],
      ...telling.opens({ tools: [NOTICING, COMMENTS] }),
    },
  ]
}

/** Tallies of facts that a tool counted itself; the visits are found again by the same facts. */
function ofFacts(
  { opens }: Telling,
  tool: number,
  told: readonly Told[],
  countsIn: typeof aboutCounts | typeof kindCounts,
): Tally[] {
  const each = told.map(({ id, facts }) => ({ id, labels: countsIn(facts).map(({ label }) => label) }))
  return countsIn(told.flatMap(({ facts }) => facts)).map(({ label, n, items, values }) => {
    const records = each.filter(({ labels }) => labels.includes(label)).map(({ id }) => id)
    return { label, n, ...opens({ tools: [tool], records, marked: { items, values } }) }
  })
}

/** Entries that are tied to one target, and the records they stand in. */
interface Ties {
  readonly label: string
  readonly n: number
  readonly records: readonly string[]
}

function tiedIn({ id, blocks }: Told, tiesOf: typeof tagsOfRecord | typeof targetsOfRecord): Ties[] {
  return tiesOf(blocks ?? []).map((it) => ({ ...it, records: [id] }))
}

/** The targets that come up most often, the rest in one row. */
function added({ opens }: Telling, ties: readonly Ties[]): Tally[] {
  const byLabel = [...grouped(ties, ({ label }) => label)].map(([label, theirs]) => sumOf(label, theirs))
  const rows = byLabel.sort((a, b) => b.n - a.n || (a.label < b.label ? -1 : 1))
  const rest = rows.slice(MOST_TARGETS)
  const shown =
    rest.length < 2 ? rows : [...rows.slice(0, MOST_TARGETS), sumOf(`${rest.length} others`, rest)]
  return shown.map(({ label, n, records }) => ({ label, n, ...opens({ records }) }))
}

function sumOf(label: string, ties: readonly Ties[]): Ties {
  return {
    label,
    n: sum(ties.map(({ n }) => n)),
    records: [...new Set(ties.flatMap(({ records }) => records))],
  }
}
