import type { Weeks } from '@corridor/domain/report/report-shapes'
import type { Palette } from '../../palette.ts'
import type { BandScale } from '../../scales.ts'
import { cutTo, Words, widthOf } from '../words.tsx'

interface Props {
  readonly weeks: Weeks['weeks']
  readonly x: BandScale<string>
  readonly top: number
  readonly floor: number
  readonly palette: Palette
}

/** Why there was no school, once for weeks beside each other: across, or upright where that is too narrow. */
export function WeekClosures({ weeks, x, top, floor, palette }: Props) {
  return closuresIn(weeks).map(({ words, first, last }) => {
    const from = x(first) ?? 0
    const width = (x(last) ?? 0) + x.bandwidth() - from
    const isAcross = widthOf(words) + 2 <= width
    if (!isAcross && width < 10) return null
    const at = `translate(${from + width / 2} ${(top + floor) / 2})`
    return (
      <g key={first} transform={isAcross ? at : `${at} rotate(-90)`}>
        <Words x={0} y={0} palette={palette} anchor="middle" hasHalo>
          {isAcross ? words : cutTo(floor - top - 12, words)}
        </Words>
      </g>
    )
  })
}

interface Closure {
  readonly words: string
  /** The first and last Monday. */
  readonly first: string
  readonly last: string
}

function closuresIn(weeks: Weeks['weeks']): Closure[] {
  const found: Closure[] = []
  weeks.forEach(({ monday, closure, visits }, place) => {
    if (closure === null || visits > 0) return
    const before = found.at(-1)
    const isFurther = before?.words === closure && before.last === weeks[place - 1]?.monday
    if (before && isFurther) found[found.length - 1] = { ...before, last: monday }
    else found.push({ words: closure, first: monday, last: monday })
  })
  return found
}
