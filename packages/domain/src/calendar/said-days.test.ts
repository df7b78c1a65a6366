import { expect, test } from 'vitest'
import { saidDays } from './said-days.ts'

const today = '2026-10-22'

test.each([
  ['Oct 22', '2026-10-22', '2026-10-22', ''],
  ['omar oct 9', '2026-10-09', '2026-10-09', 'omar'],
  ['October 9th on task', '2026-10-09', '2026-10-09', 'on task'],
  ['9 Oct', '2026-10-09', '2026-10-09', ''],
  ['10/9 bell', '2026-10-09', '2026-10-09', 'bell'],
  ['10/9/2024', '2024-10-09', '2024-10-09', ''],
  ['2026-08-17', '2026-08-17', '2026-08-17', ''],
  ['Sept 3, 2025', '2025-09-03', '2025-09-03', ''],
  ['nov 3', '2025-11-03', '2025-11-03', ''],
  ['today', today, today, ''],
  ['yesterday', '2026-10-21', '2026-10-21', ''],
  ['october', '2026-10-01', '2026-10-31', ''],
  ['february 2024', '2024-02-01', '2024-02-29', ''],
])('“%s” names days', (text, from, to, rest) => {
  expect(saidDays(text, today)).toEqual({ from, to, rest })
})

test.each(['', 'omar', 'mar', 'Marcus 12', 'oct 32', '13/40', '2026-02-30', 'room 10-12', 'mayor'])(
  '“%s” names no day',
  (text) => {
    expect(saidDays(text, today)).toBe(undefined)
  },
)
