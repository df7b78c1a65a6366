import type { Palette } from './palette.ts'

/**
 * A palette of black, white and grays: a record is printed on any printer, and copied. Grounds of one gray differ in
 * their pattern.
 */
export const inkPalette: Palette = {
  hues: {
    petrol: '#3a3a3a',
    marigold: '#b5b5b5',
    sky: '#d6d6d6',
    violet: '#8c8c8c',
    brick: '#636363',
    blush: '#c4c4c4',
    olive: '#9c9c9c',
    slate: '#7a7a7a',
    q1: '#ffffff',
    q2: '#ffffff',
    q3: '#e2e2e2',
    q4: '#8c8c8c',
    q5: '#464646',
    q6: '#161616',
  },
  onSteps: {
    q1: '#161616',
    q2: '#161616',
    q3: '#161616',
    q4: '#161616',
    q5: '#ffffff',
    q6: '#ffffff',
  },
  stepMarks: {
    q2: <path d="M0 8l8 -8M-2 2l4 -4M6 10l4 -4" />,
    q3: <path d="M2 2h0.1M6 6h0.1" strokeLinecap="round" />,
  },
  ink: '#161616',
  surface: '#ffffff',
  line: '#161616',
  sand: '#e2e2e2',
}
