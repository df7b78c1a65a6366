import { AxisBottom, AxisLeft } from '@visx/axis'
import type { scaleLinear } from '@visx/scale'
import type { Palette } from '../palette.ts'
import { percent } from './plot.ts'
import { Words } from './words.tsx'

type Scale = ReturnType<typeof scaleLinear<number>>

interface Props {
  readonly scale: Scale
  readonly ticks: readonly number[]
  /** How far the lines of the grid reach. */
  readonly reach: number
  readonly left?: number
  readonly top?: number
  readonly palette: Palette
  readonly format?: (value: number) => string
}

/** The axis of shares at the left, with a line of the grid for each tick. */
export function SideAxis({ scale, ticks, reach, left = 0, top = 0, palette, format = percent }: Props) {
  return (
    <AxisLeft
      scale={scale}
      left={left}
      top={top}
      tickValues={[...ticks]}
      tickFormat={(value) => format(Number(value))}
      tickLength={-reach}
      hideAxisLine
      tickLineProps={{ stroke: palette.line, strokeOpacity: 0.3 }}
      tickComponent={({ y, formattedValue = '' }) => (
        <Words x={-8} y={y} palette={palette} anchor="end" isQuiet>
          {formattedValue}
        </Words>
      )}
    />
  )
}

/** The axis along the foot, with an upright line of the grid for each tick. */
export function FootAxis({ scale, ticks, reach, left = 0, top = 0, palette, format = percent }: Props) {
  return (
    <AxisBottom
      scale={scale}
      left={left}
      top={top}
      tickValues={[...ticks]}
      tickFormat={(value) => format(Number(value))}
      tickLength={-reach}
      hideAxisLine
      tickLineProps={{ stroke: palette.line, strokeOpacity: 0.3 }}
      tickComponent={({ x, formattedValue = '' }) => (
        <Words x={x} y={14} palette={palette} anchor="middle" isQuiet>
          {formattedValue}
        </Words>
      )}
    />
  )
}
