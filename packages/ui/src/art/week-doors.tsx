import { counted } from '@corridor/domain/words/count-words'

type WeekDoorsProps = {
  visited: number
  planned: number
  width: number
  /** What the doors count, where it is not the visits of a week. */
  label?: string
}
type DoorBox = { width: number; height: number }

const SIDE = 2
const FLOOR = 2
const MAX_GAP = 4
const MIN_HEIGHT = 16
const MAX_HEIGHT = 44
const TALLNESS = 1.55

export function WeekDoors({ visited, planned, width, label }: WeekDoorsProps) {
  const { box, doors } = arrange(visited, planned, width)
  const floor = box.height + FLOOR / 2
  return (
    <svg
      width={width}
      height={box.height + FLOOR}
      role="img"
      aria-label={label ?? describe(visited, planned)}
    >
      {doors.map((door) => (
        <g key={door.number} transform={`translate(${door.left} 0)`}>
          {door.open ? <OpenDoor {...box} /> : <ClosedDoor {...box} />}
        </g>
      ))}
      <path d={`M0 ${floor}H${width}`} stroke="var(--ink)" strokeWidth={FLOOR} />
    </svg>
  )
}

// Doors stand on whole pixels, because their hairlines would blur between two.
function arrange(visited: number, planned: number, width: number) {
  const count = Math.max(visited, planned, 1)
  const room = Math.max(width - 2 * SIDE, 0)
  const gap = Math.min(MAX_GAP, (room / count) * 0.12)
  const step = Math.min((room + gap) / count, MAX_HEIGHT / TALLNESS + gap)
  const doorWidth = Math.round(step - gap)
  const height = Math.round(Math.min(Math.max(doorWidth * TALLNESS, MIN_HEIGHT), MAX_HEIGHT))
  const doors = Array.from({ length: Math.max(visited, planned) }, (_, index) => ({
    number: index + 1,
    left: SIDE + Math.round(index * step),
    open: index < visited,
  }))
  return { box: { width: doorWidth, height }, doors }
}

function describe(visited: number, planned: number) {
  if (planned > 0) return `${visited} of ${counted(planned, 'visit')} this week`
  return `${counted(visited, 'visit')} this week`
}

function OpenDoor({ width, height }: DoorBox) {
  const hinge = 1
  const edge = Math.round(width / 2)
  const leaf = `M${hinge} ${height}V${height * 0.05}L${edge} ${height * 0.125}V${height}z`
  return (
    <>
      <path d={frame({ width, height })} fill="var(--accent)" stroke="var(--accent-strong)" />
      {/* The light stays marigold in dark, so the leaf before it stays petrol; --brand would turn pale. */}
      <path d={leaf} fill="#0e5a6b" />
      <circle cx={width * 0.365} cy={height * 0.56} r={width * 0.062} fill="var(--accent)" />
    </>
  )
}

function ClosedDoor({ width, height }: DoorBox) {
  return (
    <>
      <path d={frame({ width, height })} fill="var(--surface)" stroke="var(--line-strong)" />
      <circle cx={width * 0.73} cy={height * 0.55} r={width * 0.075} fill="var(--line-strong)" />
    </>
  )
}

function frame({ width, height }: DoorBox) {
  const round = Math.min(3, width / 4)
  const straight = width - 1 - 2 * round
  return `M.5 ${height}V${round + 0.5}q0-${round} ${round}-${round}h${straight}q${round} 0 ${round} ${round}V${height}`
}
