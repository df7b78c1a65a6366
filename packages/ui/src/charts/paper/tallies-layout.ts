import { grouped } from '@corridor/domain/words/count-words'
import type { PlotProps } from '../plots/plot.ts'
import { widthOf } from '../plots/words.tsx'

/** The height of a row, and of the title of a group. */
export const ROW = 14
export const TITLE = 17
const [BETWEEN, UNDER] = [18, 6]
/** The least room for bars, in which their lengths can still be compared. */
export const LEAST_BAR = 26

type Chart = PlotProps<'tallies'>['chart']
type Group = Chart['groups'][number]

export interface Placed {
  readonly group: Group
  readonly x: number
  readonly top: number
  readonly width: number
}

/** Places groups in as many columns as have room for all names, so that the tallest column is as low as can be. */
export function talliesLayout({ groups }: Chart, width: number): Placed[] {
  const across = columnsFor(groups, width)
  const wide = (width - BETWEEN * (across - 1)) / across
  const columns = lowest(groups.map(heightOf), across)
  const ends = Array.from({ length: across }, () => 0)
  return groups.map((group, place) => {
    const column = columns[place] ?? 0
    const top = ends[column] ?? 0
    ends[column] = top + heightOf(group)
    return { group, x: column * (wide + BETWEEN), top, width: wide }
  })
}

/** More ways to place groups than this are not tried. */
const MOST_WAYS = 1_000

/** The column of each group: under the shortest so far, or, where there are few ways to place them, by the lowest of all. */
function lowest(heights: readonly number[], across: number): readonly number[] {
  const ends = Array.from({ length: across }, () => 0)
  const simple = heights.map((height) => {
    const column = ends.indexOf(Math.min(...ends))
    ends[column] = (ends[column] ?? 0) + height
    return column
  })
  const ways = across ** heights.length
  if (ways > MOST_WAYS) return simple
  const tallest = (columns: readonly number[]) =>
    Math.max(...ends.map((_, column) => sumOf(heights.filter((__, place) => columns[place] === column))))
  let best = simple
  // The first group stands in the first column.
  for (let way = 0; way < ways; way += across) {
    const columns = heights.map((_, place) => Math.floor(way / across ** place) % across)
    if (tallest(columns) < tallest(best)) best = columns
  }
  return best
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((all, it) => all + it, 0)
}

export function talliesPaperHeight(chart: Chart, width: number): number {
  return Math.max(1, ...talliesLayout(chart, width).map(({ group, top }) => top + heightOf(group) - UNDER))
}

function columnsFor(groups: readonly Group[], width: number): number {
  const rows = groups.flatMap((group) => group.rows)
  const longest = Math.max(0, ...rows.map(({ label }) => widthOf(label)))
  const numbers = Math.max(0, ...rows.map(({ n }) => widthOf(grouped(n))))
  const least = longest + numbers + LEAST_BAR + 12 + BETWEEN
  return Math.max(1, Math.min(groups.length, Math.floor((width + BETWEEN) / least)))
}

function heightOf({ title, rows }: Group): number {
  return (title === '' ? 0 : TITLE) + rows.length * ROW + UNDER
}
