import type { VisitRun } from '@corridor/domain/report/report-shapes'
import { Bar, Circle } from '@visx/shape'
import { Opened } from '../../blocks/open-figure.tsx'
import type { Palette } from '../palette.ts'
import type { LinearScale } from '../scales.ts'
import { percent } from './plot.ts'
import { Words } from './words.tsx'

const SIDE = 11
const RING_GAP = 11

interface Props {
  readonly point: VisitRun['points'][number]
  readonly x: number
  readonly y: LinearScale
  /** The distance to the next visit. */
  readonly room: number
  readonly palette: Palette
}

/** A square for the visit, with its share above it, and rings at its right. Hollow and dashed: indicative. */
export function VisitMark({ point, x, y, room, palette }: Props) {
  const { label, share, rings, isIndicative, opens } = point
  const gap = Math.min(RING_GAP, Math.max(0, room - 36) / Math.max(1, rings.length))
  return (
    <>
      {rings
        .map((ring, place) => ({ left: x + 12 + gap * (place + 0.3), top: y(ring) }))
        .map(({ left, top }) => (
          <Circle
            key={`${left}-${top}`}
            cx={left}
            cy={top}
            r={3.5}
            fill={palette.surface}
            stroke={palette.hues.q4}
            strokeWidth={1.6}
            data-ring
          />
        ))}
      {share !== null && (
        <Opened opening={opens} what={`${label}: ${percent(share)}`}>
          <Bar
            x={x - SIDE / 2}
            y={y(share) - SIDE / 2}
            width={SIDE}
            height={SIDE}
            rx={2}
            fill={isIndicative ? palette.surface : palette.hues.petrol}
            stroke={isIndicative ? palette.hues.petrol : palette.surface}
            strokeWidth={1.8}
            {...(isIndicative ? { strokeDasharray: '2.6 2' } : {})}
            data-point
          />
          {room >= 36 && (
            <Words x={x} y={y(share) - 16} palette={palette} size={13} anchor="middle" isBold hasHalo>
              {percent(share)}
            </Words>
          )}
        </Opened>
      )}
    </>
  )
}
