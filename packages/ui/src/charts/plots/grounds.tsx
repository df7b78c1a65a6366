import type { ReactNode } from 'react'
import type { Palette } from '../palette.ts'
import type { Step } from '../ramp.ts'

const TILE = 8

/** What an area is filled with: a tint, and a pattern over it for eyes and printers that see no colors. */
export interface Ground {
  readonly key: string
  readonly tint: string
  /** The strength of the tint; the rest is the page. */
  readonly strength?: number
  readonly drawing?: ReactNode
  /** The color of the pattern’s lines. */
  readonly line?: string
  readonly lineStrength?: number
  readonly edge?: string
  /** The color of words on the ground. */
  readonly ink: string
}

export function stepGround(step: Step, { hues, onSteps, line, stepMarks }: Palette): Ground {
  const ground = { key: step, tint: hues[step], ink: onSteps[step] }
  if (stepMarks) return { ...ground, drawing: stepMarks[step], line, lineStrength: 0.7, edge: line }
  // The lowest steps hardly stand out from the page, and get an edge.
  return step < 'q3' ? { ...ground, edge: line } : ground
}

interface GroundsProps {
  /** The prefix of the ids: more than one drawing stands on a page. */
  readonly id: string
  readonly used: readonly Ground[]
}

/** The definitions of patterns, without their tints: a tint within a pattern prints with hairlines. */
export function Grounds({ id, used }: GroundsProps) {
  const patterned = used.filter(
    ({ key, drawing }, place) => drawing && used.findIndex((it) => it.key === key) === place,
  )
  return patterned.map(({ key, drawing, line, lineStrength }) => (
    <pattern key={key} id={`${id}-${key}`} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
      <g stroke={line} strokeOpacity={lineStrength} strokeWidth={1.5} fill="none">
        {drawing}
      </g>
    </pattern>
  ))
}

interface FilledProps {
  readonly id: string
  readonly ground: Ground
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly radius?: number
  readonly palette: Palette
}

/** An area filled with its ground. */
export function Filled({ id, ground, x, y, width, height, radius = 2, palette }: FilledProps) {
  if (!(width > 0) || !(height > 0)) return null
  const { key, tint, strength = 1, drawing, edge } = ground
  const box = { x, y, width, height, rx: Math.min(radius, width / 2, height / 2) }
  return (
    <>
      {strength < 1 && <rect {...box} fill={palette.surface} />}
      <rect {...box} fill={tint} fillOpacity={strength} stroke={edge} />
      {drawing && <rect {...box} fill={`url(#${id}-${key})`} />}
    </>
  )
}
