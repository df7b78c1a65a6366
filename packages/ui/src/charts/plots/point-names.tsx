import type { Palette } from '../palette.ts'
import type { BandScale } from '../scales.ts'
import { Words, widthOf } from './words.tsx'

interface Props {
  readonly points: readonly { readonly label: string; readonly under: string }[]
  readonly x: BandScale<number>
  readonly top: number
  readonly width: number
  readonly palette: Palette
}

/** The names of points, and what each is made of: as many as can be read beside each other, the last always. */
export function PointNames({ points, x, top, width, palette }: Props) {
  const longest = Math.max(1, ...points.flatMap(({ label, under }) => [widthOf(label), widthOf(under)]))
  const room = points.length < 2 ? width : x.step()
  const every = Math.max(1, Math.ceil((Math.min(longest, width) + 8) / Math.max(1, room)))
  return points.map(({ label, under }, place) => {
    if ((points.length - 1 - place) % every !== 0) return null
    const half = Math.max(widthOf(label), widthOf(under)) / 2
    const at = Math.max(half, Math.min(x(place) ?? 0, width - half))
    return (
      <g key={`${label}-${x(place)}`}>
        <Words x={at} y={top} palette={palette} anchor="middle">
          {label}
        </Words>
        <Words x={at} y={top + 15} palette={palette} anchor="middle" isQuiet>
          {under}
        </Words>
      </g>
    )
  })
}
