/** A point of the drawing: right of the middle, above the eye, and deep: 1 is the end wall, 0 the viewer. */
export type Spot = readonly [across: number, up: number, depth: number]
export type Span = readonly [from: number, to: number]

const VANISHING = { x: 410, y: 293 }

export const HALF_WIDTH = 92
export const CEILING = 121
export const FLOOR = -121
/** The depth from behind the viewer’s shoulder to the end wall. */
export const WHOLE_LENGTH: Span = [0.12, 1]

export function project([across, up, depth]: Spot) {
  return { x: VANISHING.x + across / depth, y: VANISHING.y - up / depth }
}

export function outline(...spots: Spot[]) {
  return spots.map(project).map(pair).join(' ')
}

/** An upright rectangle along the corridor, such as a wall or a door in it. */
export function upright(across: number, [near, far]: Span, [bottom, top]: Span) {
  return outline([across, bottom, near], [across, top, near], [across, top, far], [across, bottom, far])
}

/** A level rectangle, such as the floor or a lamp in the ceiling. */
export function level(up: number, [left, right]: Span, [near, far]: Span) {
  return outline([left, up, near], [left, up, far], [right, up, far], [right, up, near])
}

export function part([from, to]: Span, start: number, end: number): Span {
  const length = to - from
  return [from + length * start, from + length * end]
}

// A tenth of a pixel is enough and keeps the markup short.
function pair({ x, y }: ReturnType<typeof project>) {
  return `${x.toFixed(1)},${y.toFixed(1)}`
}
