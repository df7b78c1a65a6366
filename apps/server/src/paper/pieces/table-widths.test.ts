import { expect, test } from 'vitest'
import { linesOf } from '../letters/lines.ts'
import { styles } from '../styles.ts'
import { leastTableWidth, tableWidths } from './table-widths.ts'

const goals = {
  columns: ['Goal', 'Measure', 'Baseline', 'Target'].map((title) => ({ title })),
  rows: [
    [
      'Students begin their work within two minutes of the bell.',
      'Minutes until most have begun',
      '6',
      '2, by Oct 27',
    ],
  ],
}
const linesAt = (width: number) => {
  const widths = tableWidths(goals, width)
  return goals.rows[0]?.map((text, place) => linesOf(text, styles.cell, widths[place] ?? 0).length)
}
const [HALF_OF_A_SHEET, THIRD_OF_A_SHEET] = [263, 169]

test('a sentence stands in a few lines, and days beside it stay whole', () => {
  expect(linesAt(HALF_OF_A_SHEET)).toEqual([3, 3, 1, 1])
})

test('a table whose sentences would stand word under word asks for more room', () => {
  expect(leastTableWidth(goals)).toBeGreaterThan(THIRD_OF_A_SHEET)
  expect(leastTableWidth(goals)).toBeLessThan(HALF_OF_A_SHEET)
})
