import type { Ribbon } from '@corridor/domain/report/block'
import type { Palette } from '../palette.ts'
import { isStep, rampOf, type Step } from '../ramp.ts'
import { markOf } from '../ribbon-patterns.tsx'
import { type Ground, stepGround } from './grounds.tsx'

const diagonal = <path d="M0 8l8 -8M-2 2l4 -4M6 10l4 -4" />

/** The ground of a chart’s full bar, and of the lighter one that does not count in full. */
export function barGround({ hues, surface, ink }: Palette, isLight = false): Ground {
  return isLight
    ? { key: 'light', tint: hues.petrol, strength: 0.5, ink }
    : { key: 'full', tint: hues.petrol, ink: surface }
}

/** The ground of a week without school, or of a row that is not shown. */
export function hatchedGround({ line, ink }: Palette): Ground {
  return { key: 'hatched', tint: line, strength: 0.12, drawing: diagonal, line, lineStrength: 0.5, ink }
}

/** The grounds of a scale’s steps, from the lowest. */
export function levelGrounds(count: number, palette: Palette): Ground[] {
  return rampOf(count).map((step) => stepGround(step, palette))
}

/** The ramp’s step for a step of a grid, from 1 to 6. */
export function stepOf(step: number): Step {
  const named = `q${Math.min(6, Math.max(1, Math.round(step)))}`
  return isStep(named) ? named : 'q1'
}

/** The grounds of observed, not observed and no opportunity (design language §3). */
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

/** The ground of a part of time. A hue that is used again has its next pattern. */
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
