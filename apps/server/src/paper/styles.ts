import type { Style } from './letters/lines.ts'

export const INK = '#14262c'
const FAINT = '#43565d'
export const HAIR = '#b4c0c4'

const sans = (size: number, weight: 400 | 700 = 400, color = INK): Style => ({
  face: 'sans',
  weight,
  size,
  leading: Math.round(size * 12.2) / 10,
  color,
})

/** Sizes in points. */
export const styles = {
  title: sans(18, 700),
  subtitle: sans(9.5),
  card: sans(12, 700),
  /** The title of a section of a record. */
  section: sans(11, 700),
  line: sans(8.5, 400, FAINT),
  heading: sans(9.5, 700),
  body: sans(9.5),
  label: sans(8.5, 400, FAINT),
  figure: sans(10.5, 700),
  /** A figure of a list. */
  listed: sans(9, 700),
  cell: sans(8.5),
  head: sans(8.5, 700),
  note: sans(8.5, 400, FAINT),
  foot: sans(8.5, 400, FAINT),
  evidence: { ...sans(10), face: 'serif', leading: 13.5 },
} as const satisfies Record<string, Style>
