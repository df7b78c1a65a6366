import type { Ribbon } from '@corridor/domain/report/block'
import type { Palette } from './palette.ts'
import { isOutline, ribbonPatternId } from './ribbon-patterns.tsx'

const PLATE = 20
/** The rough width of a letter of the small type. */
const LETTER_WIDTH = 7

interface Props {
  readonly id: string
  readonly chart: Ribbon
  readonly track: Ribbon['tracks'][number]
  readonly top: number
  readonly height: number
  readonly width: number
  readonly palette: Palette
}

/** The pieces of a track, each beginning where the one before it ends; a hair of ground tells them apart. */
export function RibbonTrack({ id, chart, track, top, height, width, palette }: Props) {
  const unit = width / Math.max(1, chart.length)
  return (
    <g transform={`translate(0 ${top})`}>
      {track.pieces.map(({ key, from, to }) => {
        const part = chart.parts.find((it) => it.key === key)
        if (!part) return null
        const box = { left: from * unit, width: Math.max(1, (to - from) * unit - 1.5), height }
        return part.letter === '' ? (
          <Worded key={from} words={part.label} palette={palette} {...box} />
        ) : (
          <Lettered
            key={from}
            fill={`url(#${ribbonPatternId(id, key)})`}
            letter={part.letter}
            isDashed={isOutline(chart.parts, part)}
            palette={palette}
            {...box}
          />
        )
      })}
    </g>
  )
}

interface Box {
  readonly left: number
  readonly width: number
  readonly height: number
  readonly palette: Palette
}

interface LetteredProps extends Box {
  readonly fill: string
  readonly letter: string
  readonly isDashed: boolean
}

/** The letter of a segment, on a plate of its own: no pattern is quiet enough to read on. */
function Lettered({ fill, letter, isDashed, left, width, height, palette }: LetteredProps) {
  const plate = Math.min(PLATE, width - 2)
  return (
    <>
      <rect
        x={left}
        y={0.5}
        width={width}
        height={height - 1}
        rx={Math.min(3, width / 2)}
        fill={fill}
        stroke={isDashed ? palette.line : 'none'}
        strokeDasharray="3 3"
      />
      {plate >= 12 && (
        <g transform={`translate(${left + width / 2} ${height / 2})`}>
          <rect x={-plate / 2} y={-PLATE / 2} width={plate} height={PLATE} rx={5} fill={palette.surface} />
          <text
            fill={palette.ink}
            fontSize={13}
            fontWeight={700}
            textAnchor="middle"
            dominantBaseline="central"
          >
            {letter}
          </text>
        </g>
      )}
    </>
  )
}

function Worded({ words, left, width, height, palette }: Box & { readonly words: string }) {
  const room = Math.floor((width - 12) / LETTER_WIDTH)
  const shown = words.length <= room ? words : room > 3 ? `${words.slice(0, room - 1)}…` : ''
  return (
    <>
      <rect x={left} width={width} height={height} rx={2} fill={palette.line} fillOpacity={0.16} />
      <text
        x={left + 7}
        y={height / 2}
        fill={palette.ink}
        fontSize={12}
        fontWeight={600}
        dominantBaseline="central"
      >
        {shown}
      </text>
    </>
  )
}
