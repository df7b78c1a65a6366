import type { Palette } from '../palette.ts'
import { scaleLinear } from '../scales.ts'

interface Props {
  readonly left: number
  readonly width: number
  readonly middle: number
  readonly palette: Palette
  readonly rate: { readonly share: number; readonly low: number; readonly high: number }
}

/** The rate as a mark on a line from none to all, its interval as a band. */
export function RateMark({ rate, left, width, middle, palette }: Props) {
  const x = scaleLinear({ domain: [0, 1], range: [left, left + width] })
  const band = Math.max(2, x(rate.high) - x(rate.low))
  return (
    <>
      <rect x={left} y={middle - 2} width={width} height={4} rx={2} fill={palette.line} fillOpacity={0.25} />
      <rect x={x(rate.low)} y={middle - 3} width={band} height={6} rx={3} fill={palette.hues.q3} />
      <rect x={x(rate.share) - 2} y={middle - 7} width={4} height={14} rx={1} fill={palette.hues.petrol} />
    </>
  )
}
