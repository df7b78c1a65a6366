import type { Hue } from '@corridor/domain/report/block'
import type { ReactNode } from 'react'
import type { Step } from './ramp.ts'

/** A paint: a hue of its own, or a step of a scale. */
export type Paint = Hue | Step

/** The colors of a chart. On paper and in files only literal colors are understood. */
export interface Palette {
  readonly hues: Readonly<Record<Paint, string>>
  /** The color of words on a step, without a plate. */
  readonly onSteps: Readonly<Record<Step, string>>
  readonly ink: string
  readonly surface: string
  readonly line: string
  /** The color of a look-for that was not observed. */
  readonly sand?: string
  /** Patterns of steps, where grays alone would be too much alike. */
  readonly stepMarks?: Readonly<Partial<Record<Step, ReactNode>>>
}

export const screenPalette: Palette = {
  hues: {
    petrol: 'var(--hue-petrol)',
    marigold: 'var(--hue-marigold)',
    sky: 'var(--hue-sky)',
    violet: 'var(--hue-violet)',
    brick: 'var(--hue-brick)',
    blush: 'var(--hue-blush)',
    olive: 'var(--hue-olive)',
    slate: 'var(--hue-slate)',
    q1: 'var(--q1)',
    q2: 'var(--q2)',
    q3: 'var(--q3)',
    q4: 'var(--q4)',
    q5: 'var(--q5)',
    q6: 'var(--q6)',
  },
  onSteps: {
    q1: 'var(--on-q1)',
    q2: 'var(--on-q2)',
    q3: 'var(--on-q3)',
    q4: 'var(--on-q4)',
    q5: 'var(--on-q5)',
    q6: 'var(--on-q6)',
  },
  ink: 'var(--ink)',
  surface: 'var(--surface)',
  line: 'var(--line-strong)',
}

/** A, B, C: the letter of a part, as colors never stand alone. */
export function letterOf(place: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + place)
}
