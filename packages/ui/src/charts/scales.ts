type Pair = readonly [number, number]

/** Where a value stands along a line. */
export type LinearScale = (value: number) => number

interface Linear {
  readonly domain: Pair
  readonly range: Pair
  /** Whether values outside the domain stand at its ends. */
  readonly clamp?: boolean
}

export function scaleLinear({ domain: [from, to], range: [start, end], clamp = false }: Linear): LinearScale {
  const share = (value: number) => (from === to ? 0.5 : (value - from) / (to - from))
  const within = (it: number) => (clamp ? Math.min(1, Math.max(0, it)) : it)
  return (value) => start + (end - start) * within(share(value))
}

/** Where each of several things begins that stand beside each other. */
export interface BandScale<T> {
  (value: T): number | undefined
  readonly bandwidth: () => number
  /** How far one begins from the one before it. */
  readonly step: () => number
}

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

export function scaleBand<T>({
  domain,
  range: [start, end],
  padding = 0,
  paddingInner = padding,
  paddingOuter = padding,
  align = 0.5,
}: Band<T>): BandScale<T> {
  const bands = domain.length - paddingInner
  const step = (end - start) / Math.max(1, bands + 2 * paddingOuter)
  const first = start + (end - start - step * bands) * align
  const places = new Map(domain.map((value, place) => [value, first + place * step]))
  return Object.assign((value: T) => places.get(value), {
    bandwidth: () => step * (1 - paddingInner),
    step: () => step,
  })
}

/** Places of points: bands without a width. */
export function scalePoint<T>({ padding = 0, ...rest }: Omit<Band<T>, 'paddingInner' | 'paddingOuter'>) {
  return scaleBand({ ...rest, paddingInner: 1, paddingOuter: padding })
}

const STEPS = [
  [10, Math.sqrt(50)],
  [5, Math.sqrt(10)],
  [2, Math.SQRT2],
] as const

/** Round whole numbers from nought to at most `most`, `count` or a few more of them. */
export function wholeTicks(most: number, count: number): number[] {
  const rough = most / count
  const power = 10 ** Math.max(0, Math.floor(Math.log10(rough)))
  // A step is 1, 2, 5 or 10 times a power: whichever is nearest, in ratio.
  const [times] = STEPS.find(([, least]) => rough / power >= least) ?? [1]
  const step = power * times
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, place) => place * step)
}
