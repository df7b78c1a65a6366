import type { Period } from '@corridor/domain/clock/bell-schedule'
import type { SampleSchool } from '../sample.ts'
import { cellsOf } from './roster.ts'

/** An ordinary day, by the grades of a school: blocks for the youngest, periods for all others. */
export function bellsOf({ gradeSpan }: Pick<SampleSchool, 'gradeSpan'>): Period[] {
  const day = gradeSpan === 'K–5' ? elementary : gradeSpan === '9–12' ? high : middle
  return cellsOf(day).map(([name = '', startsAt = '', endsAt = '']) => ({ name, startsAt, endsAt }))
}

const elementary = `
  Block 1 | 08:10 | 09:20
  Block 2 | 09:25 | 10:35
  Block 3 | 10:50 | 12:00
  Block 4 | 12:45 | 13:45
  Block 5 | 13:50 | 14:50
`

// At Copper Ridge the second period lasts until 9:52.
const middle = `
  1 | 08:04 | 08:56
  2 | 09:00 | 09:52
  3 | 09:56 | 10:48
  4 | 10:52 | 11:44
  5 | 12:18 | 13:10
  6 | 13:14 | 14:06
  7 | 14:10 | 15:02
`

const high = `
  1 | 08:25 | 09:15
  2 | 09:20 | 10:10
  3 | 10:15 | 11:05
  4 | 11:10 | 12:00
  5 | 12:40 | 13:30
  6 | 13:35 | 14:25
  7 | 14:30 | 15:20
`
