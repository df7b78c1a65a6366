import { type Hue, hues } from '@corridor/domain/block'

/** What a chart is painted with. On paper and in files nothing but literal colours is understood. */
export interface Palette {
  readonly hues: Readonly<Record<Hue, string>>
  readonly ink: string
  readonly surface: string
  readonly line: string
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
  },
  ink: 'var(--ink)',
  surface: 'var(--surface)',
  line: 'var(--line-strong)',
}

interface Part {
  readonly hue?: Hue | undefined
}

/** The eighth is followed by the first again: by then the letters tell them apart. */
export function hueOf({ hue }: Part, place: number): Hue {
  return hue ?? hues[place % hues.length] ?? 'slate'
}

/** A, B, C: colours never travel alone. */
export function letterOf(place: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + place)
}
