import type { Ribbon } from '@corridor/domain/report/block'
import type { Palette } from '../palette.ts'
import { Filled } from '../plots/grounds.tsx'
import { partGround } from '../plots/report-grounds.tsx'
import { cutTo, Words } from '../plots/words.tsx'
import type { LinearScale } from '../scales.ts'

const PLATE = 18

interface Props {
  readonly id: string
  readonly parts: Ribbon['parts']
  readonly track: Ribbon['tracks'][number]
  readonly x: LinearScale
  readonly top: number
  readonly height: number
  readonly palette: Palette
}

/** The pieces of a track with their letters on plates; a part without a letter has its words. */
export function RibbonPaperTrack({ id, parts, track, x, top, height, palette }: Props) {
  const middle = top + height / 2
  return track.pieces.map(({ key, from, to }) => {
    const part = parts.find((it) => it.key === key)
    if (!part) return null
    const [left, width] = [x(from), Math.max(1, x(to) - x(from) - 1.5)]
    if (part.letter === '') {
      return (
        <g key={from}>
          <rect
            x={left}
            y={top}
            width={width}
            height={height}
            rx={2}
            fill={palette.line}
            fillOpacity={0.16}
          />
          <Words x={left + 6} y={middle} palette={palette} isBold>
            {cutTo(width - 10, part.label)}
          </Words>
        </g>
      )
    }
    return (
      <g key={from}>
        <Filled
          id={id}
          palette={palette}
          width={width}
          height={height}
          ground={partGround(parts, part, palette)}
          x={left}
          y={top}
        />
        {width >= PLATE + 2 && (
          <>
            <rect
              x={left + (width - PLATE) / 2}
              y={middle - PLATE / 2}
              width={PLATE}
              height={PLATE}
              rx={4}
              fill={palette.surface}
            />
            <Words x={left + width / 2} y={middle} palette={palette} anchor="middle" isBold>
              {part.letter}
            </Words>
          </>
        )}
      </g>
    )
  })
}
