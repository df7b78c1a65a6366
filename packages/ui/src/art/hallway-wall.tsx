import { ClosedDoor, OpenDoor } from './hallway-door.tsx'
import { CEILING, FLOOR, HALF_WIDTH, part, type Span, upright, WHOLE_LENGTH } from './perspective.ts'

/** The tones of the walls: the lamps light the left one a little more than the right one. */
const TONES = {
  left: { wall: '#155565', locker: '#124c5a', door: '#1b6678', glass: '#629dab' },
  right: { wall: '#134c5a', locker: '#0f4350', door: '#175868', glass: '#6096a4' },
}

const DOORS: Span[] = [
  [0.579, 0.692],
  [0.411, 0.508],
  [0.284, 0.357],
  [0.203, 0.246],
]
const OPEN = DOORS[2]
const LOCKERS: Span[] = [
  [0.359, 0.409],
  [0.2485, 0.2815],
]
/** The lockers’ tops are at the height of the eye, and therefore level. */
const LOCKER: Span = [FLOOR, 0]
const VENTS = [-9, -12, -15]
const SKIRTING: Span = [FLOOR, FLOOR + 12]

type HallwayWallProps = { side: 'left' | 'right' }

export function HallwayWall({ side }: HallwayWallProps) {
  const across = side === 'left' ? -HALF_WIDTH : HALF_WIDTH
  const tones = TONES[side]
  const open = side === 'right' ? OPEN : undefined
  return (
    <>
      <polygon points={upright(across, WHOLE_LENGTH, [FLOOR, CEILING])} fill={tones.wall} />
      <polygon points={upright(across, WHOLE_LENGTH, SKIRTING)} fill="#0b333d" />
      {LOCKERS.map((span) => (
        <Lockers key={span[0]} across={across} span={span} tones={tones} />
      ))}
      {DOORS.filter((span) => span !== open).map((span) => (
        <ClosedDoor key={span[0]} across={across} span={span} tones={tones} />
      ))}
      {open && <OpenDoor across={across} span={open} />}
    </>
  )
}

type LockersProps = { across: number; span: Span; tones: { wall: string; locker: string } }

function Lockers({ across, span, tones }: LockersProps) {
  return (
    <>
      <polygon points={upright(across, span, LOCKER)} fill={tones.wall} />
      {[0, 1, 2].map((place) => {
        const locker = part(span, place / 3, (place + 0.94) / 3)
        return (
          <g key={place}>
            <polygon points={upright(across, locker, LOCKER)} fill={tones.locker} />
            {VENTS.map((up) => (
              <polygon
                key={up}
                points={upright(across, part(locker, 0.2, 0.8), [up - 0.9, up])}
                fill="#0b333d"
              />
            ))}
          </g>
        )
      })}
    </>
  )
}
