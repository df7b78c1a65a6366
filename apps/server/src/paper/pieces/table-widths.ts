import type { BlockTable } from '@corridor/domain/report/block'
import { longestWord, type Style, widthOf } from '../letters/lines.ts'
import { styles } from '../styles.ts'

export const CELL_GAP = 8
/** The widest word that a column makes room for: a longer one is broken rather than let it push the others together. */
const MOST_WORD = 110
const SHORT_LETTERS = 6
/** Many rows are alike: these are enough to find the widths. */
const MOST_MEASURED = 200

interface Wish {
  /** The column's width at which no word is broken. */
  readonly least: number
  /** The column's width at which nothing is wrapped. */
  readonly most: number
}

/** How wide each column is; together they are as wide as the table. */
export function tableWidths(table: BlockTable, width: number): number[] {
  const wishes = wishesOf(table)
  const room = width - CELL_GAP * Math.max(0, wishes.length - 1)
  const [least, most] = [sum(wishes.map((it) => it.least)), sum(wishes.map((it) => it.most))]
  if (least >= room) return wishes.map((it) => (it.least / Math.max(least, 1)) * room)
  if (most <= room) return wishes.map((it) => it.most + (room - most) / wishes.length)
  const share = (room - least) / Math.max(most - least, 1)
  return wishes.map((it) => it.least + (it.most - it.least) * share)
}

/** The width of a table below which words are broken. */
export function leastTableWidth(table: BlockTable): number {
  const wishes = wishesOf(table)
  return sum(wishes.map((it) => it.least)) + CELL_GAP * Math.max(0, wishes.length - 1)
}

function wishesOf({ columns, rows }: BlockTable): Wish[] {
  return columns.map(({ title }, place) => {
    const cells = rows.slice(0, MOST_MEASURED).map((row) => row[place] ?? '')
    // A day, such as “Sep 29”, is not broken.
    const short = cells
      .filter((text) => text.length <= SHORT_LETTERS)
      .map((text) => widthOf(text, styles.cell))
    const widest = (measure: (text: string, style: Style) => number) =>
      Math.max(measure(title, styles.head), ...cells.map((text) => measure(text, styles.cell)))
    // A little more than measured: sums of fractions are not exact.
    const least = Math.min(Math.max(widest(longestWord), ...short, 8), MOST_WORD) + 0.1
    return { least, most: Math.max(least, widest(widthOf) + 0.1) }
  })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, it) => all + it, 0)
}
