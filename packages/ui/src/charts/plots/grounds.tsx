import type { Ribbon } from '@corridor/domain/block'
import { Pattern } from '@visx/pattern'
import type { ReactNode } from 'react'
import type { Palette } from '../palette.tsx'
import { isStep, rampOf, type Step } from '../ramp.tsx'
import { markOf } from '../ribbon-patterns.tsx'

const TILE = 8

/** What an area is filled with: a tint, and a pattern over it for eyes and printers that see no colours. */
export interface Ground {
  readonly key: string
  readonly tint: string
  /** Of the tint; the rest is the page. */
  readonly strength?: number
  readonly drawing?: ReactNode
  /** Of the lines of the pattern. */
  readonly line?: string
  readonly lineStrength?: number
  readonly edge?: string
  /** What is written on it. */
  readonly ink: string
}

const diagonal = <path d="M0 8l8 -8M-2 2l4 -4M6 10l4 -4" />

/** The full bar of a chart, and the lighter one that does not count in full. */
export function barGround({ hues, surface, ink }: Palette, isLight = false): Ground {
  return isLight
    ? { key: 'light', tint: hues.petrol, strength: 0.5, ink }
    : { key: 'full', tint: hues.petrol, ink: surface }
}

/** A week without school, a row that is not shown. */
export function hatchedGround({ line, ink }: Palette): Ground {
  return { key: 'hatched', tint: line, strength: 0.12, drawing: diagonal, line, lineStrength: 0.5, ink }
}

/** The steps of a scale, from the lowest. */
export function levelGrounds(count: number, palette: Palette): Ground[] {
  return rampOf(count).map((step) => stepGround(step, palette))
}

export function stepGround(step: Step, { hues, onSteps, line }: Palette): Ground {
  const ground = { key: step, tint: hues[step], ink: onSteps[step] }
  // The lowest steps hardly stand out from the page.
  return step < 'q3' ? { ...ground, edge: line } : ground
}

/** A step of a grid, from 1 to 6. */
export function stepOf(step: number): Step {
  const named = `q${Math.min(6, Math.max(1, Math.round(step)))}`
  return isStep(named) ? named : 'q1'
}

/** Observed, not observed, no opportunity: design language §3. */
export function stateGrounds(palette: Palette): Ground[] {
  const { hues, surface, ink, line, sand } = palette
  const settled = sand === undefined ? { tint: hues.marigold, strength: 0.22 } : { tint: sand, strength: 1 }
  return [
    { key: 'observed', tint: hues.petrol, ink: surface },
    { key: 'not-observed', ...settled, drawing: diagonal, line: ink, lineStrength: 0.42, ink },
    {
      key: 'no-opportunity',
      tint: surface,
      drawing: <path d="M2 2h0.1M6 6h0.1" strokeLinecap="round" />,
      line: ink,
      lineStrength: 0.7,
      edge: line,
      ink,
    },
  ]
}

type Part = Pick<Ribbon['parts'][number], 'key' | 'label' | 'letter' | 'hue'>

/** Of a part of time. A hue that is used again has its next pattern. */
export function partGround(
  parts: readonly Part[],
  part: Part,
  { hues, ink, surface, line }: Palette,
): Ground {
  const { strength = 1, isLight = false, drawing } = markOf(parts, part)
  const ground = { key: part.key, tint: hues[part.hue], strength, drawing, ink }
  const lines = { line: isLight ? surface : ink, lineStrength: isLight ? 0.85 : 0.5 }
  return strength === 0 ? { ...ground, ...lines, edge: line } : { ...ground, ...lines }
}

interface GroundsProps {
  /** Starts the ids: more than one drawing stands on a page. */
  readonly id: string
  readonly used: readonly Ground[]
}

/** The patterns, without their tints: a tint within a pattern prints with hairlines. */
export function Grounds({ id, used }: GroundsProps) {
  const patterned = used.filter(
    ({ key, drawing }, place) => drawing && used.findIndex((it) => it.key === key) === place,
  )
  return patterned.map(({ key, drawing, line, lineStrength }) => (
    <Pattern key={key} id={`${id}-${key}`} width={TILE} height={TILE}>
      <g stroke={line} strokeOpacity={lineStrength} strokeWidth={1.5} fill="none">
        {drawing}
      </g>
    </Pattern>
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

/** An area with its ground. */
export function Filled({ id, ground, x, y, width, height, radius = 2, palette }: FilledProps) {
  if (!(width > 0) || !(height > 0)) return null
  const { key, tint, strength = 1, drawing, edge } = ground
  const box = { x, y, width, height, rx: Math.min(radius, width / 2, height / 2) }
  return (
    <>
      {strength < 1 && <rect {...box} fill={palette.surface} />}
      <rect {...box} fill={tint} fillOpacity={strength} />
      {drawing && <rect {...box} fill={`url(#${id}-${key})`} />}
      {edge && <rect {...inside(box)} fill="none" stroke={edge} />}
    </>
  )
}

function inside({
  x,
  y,
  width,
  height,
  rx,
}: {
  x: number
  y: number
  width: number
  height: number
  rx: number
}) {
  return { x: x + 0.5, y: y + 0.5, width: Math.max(0, width - 1), height: Math.max(0, height - 1), rx }
}
