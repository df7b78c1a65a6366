import { dayIn } from '@corridor/domain/calendar/calendar'
import { coverageOf, type VisitDay } from '@corridor/domain/observation/coverage'
import { describe, expect, test } from 'vitest'
import { isCaptured } from '../captures/captures.ts'
import { makeSample } from '../make-sample.ts'
import type { SampleDistrict, SampleObservation } from '../sample.ts'
import { COPPER_RIDGE } from './copper-ridge.ts'

// The coverage grid, row by row: educator, grades and subject, the weeks, total, school days since the last visit.
const grid = `
  Caleb Munro         6 ELA                     0-0   0  -
  Victor Szymanski    8 Algebra I        01000000-0   1 35
  Ruth Feldman        6–8 Spanish        00100000-0   1 28
  Dylan Prewitt       6–8 PE             10001000-0   2 22
  Robert Yazzie       7 World Geography  01001000-0   2 20
  Tess Gallagher      8 ELA              01010100-0   3 17
  Sofia Marchetti     6–8 Art            00100100-0   2 16
  Winston Clarke      6–8 Technology     00100100-0   2 14
  Grace Adeyemi       6 Science          10010010-0   3 12
  Kenji Watanabe      6–8 Band           01000010-0   2 11
  Darnell Hughes      7 Health           00100010-0   2  9
  Ivy Chen            7 Science          10100101-0   4  8
  Jerome Castellanos  8 US History       10010101-0   4  7
  Amara Diallo        6 Social Studies   01010011-0   4  6
  Samuel Ortega       8 Science          01100011-0   4  6
  Nadia Rahimi        6–8 ELD            01010101-0   4  5
  Colleen Brannigan   6–8 Resource       10010011-0   4  4
  Hannah Lindqvist    7 ELA              10101011-0   5  4
  Alina Petrova       6 ELA              01100110-1   5  3
  Marcus Bell         7 Science          10101101-1   6  3
  Leilani Kahale      7 Math             11010101-1   6  2
  Thuy Nguyen         6 Math             11101011-1   7  2
  Paulina Reyes       6–8 Reading        01110111-1   7  1
  Omar Haddad         8 Math             11010121-2   9  1
`

const ON_TASK = 2
const TODAY = '2026-10-22'
const alderValley = makeSample(TODAY).find(({ name }) => name === 'Alder Valley Unified')
if (!alderValley) throw new Error('The sample lacks its first district.')
const coverage = coverageIn(alderValley)

