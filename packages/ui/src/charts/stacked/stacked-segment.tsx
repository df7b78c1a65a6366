import type { Paint, Palette } from '../palette.tsx'
import { Filled } from '../plots/grounds.tsx'
import { isStep } from '../ramp.tsx'
import { paintGround } from './paint-ground.tsx'

const BAR_HEIGHT = 30
const PLATE_HEIGHT = 20

interface Props {
  readonly id: string
  readonly paint: Paint
  readonly left: number
  readonly width: number
  /** The letter and the count. */
  readonly words: readonly [string, string]
  readonly palette: Palette
}

/** On a pattern its words stand on a plate: none is quiet enough to read on. A step is plain and has its own ink. */
export function StackedSegment({ id, paint, left, width, words: [letter, count], palette }: Props) {
  if (width <= 0) return null
  const words = [`${letter} ${count}`, letter].find((it) => plateWidth(it) + 6 <= width)
  const middle = left + width / 2
  const ground = paintGround(paint, palette)
  return (
    <g data-part={paint}>
      <Filled
        {...{ id, ground, palette }}
        x={left}
        y={-BAR_HEIGHT / 2}
        width={Math.max(1, width - 1)}
        height={BAR_HEIGHT}
      />
      {words && !isStep(paint) && (
        <rect
          x={middle - plateWidth(words) / 2}
          y={-PLATE_HEIGHT / 2}
          width={plateWidth(words)}
          height={PLATE_HEIGHT}
          rx={5}
          fill={palette.surface}
        />
      )}
      {words && (
        <text
          x={middle}
          fill={ground.ink}
          fontSize={13}
          fontWeight={600}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {words}
        </text>
      )}
    </g>
  )
}

function plateWidth(words: string): number {
  return words.length * 8 + 8
}
