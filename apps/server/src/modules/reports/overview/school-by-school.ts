import type { ReportCard } from '@corridor/contract/reports/report'
import type { Opening } from '@corridor/domain/report/opening'
import { counted, shareOf } from '@corridor/domain/words/count-words'
import { grouped } from '../grouped.ts'
import { seesSumsAlone } from '../reader.ts'
import { headcount, type Joined, knownIn } from '../roster/joined.ts'
import type { Source } from '../source.ts'
import type { Figures } from '../tally/figures.ts'
import { opening } from '../visits/opening.ts'

const [FEWEST_VISITS, FEWEST_EDUCATORS] = [10, 5]

type RateKey = 'sentInTime' | 'answered'

const rateColumns: readonly { readonly title: string; readonly key: RateKey }[] = [
  { title: 'Sent within 1 school day', key: 'sentInTime' },
  { title: 'Reply or talk within 5 days', key: 'answered' },
]

/** The card of schools beside each other, A to Z. */
export async function schoolBySchool(source: Source): Promise<ReportCard | undefined> {
  const { schools, reader } = source
  if (schools.length < 2) return undefined
  // Follow-through is told of visits one by one: a reader who sees sums alone has no such rates.
  const rates = seesSumsAlone(reader) ? [] : rateColumns
  const { ofSchool } = await source.tallies()
  const roster = grouped(await source.roster(), ({ schoolId }) => schoolId)
  const rows = schools.map(({ id, name }) => {
    const theirs = ofSchool(id)
    return {
      id,
      name,
      theirs,
      cells: [...countsOf(theirs, roster.get(id) ?? []), ...rates.map(({ key }) => rateOf(theirs, key))],
    }
  })
  const opens = rows.map(({ id, theirs }): (Opening | null)[] => [
    null,
    opening(theirs.all, { schools: [id] }) ?? null,
  ])
  return {
    key: 'schools',
    title: 'School beside school',
    line: [
      `${counted(schools.length, 'school')}, A to Z.`,
      ...(rates.length > 0
        ? [`Rates stand beside each other from ${FEWEST_VISITS} visits and ${FEWEST_EDUCATORS} educators.`]
        : []),
    ].join(' '),
    size: 'full',
    blocks: [
      {
        kind: 'table',
        title: 'School beside school',
        table: {
          columns: [
            { title: 'School' },
            { title: 'Visits', isNumber: true },
            { title: 'Educators visited', isNumber: true },
            { title: 'Observers', isNumber: true },
            ...rates.map(({ title }) => ({ title, isNumber: true })),
          ],
          rows: rows.map(({ name, cells }) => [name, ...cells]),
          opens: opens.map((row) => [...row, null, null, ...rates.map(() => null)]),
        },
      },
    ],
  }
}

/** Of those who teach at a school now, so many were visited there; without a roster, so many were. */
function countsOf({ all, educators, observers }: Figures, roster: readonly Joined[]): string[] {
  const known = knownIn(roster)
  const seen = [...educators].filter(([id, { lastOn }]) => lastOn !== null && known.has(id)).length
  return [
    String(all),
    roster.length > 0 ? `${seen} of ${headcount(roster)}` : String(educators.size),
    String(observers.size),
  ]
}

function rateOf(theirs: Figures, key: RateKey): string {
  if (theirs.all < FEWEST_VISITS || theirs.educators.size < FEWEST_EDUCATORS) return 'too few to compare'
  const { kept, due } = theirs[key]
  return due === 0 ? 'none is due yet' : shareOf(kept, due)
}
