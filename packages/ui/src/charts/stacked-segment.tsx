import type { Paint, Palette } from './palette.tsx'
import { isStep } from './ramp.tsx'

const BAR_HEIGHT = 30
const PLATE_HEIGHT = 20

interface Props {
  readonly fill: string
  readonly paint: Paint
  readonly left: number
  readonly width: number
  /** The letter and the count. */
  readonly words: readonly [string, string]
  readonly palette: Palette
}

/** On a pattern its words stand on a plate: none is quiet enough to read on. A step is plain and has its own ink. */
export function StackedSegment({ fill, paint, left, width, words: [letter, count], palette }: Props) {
  if (width <= 0) return null
  const words = [`${letter} ${count}`, letter].find((it) => plateWidth(it) + 6 <= width)
  const middle = left + width / 2
  return (
    <>
      <rect
        x={left}
        y={-BAR_HEIGHT / 2}
        width={Math.max(1, width - 1)}
        height={BAR_HEIGHT}
        fill={fill}
        stroke={edgeOf(paint, palette)}
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
          fill={isStep(paint) ? palette.onSteps[paint] : palette.ink}
          fontSize={13}
          fontWeight={600}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {words}
        </text>
      )}
    </>
  )
}

/** The lower steps hardly stand out from the page: an edge says where they end. */
export function edgeOf(paint: Paint, { line }: Palette): string {
  return isStep(paint) && paint < 'q4' ? line : 'none'
}

function plateWidth(words: string): number {
  return words.length * 8 + 8
}
