import { grouped } from '@corridor/domain/words/count-words'
import type { PlotProps } from '../plots/plot.ts'
import { widthOf } from '../plots/words.tsx'

/** The height of a row, and of the title of a group. */
export const ROW = 14.5
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

/** Places groups in columns, each under the shortest so far; as many columns as have room for all names. */
export function talliesLayout({ groups }: Chart, width: number): Placed[] {
  const across = columnsFor(groups, width)
  const wide = (width - BETWEEN * (across - 1)) / across
  const ends = Array.from({ length: across }, () => 0)
  return groups.map((group) => {
    const top = Math.min(...ends)
    const column = ends.indexOf(top)
    ends[column] = top + heightOf(group)
    return { group, x: column * (wide + BETWEEN), top, width: wide }
  })
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
