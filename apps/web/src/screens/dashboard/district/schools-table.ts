import type { Kept } from '@corridor/contract/reports/follow-through'
import type { DistrictHome, SchoolFigures } from '@corridor/contract/reports/homes'
import { shortDay } from '@corridor/domain/calendar/day-words'
import { shareOf } from '@corridor/domain/words/count-words'
import { TOO_FEW } from './schools-words.ts'

/** The schools’ figures as plain rows, for the table and its file. */
export function schoolsTable({ schools, total, yearStartsOn, mayOpen }: DistrictHome) {
  const titles = [
    'Visits this week',
    'Goal a week',
    `Educators visited since ${shortDay(yearStartsOn)}`,
    'Longest wait, school days',
    'No visit yet',
    'Sent within 1 school day',
    'Reply or talk within 5 days',
  ]
  const named = mayOpen ? [{ title: 'Principal' }] : []
  return {
    columns: [{ title: 'School' }, ...named, ...titles.map((title) => ({ title, isNumber: true }))],
    rows: [
      ...schools.map((it) => [it.name, ...(mayOpen ? [it.principals.join(', ')] : []), ...cellsOf(it)]),
      ...(schools.length > 1 ? [['All schools', ...(mayOpen ? [''] : []), ...cellsOf(total)]] : []),
    ],
  }
}

function cellsOf({ week, coverage, follow }: SchoolFigures): string[] {
  return [
    String(week.visits),
    String(week.goal ?? ''),
    ...(coverage
      ? [
          shareOf(coverage.visited, coverage.educators),
          String(coverage.longestWait ?? ''),
          String(coverage.unvisited),
        ]
      : [TOO_FEW, '', '']),
    ...(follow ? [rateOf(follow.sentInTime), rateOf(follow.answered)] : [TOO_FEW, '']),
  ]
}

function rateOf({ kept, due }: Kept): string {
  return due === 0 ? 'none due yet' : shareOf(kept, due)
}