describe('Copper Ridge on October 22, 2026', () => {
  test('shows each educator’s weeks in the coverage grid, row by row', () => {
    expect(coverage.rows.map(lineOf).join('\n')).toBe(grid.split('\n').slice(1, -1).join('\n'))
  })

  test('has its weeks and their sums', () => {
    const sums = coverage.weeks.map((_, week) =>
      coverage.rows.reduce((sum, row) => sum + (row.weeks[week] ?? 0), 0),
    )
    expect(sums).toEqual([10, 12, 11, 9, 5, 11, 12, 12, 0, 7])
    expect(coverage.weeks.map(({ closure }) => closure).filter(Boolean)).toEqual(['Fall break'])
    expect(coverage.weeks[0]?.monday).toBe('2026-08-17')
    expect(coverage.rows[0]?.educator.joinedOn).toBe('2026-10-05')
  })

  test('counts this week by observer', () => {
    const week = visitsThisYear(alderValley).filter(({ startedAt }) => startedAt >= new Date('2026-10-19'))
    expect(countBy(week, ({ observer }) => observer)).toEqual({
      'marisol@alder-valley.example': 4,
      'ben@alder-valley.example': 2,
      'priya@alder-valley.example': 1,
    })
    expect(new Set(week.map(({ educator }) => educator)).size).toBe(6)
  })

  test('has the observers, the weekdays and the tools of the school overview', () => {
    const visits = visitsThisYear(alderValley)
    const weekday = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Denver', weekday: 'short' })
    expect(Object.values(countBy(visits, ({ observer }) => observer)).sort()).toEqual([17, 31, 41])
    expect(countBy(visits, ({ startedAt }) => weekday.format(startedAt))).toEqual({
      Mon: 13,
      Tue: 24,
      Wed: 25,
      Thu: 19,
      Fri: 8,
    })
    const scripted = { 1: 8, 2: 15, 3: 2, 4: 13, 5: 10, 6: 8, 8: 3, 9: 6, 11: 24 }
    const expected: Record<string, number> = {}
    for (const [id, count] of Object.entries(scripted)) {
      const used = builtOr(ON_TASK, Number(id))
      expected[used] = (expected[used] ?? 0) + count
    }
    expect(countBy(visits, ({ toolTypeId }) => String(toolTypeId))).toEqual(expected)
  })

  test('leaves to Marisol a few drafts, and visits that are not sent', () => {
    const time = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Denver',
      dateStyle: 'medium',
      timeStyle: 'short',
    })
    const begun = thisYear(alderValley).filter(({ meets }) => meets === null)
    const unsent = begun.filter(({ status }) => status === 'draft' || status === 'completed')
    expect(unsent.every(({ observer }) => observer.startsWith('marisol@'))).toBe(true)
    expect(
      unsent.map(({ educator, toolTypeId, status, startedAt }) =>
        [educator, toolTypeId, status, time.format(startedAt).replace('\u202f', ' ')].join(', '),
      ),
    ).toEqual([
      `Nadia Rahimi, ${builtOr(ON_TASK, 1)}, draft, Oct 8, 2026, 9:14 AM`,
      `Leilani Kahale, ${builtOr(ON_TASK, 11)}, completed, Oct 20, 2026, 9:20 AM`,
      `Thuy Nguyen, ${ON_TASK}, draft, Oct 20, 2026, 10:35 AM`,
      `Paulina Reyes, ${builtOr(ON_TASK, 5)}, completed, Oct 21, 2026, 1:48 PM`,
      `Omar Haddad, ${builtOr(ON_TASK, 4)}, completed, Oct 21, 2026, 11:02 AM`,
    ])
  })
})

/** A tool of the roster, or a stand-in where Corridor does not have it yet. */
function builtOr(standIn: number, toolTypeId: number): number {
  return isCaptured(toolTypeId) ? toolTypeId : standIn
}

function coverageIn(district: SampleDistrict) {
  const [, year] = district.years
  if (!year) throw new Error('The sample lacks its second school year.')
  const educators = district.educators.flatMap((it, id) =>
    it.teaches
      .filter(({ school, endsOn }) => school === COPPER_RIDGE && endsOn === null)
      .map(({ startsOn }) => ({ ...it, id, joinedOn: startsOn })),
  )
  const visitDays: VisitDay[] = visitsThisYear(district).map(({ educator, startedAt }) => ({
    educatorId: district.educators.findIndex(({ name }) => name === educator),
    day: dayIn(district.timeZone, startedAt),
    visits: 1,
  }))
  return coverageOf(year, TODAY, educators, visitDays)
}

function lineOf({ educator, weeks, total, schoolDaysSince }: (typeof coverage.rows)[number]): string {
  const cells = weeks
    .map((visits, index) => (coverage.weeks[index]?.closure ? '-' : (visits ?? ' ')))
    .join('')
  const name = educator.name.padEnd(19)
  const subject = `${educator.grades} ${educator.subject}`.padEnd(18)
  const since = String(schoolDaysSince ?? '-').padStart(2)
  return `  ${name} ${subject} ${cells} ${String(total).padStart(3)} ${since}`
}

function thisYear({ observations }: SampleDistrict): SampleObservation[] {
  return observations.filter(
    ({ school, startedAt }) => school === COPPER_RIDGE && startedAt >= new Date('2026-08-17'),
  )
}

/** The first observation of each visit, as long as it is no draft. */
function visitsThisYear(district: SampleDistrict): SampleObservation[] {
  const finished = thisYear(district).filter(({ status }) => status !== 'draft')
  return [...new Map(finished.toReversed().map((it) => [it.visitId, it])).values()]
}

function countBy(items: readonly SampleObservation[], keyOf: (item: SampleObservation) => string) {
  const counts: Record<string, number> = {}
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1
  return counts
}
