import { ticks } from 'd3-array'
import { scaleBand as band, scalePoint as point, type ScaleBand, type ScalePoint } from 'd3-scale'

type Pair = readonly [number, number]

/** Where a value stands along a line. */
export type LinearScale = (value: number) => number

interface Linear {
  readonly domain: Pair
  readonly range: Pair
  /** Whether values outside the domain stand at its ends. */
  readonly clamp?: boolean
}

/** A straight scale. That of d3 brings scales of color and formats of numbers along: 7 kB for one line of arithmetic. */
export function scaleLinear({ domain: [from, to], range: [start, end], clamp = false }: Linear): LinearScale {
  const share = (value: number) => (from === to ? 0.5 : (value - from) / (to - from))
  const within = (it: number) => (clamp ? Math.min(1, Math.max(0, it)) : it)
  return (value) => start + (end - start) * within(share(value))
}

/** Where each of several things begins that stand beside each other. */
export type BandScale<T extends string | number> = ScaleBand<T> | ScalePoint<T>

interface Band<T> {
  readonly domain: readonly T[]
  readonly range: Pair
  /** The room between two, and in front of the first and behind the last, as parts of a step. */
  readonly padding?: number
  readonly paddingInner?: number
  readonly paddingOuter?: number
  /** The part of the room outside that is in front of the first. */
  readonly align?: number
}

export function scaleBand<T extends string | number>({
  domain,
  range,
  padding = 0,
  paddingInner = padding,
  paddingOuter = padding,
  align = 0.5,
}: Band<T>): ScaleBand<T> {
  return band(domain, range).paddingInner(paddingInner).paddingOuter(paddingOuter).align(align)
}

/** Places of points: bands without a width. */
export function scalePoint<T extends string | number>({
  domain,
  range,
  padding = 0,
  align = 0.5,
}: Omit<Band<T>, 'paddingInner' | 'paddingOuter'>): ScalePoint<T> {
  return point(domain, range).padding(padding).align(align)
}

/** Round whole numbers from zero to at most `most`, about `count` of them. */
export function wholeTicks(most: number, count: number): number[] {
  return ticks(0, most, count).filter(Number.isInteger)
}
