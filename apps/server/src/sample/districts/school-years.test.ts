import { addDays } from '@corridor/domain/calendar/calendar'
import { SchoolCalendar } from '@corridor/domain/calendar/school-calendar'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { schoolYearsAround, termsOf } from './school-years.ts'

test('a sample year is one that could be typed in', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), (days) => {
      const { before, current } = schoolYearsAround(addDays('2026-01-01', days))
      for (const { closures, ...year } of [before, current]) {
        const typed = {
          ...year,
          terms: termsOf({ ...year, closures }),
          closures: closures.map(({ name, from, to }) => ({ name, firstOn: from, lastOn: to })),
        }
        expect(SchoolCalendar.safeParse(typed).error).toBeUndefined()
      }
    }),
  )
})
