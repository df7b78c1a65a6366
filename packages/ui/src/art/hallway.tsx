import { HallwayEnd } from './hallway-end.tsx'
import { HallwayWall } from './hallway-wall.tsx'
import { CEILING, FLOOR, HALF_WIDTH, level, outline, type Span, WHOLE_LENGTH } from './perspective.ts'

const ACROSS: Span = [-HALF_WIDTH, HALF_WIDTH]
const LAMPS: Span[] = [
  [0.29, 0.33],
  [0.421, 0.493],
  [0.66, 0.852],
]
const TILES_ACROSS = 5
const TILE_DEPTH = 0.12

// The picture is taller than the box it was composed for, 820 × 760, so that a narrow upright box
// still shows the open door.
export function Hallway() {
  return (
    <svg
      viewBox="0 -170 820 1100"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {/* Fills the whole picture, so that no light hairline shows where ceiling, floor and walls meet. */}
      <rect y="-170" width="820" height="1100" fill="#0b333d" />
      {LAMPS.map((lamp) => (
        <polygon key={lamp[0]} points={level(CEILING, [-20.4, 20.4], lamp)} fill="#9db8be" />
      ))}
      <Floor />
      <HallwayEnd />
      <HallwayWall side="left" />
      <HallwayWall side="right" />
    </svg>
  )
}

function Floor() {
  return (
    <>
      <polygon points={level(FLOOR, ACROSS, WHOLE_LENGTH)} fill="#123a45" />
      <g stroke="#1c5260" strokeWidth="1.6" fill="none">
        {jointsAlong().map((line) => (
          <polyline key={line} points={line} />
        ))}
        {jointsAcross().map((line) => (
          <polyline key={line} points={line} />
        ))}
      </g>
    </>
  )
}

function jointsAlong() {
  const [near, far] = WHOLE_LENGTH
  return Array.from({ length: TILES_ACROSS - 1 }, (_, index) => {
    const across = HALF_WIDTH * ((2 * (index + 1)) / TILES_ACROSS - 1)
    return outline([across, FLOOR, near], [across, FLOOR, far])
  })
}

function jointsAcross() {
  const [near, far] = WHOLE_LENGTH
  const [left, right] = ACROSS
  return Array.from({ length: Math.floor((far - near) / TILE_DEPTH) }, (_, index) => {
    const depth = far - (index + 1) * TILE_DEPTH
    return outline([left, FLOOR, depth], [right, FLOOR, depth])
  })
}
