import type { ReportCard } from '@corridor/contract/report'
import { counted, shareOf } from '@corridor/domain/count-words'
import type { Opening } from '@corridor/domain/opening'
import { distinct } from '../framed.ts'
import { opening } from '../opening.ts'
import { rosterOfSchools } from '../roster.ts'
import type { Source } from '../source.ts'
import type { CountedVisit } from '../visits-of.ts'

const [FEWEST_VISITS, FEWEST_EDUCATORS] = [10, 5]

/** Schools beside each other, A to Z. */
export async function schoolBySchool(source: Source): Promise<ReportCard | undefined> {
  const { schools } = source
  if (schools.length < 2) return undefined
  const [visits, roster] = [await source.visits(), await rosterOfSchools(source)]
  const rows = schools.map(({ id, name }) => {
    const theirs = visits.filter(({ schoolId }) => schoolId === id)
    const teaching = roster.filter(({ schoolId }) => schoolId === id).length
    return { id, name, theirs, cells: cellsOf(theirs, teaching) }
  })
  const opens = rows.map(({ id, theirs }): (Opening | null)[] => [
    null,
    opening(theirs.length, { schools: [id] }) ?? null,
  ])
  return {
    key: 'schools',
    title: 'School beside school',
    line: `${counted(schools.length, 'school')}, A to Z. Rates stand beside each other from ${FEWEST_VISITS} visits and ${FEWEST_EDUCATORS} educators.`,
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
            { title: 'Sent within 1 school day', isNumber: true },
            { title: 'Reply or talk within 5 days', isNumber: true },
          ],
          rows: rows.map(({ name, cells }) => [name, ...cells]),
          opens: opens.map((row) => [...row, null, null, null, null]),
        },
      },
    ],
  }
}

function cellsOf(visits: readonly CountedVisit[], teaching: number): string[] {
  const educators = distinct(visits, 'educatorId')
  const isComparable = visits.length >= FEWEST_VISITS && educators >= FEWEST_EDUCATORS
  const open = visits.filter((it) => it.isOpen)
  const rate = (key: 'isSentInTime' | 'isAnswered') => {
    const due = open.filter((it) => it[key] !== null)
    return isComparable ? shareOf(due.filter((it) => it[key]).length, due.length) : 'too few to compare'
  }
  return [
    String(visits.length),
    teaching > 0 ? `${educators} of ${Math.max(teaching, educators)}` : String(educators),
    String(distinct(visits, 'observerId')),
    rate('isSentInTime'),
    rate('isAnswered'),
  ]
}
