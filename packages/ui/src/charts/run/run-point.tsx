import type { Palette } from '../palette.ts'
import { RUN_HEIGHT, type RunScale } from './run-scale.ts'

const SIDE = 11

interface Props {
  readonly words: string
  readonly value: number | null
  readonly x: number
  /** Where the middle of the point’s day stands. */
  readonly labelX: number
  readonly scale: RunScale
  readonly isLabelled: boolean
  readonly isOpen: boolean
  readonly isLast: boolean
  readonly palette: Palette
}

/** A point of a run: a square where something was seen; a broken ring at the foot where there was no chance to. */
export function RunPoint({ words, value, x, labelX, scale, isLabelled, isOpen, isLast, palette }: Props) {
  return (
    <>
      <Mark value={value} x={x} scale={scale} isOpen={isOpen} palette={palette} />
      {isLabelled && (
        <text
          x={labelX}
          y={RUN_HEIGHT - 8}
          fill={palette.ink}
          fillOpacity={isLast ? 1 : 0.75}
          fontSize={12}
          fontWeight={isLast ? 650 : 400}
          textAnchor="middle"
        >
          {words}
        </text>
      )}
    </>
  )
}

function Mark({
  value,
  x,
  scale,
  isOpen,
  palette,
}: Omit<Props, 'words' | 'labelX' | 'isLabelled' | 'isLast'>) {
  if (isOpen) {
    return (
      <rect
        x={x - 13}
        y={6}
        width={26}
        height={scale.floor}
        rx={6}
        fill={palette.surface}
        fillOpacity={0.6}
        stroke={palette.hues.marigold}
        strokeWidth={2}
      />
    )
  }
  if (value === null) {
    const ring = { stroke: palette.ink, strokeOpacity: 0.8, strokeWidth: 1.5, strokeDasharray: '3 3' }
    return <circle cx={x} cy={scale.floor} r={7} fill={palette.surface} {...ring} />
  }
  const corner = { x: x - SIDE / 2, y: scale.y(value) - SIDE / 2 }
  return (
    <rect
      data-point
      {...corner}
      width={SIDE}
      height={SIDE}
      rx={2}
      fill={palette.hues.petrol}
      stroke={palette.surface}
      strokeWidth={1.5}
    />
  )
}
