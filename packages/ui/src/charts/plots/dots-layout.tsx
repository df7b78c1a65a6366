import type { Dots } from '@corridor/domain/report-shapes'
import { scaleLinear } from '@visx/scale'
import { rowStep, rowsOf } from './swarm.tsx'
import { zoomOf } from './zoom.tsx'

const TOP = 30
const BOTTOM = 46
const SIDE = 20

export interface DotsLayout {
  readonly zoom: readonly [number, number]
  readonly x: ReturnType<typeof scaleLinear<number>>
  readonly top: number
  readonly floor: number
  readonly middle: number
  readonly radius: number
  readonly height: number
  /** How far from the middle a dot stands. */
  readonly placeOf: (place: number) => number
}

export function dotsLayout({ dots, median, middle }: Dots, width: number): DotsLayout {
  const shares = [
    ...dots.map(({ share }) => share),
    ...(median === null ? [] : [median]),
    ...(middle ? [middle.low, middle.high] : []),
  ]
  const zoom = zoomOf(shares)
  const x = scaleLinear<number>({ domain: [...zoom], range: [SIDE, Math.max(SIDE, width - SIDE)] })
  const radius = dots.length > 120 ? 4 : 6
  const size = radius * 2 + 1
  const rows = rowsOf(
    dots.map(({ share }) => x(share)),
    size,
  )
  const step = rowStep(rows, size)
  const [above, below] = [-Math.min(0, ...rows), Math.max(0, ...rows)]
  const tall = Math.max(62, (above + below + 1) * step + 20)
  return {
    zoom,
    x,
    radius,
    top: TOP,
    floor: TOP + tall,
    middle: TOP + tall / 2 + ((above - below) * step) / 2,
    height: TOP + tall + BOTTOM,
    placeOf: (place) => (rows[place] ?? 0) * step,
  }
}
