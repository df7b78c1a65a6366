import { Group } from '@visx/group'
import { Line } from '@visx/shape'
import type { Palette } from '../palette.ts'
import type { LinearScale } from '../scales.ts'
import { percent } from './plot.ts'
import { Words } from './words.tsx'

interface Props {
  readonly scale: LinearScale
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
    <Group left={left} top={top}>
      {ticks.map((tick) => (
        <Group key={tick} top={scale(tick)}>
          <Line to={{ x: reach, y: 0 }} stroke={palette.line} strokeOpacity={0.3} />
          <Words x={-8} y={0} palette={palette} anchor="end" isQuiet>
            {format(tick)}
          </Words>
        </Group>
      ))}
    </Group>
  )
}

/** The axis along the foot, with an upright line of the grid for each tick. */
export function FootAxis({ scale, ticks, reach, left = 0, top = 0, palette, format = percent }: Props) {
  return (
    <Group left={left} top={top}>
      {ticks.map((tick) => (
        <Group key={tick} left={scale(tick)}>
          <Line to={{ x: 0, y: -reach }} stroke={palette.line} strokeOpacity={0.3} />
          <Words x={0} y={14} palette={palette} anchor="middle" isQuiet>
            {format(tick)}
          </Words>
        </Group>
      ))}
    </Group>
  )
}
