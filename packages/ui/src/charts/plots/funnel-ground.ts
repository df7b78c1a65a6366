import type { Palette } from '../palette.ts'
import type { Step } from '../ramp.ts'
import { type Ground, stepGround } from './grounds.tsx'

const shades: readonly Step[] = ['q2', 'q3', 'q4', 'q5', 'q6']

/** The ground of a funnel’s step, from light to dark, the fewer are left. */
export function funnelGround(place: number, count: number, palette: Palette): Ground {
  const share = count < 2 ? 1 : place / (count - 1)
  return stepGround(shades[Math.round(share * (shades.length - 2))] ?? 'q5', palette)
}
