import type { BlockTable } from '@corridor/domain/report/block'
import { longestWord, type Style, widthOf } from '../letters/lines.ts'
import { styles } from '../styles.ts'

export const CELL_GAP = 8
/** The widest word that a column makes room for: a longer one is broken rather than let it push the others together. */
const MOST_WORD = 110
/**
 * Words that are not broken: a day, such as “Sep 29”; a share, such as “20 of 21 (95%)”, as long as all of them fit; where
 * there is room, a name and a day with its year.
 */
const SHORT = { always: 6, ifFits: 14, withRoom: 18 }
/** The part of a table's width that words without a break may take. */
const ROOMY = 0.6
/** A sentence stands in a few lines rather than in a column of single words, as far as that takes no wider column. */
const SENTENCE = { lines: 4, width: 80 }
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
  const room = width - CELL_GAP * Math.max(0, table.columns.length - 1)
  const wishes = wishesWithin(table, room)
  const [least, most] = [sum(wishes.map((it) => it.least)), sum(wishes.map((it) => it.most))]
  if (least >= room) return wishes.map((it) => (it.least / Math.max(least, 1)) * room)
  if (most <= room) return wishes.map((it) => it.most + (room - most) / wishes.length)
  const share = (room - least) / Math.max(most - least, 1)
  return wishes.map((it) => it.least + (it.most - it.least) * share)
}

function wishesWithin(table: BlockTable, room: number): Wish[] {
  const leastOf = (wishes: readonly Wish[]) => sum(wishes.map((it) => it.least))
  const roomy = wishesOf(table, SHORT.withRoom)
  if (leastOf(roomy) <= room * ROOMY) return roomy
  const fitting = [withSentences(table, SHORT.ifFits), wishesOf(table, SHORT.ifFits)]
  return fitting.find((wishes) => leastOf(wishes) <= room) ?? wishesOf(table, SHORT.always)
}

/** The width of a table below which words are broken, or a sentence stands in a column of single words. */
export function leastTableWidth(table: BlockTable): number {
  const wishes = withSentences(table, SHORT.always)
  return sum(wishes.map((it) => it.least)) + CELL_GAP * Math.max(0, wishes.length - 1)
}

function wishesOf({ columns, rows, isGrouped = false }: BlockTable, letters: number): Wish[] {
  return columns.map(({ title }, place) => {
    const cells = rows.slice(0, MOST_MEASURED).map((row) => row[place] ?? '')
    const short = cells.filter((text) => text.length <= letters).map((text) => widthOf(text, styles.cell))
    const widest = (measure: (text: string, style: Style) => number) =>
      Math.max(measure(title, styles.head), ...cells.map((text) => measure(text, styles.cell)))
    // A little more than measured: sums of fractions are not exact.
    const least = Math.min(Math.max(widest(longestWord), ...short, 8), MOST_WORD) + 0.1
    // Beside the rows of its group a name has more than one line.
    const lines = isGrouped && place === 0 ? 2 : 1
    return { least, most: Math.max(least, widest(widthOf) / lines + 0.1) }
  })
}

function withSentences(table: BlockTable, letters: number): Wish[] {
  return wishesOf(table, letters).map(({ least, most }) => {
    const readable = Math.min(most / SENTENCE.lines, SENTENCE.width)
    return { least: Math.max(least, readable), most }
  })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, it) => all + it, 0)
}
