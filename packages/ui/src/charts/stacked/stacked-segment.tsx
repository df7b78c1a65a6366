import type { Paint, Palette } from '../palette.ts'
import { Filled } from '../plots/grounds.tsx'
import { isStep } from '../ramp.ts'
import { paintGround } from './paint-ground.tsx'
import type { StackedLayout } from './stacked-layout.ts'

interface Props {
  readonly id: string
  readonly paint: Paint
  readonly left: number
  readonly width: number
  /** The letter and the count of the part. */
  readonly words: readonly [string, string]
  readonly layout: Pick<StackedLayout, 'barHeight' | 'count'>
  readonly palette: Palette
}

/**
 * A part of a bar. On a pattern its words stand on a plate: none is quiet enough to read on. A step of a scale is
 * plain and has its own ink.
 */
export function StackedSegment({ id, paint, left, width, words: [letter, count], layout, palette }: Props) {
  const { barHeight, count: type } = layout
  const plateHeight = type + 7
  if (width <= 0) return null
  const words = [`${letter} ${count}`, letter].find((it) => plateWidth(it) + 6 <= width)
  const middle = left + width / 2
  const ground = paintGround(paint, palette)
  return (
    <g data-part={paint}>
      <Filled
        id={id}
        ground={ground}
        palette={palette}
        x={left}
        y={-barHeight / 2}
        width={Math.max(1, width - 1)}
        height={barHeight}
      />
      {words && (!isStep(paint) || ground.drawing) && (
        <rect
          x={middle - plateWidth(words) / 2}
          y={-plateHeight / 2}
          width={plateWidth(words)}
          height={plateHeight}
          rx={5}
          fill={palette.surface}
        />
      )}
      {words && (
        <text
          x={middle}
          fill={ground.ink}
          fontSize={type}
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
