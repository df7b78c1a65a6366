import type { StackedBars } from '@corridor/domain/block'
import { hueOf, letterOf, type Palette } from './palette.tsx'
import { patternId } from './patterns.tsx'

export const BAR_STEP = 44
const BAR_HEIGHT = 30
const LABEL_WIDTH = 96
const TOTAL_WIDTH = 40
const PLATE_HEIGHT = 20

interface Props {
  readonly id: string
  readonly bar: StackedBars['bars'][number]
  readonly parts: StackedBars['parts']
  readonly place: number
  readonly width: number
  /** What the longest bar counts. */
  readonly most: number
  readonly palette: Palette
}

export function StackedBar({ id, bar, parts, place, width, most, palette }: Props) {
  const unit = Math.max(0, width - LABEL_WIDTH - TOTAL_WIDTH) / most
  const counts = parts.map(({ key }) => bar.values[key] ?? 0)
  const before = counts.map((_, index) => counts.slice(0, index).reduce((total, count) => total + count, 0))
  const total = counts.reduce((sum, count) => sum + count, 0)
  const top = place * BAR_STEP
  const text = { fill: palette.ink, fontSize: 14, dominantBaseline: 'central' } as const
  return (
    <g transform={`translate(0 ${top + BAR_STEP / 2})`}>
      <text {...text} fontWeight={550}>
        {bar.label}
      </text>
      {parts.map((part, index) => (
        <Segment
          key={part.key}
          fill={`url(#${patternId(id, hueOf(part, index))})`}
          left={LABEL_WIDTH + (before[index] ?? 0) * unit}
          width={(counts[index] ?? 0) * unit}
          words={[letterOf(index), String(counts[index])]}
          palette={palette}
        />
      ))}
      <text {...text} x={LABEL_WIDTH + total * unit + 8} fontWeight={650}>
        {total}
      </text>
    </g>
  )
}

interface SegmentProps {
  readonly fill: string
  readonly left: number
  readonly width: number
  /** The letter and the count. */
  readonly words: readonly [string, string]
  readonly palette: Palette
}

/** Its words stand on a plate of their own: no pattern is quiet enough to read on. */
function Segment({ fill, left, width, words: [letter, count], palette }: SegmentProps) {
  if (width <= 0) return null
  const words = [`${letter} ${count}`, letter].find((it) => plateWidth(it) + 6 <= width)
  const middle = left + width / 2
  return (
    <>
      <rect x={left} y={-BAR_HEIGHT / 2} width={Math.max(1, width - 1)} height={BAR_HEIGHT} fill={fill} />
      {words && (
        <>
          <rect
            x={middle - plateWidth(words) / 2}
            y={-PLATE_HEIGHT / 2}
            width={plateWidth(words)}
            height={PLATE_HEIGHT}
            rx={5}
            fill={palette.surface}
          />
          <text
            x={middle}
            fill={palette.ink}
            fontSize={13}
            fontWeight={600}
            textAnchor="middle"
            dominantBaseline="central"
          >
            {words}
          </text>
        </>
      )}
    </>
  )
}

function plateWidth(words: string): number {
  return words.length * 8 + 8
}
