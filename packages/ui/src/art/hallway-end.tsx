import { CEILING, FLOOR, HALF_WIDTH, project } from './perspective.ts'

const CORNER = project([-HALF_WIDTH, CEILING, 1])
const OPPOSITE = project([HALF_WIDTH, FLOOR, 1])
const MIDDLE = project([0, 0, 1]).x

const LEAVES = [MIDDLE - 54, MIDDLE + 2]
const LEAF = { width: 52, height: 156 }

export function HallwayEnd() {
  return (
    <>
      <rect {...CORNER} width={OPPOSITE.x - CORNER.x} height={OPPOSITE.y - CORNER.y} fill="#1a6172" />
      {LEAVES.map((x) => (
        <g key={x} transform={`translate(${x} ${OPPOSITE.y - LEAF.height})`}>
          <rect {...LEAF} fill="#0f4350" />
          <rect x="8" y="12" width="36" height="54" fill="#9cc0c9" />
        </g>
      ))}
      <ExitSign />
    </>
  )
}

// The letters are strokes: a picture must not wait for a font.
function ExitSign() {
  return (
    <g transform={`translate(${MIDDLE - 26} 206)`}>
      <rect width="52" height="26" rx="4" fill="#0b333d" />
      <path
        d="M17 9.2h-6v8.6h6M11 13.5h5.4M19.3 8.4l7.2 10.2m0-10.2l-7.2 10.2M28.6 9.2h5M31.1 9.2v8.6M28.6 17.8h5M35.4 9.2h8M39.4 9.2v9.4"
        fill="none"
        stroke="#f4b73f"
        strokeWidth="2.2"
      />
    </g>
  )
}
