import type { Dots } from '@corridor/domain/report/report-shapes'
import { type LinearScale, scaleLinear } from '../../scales.ts'
import type { Heights } from '../plot.ts'
import { zoomOf } from '../zoom.ts'
import { rowsOf } from './swarm.ts'

const TOP = 30
const BOTTOM = 46
const SIDE = 20

export interface DotsLayout {
  readonly zoom: readonly [number, number]
  readonly x: LinearScale
  readonly top: number
  readonly floor: number
  readonly middle: number
  readonly radius: number
  /** How far from the middle a dot stands. */
  readonly placeOf: (place: number) => number
}

/**
 * The height of a swarm: the more dots, the more room above each other; how wide they stand is not known before they
 * are drawn.
 */
function swarmHeight(dots: number): number {
  return dots <= 40 ? 84 : dots <= 150 ? 130 : 190
}

/** The heights of the dots: on paper two thirds of the swarm’s height are enough. */
export function dotsHeight({ dots }: Pick<Dots, 'dots'>): Heights {
  const swarm = swarmHeight(dots.length)
  return { screen: TOP + swarm + BOTTOM, paper: TOP + (swarm * 2) / 3 + BOTTOM }
}

export function dotsLayout({ dots, median, middle }: Dots, width: number, height: number): DotsLayout {
  const shares = [
    ...dots.map(({ share }) => share),
    ...(median === null ? [] : [median]),
    ...(middle ? [middle.low, middle.high] : []),
  ]
  const zoom = zoomOf(shares)
  const x = scaleLinear({ domain: [...zoom], range: [SIDE, Math.max(SIDE, width - SIDE)] })
  const radius = dots.length > 120 ? 4 : 6
  const size = radius * 2 + 1
  const rows = rowsOf(
    dots.map(({ share }) => x(share)),
    size,
  )
  const [above, below] = [-Math.min(0, ...rows), Math.max(0, ...rows)]
  const tall = height - TOP - BOTTOM
  // Many dots share the height of a few: they overlap.
  const step = Math.min(size, (tall - size) / Math.max(1, above + below))
  return {
    zoom,
    x,
    radius,
    top: TOP,
    floor: TOP + tall,
    middle: TOP + tall / 2 + ((above - below) * step) / 2,
    placeOf: (place) => (rows[place] ?? 0) * step,
  }
}
