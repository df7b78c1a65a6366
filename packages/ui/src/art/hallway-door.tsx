import { FLOOR, outline, part, project, type Span, type Spot, upright } from './perspective.ts'

const MARIGOLD = '#f4b73f'
const FRAME: Span = [FLOOR, 38.5]
const LEAF: Span = [FLOOR, 32.3]
const GLASS: Span = [-25, 17.4]
const GLASS_REACH: Span = [0.54, 0.8]
const KNOB_UP = -41.8
const KNOB_REACH = 0.85
/** How far the free edge of the open leaf stands from the wall and towards the viewer. */
const SWING = { across: 0.243, depth: 0.0285 }
const LIGHT_END: Spot[] = [
  [-20, FLOOR, 0.33],
  [-27, FLOOR, 0.249],
]

type DoorProps = { across: number; span: Span }
type ClosedDoorProps = DoorProps & { tones: { door: string; glass: string } }

export function ClosedDoor({ across, span, tones }: ClosedDoorProps) {
  const opening = part(span, 0.06, 0.91)
  return (
    <>
      <polygon points={upright(across, span, FRAME)} fill="#0a2a33" />
      <polygon points={upright(across, opening, LEAF)} fill={tones.door} />
      <polygon points={upright(across, part(opening, ...GLASS_REACH), GLASS)} fill={tones.glass} />
      <Knob spot={[across, KNOB_UP, part(opening, 0, KNOB_REACH)[1]]} />
    </>
  )
}

export function OpenDoor({ across, span }: DoorProps) {
  const opening = part(span, 0.06, 0.91)
  const [near, far] = opening
  return (
    <>
      <polygon points={upright(across, span, FRAME)} fill="#0a2a33" />
      <polygon points={upright(across, opening, LEAF)} fill={MARIGOLD} />
      <polygon points={upright(across, part(opening, 0.11, 0.88), [FLOOR, 24.7])} fill="#ffd884" />
      <polygon
        points={outline([across, FLOOR, near], [across, FLOOR, far], ...LIGHT_END)}
        fill={MARIGOLD}
        fillOpacity="0.42"
      />
      <SwungLeaf across={across} hinge={far} />
    </>
  )
}

function SwungLeaf({ across, hinge }: { across: number; hinge: number }) {
  const at = (reach: number, up: number): Spot => [
    across * (1 - SWING.across * reach),
    up,
    hinge - SWING.depth * reach,
  ]
  const panel = ([from, to]: Span, [bottom, top]: Span) =>
    outline(at(from, bottom), at(from, top), at(to, top), at(to, bottom))
  return (
    <>
      <polygon points={panel([0, 1], LEAF)} fill="#1f7183" />
      <polygon points={panel(GLASS_REACH, GLASS)} fill="#8ab8c2" />
      <Knob spot={at(KNOB_REACH, KNOB_UP)} />
    </>
  )
}

function Knob({ spot }: { spot: Spot }) {
  const { x, y } = project(spot)
  return <circle cx={x} cy={y} r={1.35 / spot[2]} fill={MARIGOLD} />
}
