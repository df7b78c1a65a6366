import type { Ribbon } from '@corridor/domain/report/block'
import { type Palette, screenPalette } from './palette.ts'
import { isOutline, ribbonPatternId } from './ribbon-patterns.tsx'

interface Props {
  /** The prefix of the patterns’ ids, which stand elsewhere on the page. */
  readonly id: string
  readonly parts: Ribbon['parts']
  readonly part: Ribbon['parts'][number]
  readonly size: number
  readonly palette?: Palette
}

/** A category at a glance: its pattern, and its letter on a plate. */
export function RibbonSwatch({ id, parts, part, size, palette = screenPalette }: Props) {
  const plate = Math.max(16, Math.round(size * 0.48))
  const isDashed = isOutline(parts, part)
  return (
    <svg width={size} height={size} aria-hidden>
      <rect
        x={0.75}
        y={0.75}
        width={size - 1.5}
        height={size - 1.5}
        rx={size / 6}
        fill={`url(#${ribbonPatternId(id, part.key)})`}
        stroke={isDashed ? palette.line : 'none'}
        strokeDasharray="3 3"
      />
      {!isDashed && (
        <rect
          x={(size - plate) / 2}
          y={(size - plate) / 2}
          width={plate}
          height={plate}
          rx={plate / 4}
          fill={palette.surface}
        />
      )}
      <text
        x={size / 2}
        y={size / 2}
        fill={palette.ink}
        fontSize={plate * 0.82}
        fontWeight={700}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {part.letter}
      </text>
    </svg>
  )
}
