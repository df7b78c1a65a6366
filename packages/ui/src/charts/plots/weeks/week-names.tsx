import type { Weeks } from '@corridor/domain/report/report-shapes'
import type { Palette } from '../../palette.ts'
import type { BandScale } from '../../scales.ts'
import { Words, widthOf } from '../words.tsx'

interface Props {
  readonly weeks: Weeks['weeks']
  readonly x: BandScale<string>
  readonly top: number
  readonly width: number
  readonly palette: Palette
}

/**
 * The names of the weeks, as many as can be read beside each other, from the right: the last week always has its
 * name.
 */
export function WeekNames({ weeks, x, top, width, palette }: Props) {
  const longest = Math.max(1, ...weeks.map(({ label }) => widthOf(label)))
  // The last name is moved in from the edge.
  const last = weeks.at(-1)
  const moved = last ? Math.max(0, (x(last.monday) ?? 0) + x.bandwidth() / 2 + halfOf(last) - width) : 0
  // Where some names are left out, the others may stand further apart.
  const gap = longest + moved + 4 <= x.step() ? 4 : 12 + moved
  const every = Math.max(1, Math.ceil((longest + gap) / Math.max(1, x.step())))
  return weeks.map((week, place) => {
    const { monday, label, isSoFar } = week
    if ((weeks.length - 1 - place) % every !== 0) return null
    const middle = (x(monday) ?? 0) + x.bandwidth() / 2
    const half = halfOf(week)
    const at = Math.max(half, Math.min(middle, width - half))
    return (
      <g key={monday}>
        <Words x={at} y={top} palette={palette} anchor="middle" isQuiet>
          {label}
        </Words>
        {isSoFar && (
          <Words x={at} y={top + 15} palette={palette} anchor="middle" isQuiet>
            so far
          </Words>
        )}
      </g>
    )
  })
}

function halfOf({ label, isSoFar }: Weeks['weeks'][number]): number {
  return Math.max(widthOf(label), isSoFar ? widthOf('so far') : 0) / 2
}
