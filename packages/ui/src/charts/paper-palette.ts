import type { Palette } from './palette.ts'

/** A palette of the light theme’s literal colors, which renderers of paper understand. */
export const paperPalette: Palette = {
  hues: {
    petrol: '#0e5a6b',
    marigold: '#e5a020',
    sky: '#6fb4de',
    violet: '#9a5ba8',
    brick: '#8c3518',
    blush: '#ebb9c8',
    olive: '#8c8a2e',
    slate: '#7c8b91',
    q1: '#d3e6ea',
    q2: '#a9d1d9',
    q3: '#7bb6c3',
    q4: '#2f7c8e',
    q5: '#175868',
    q6: '#0a3540',
  },
  onSteps: {
    q1: '#14262c',
    q2: '#14262c',
    q3: '#14262c',
    q4: '#ffffff',
    q5: '#ffffff',
    q6: '#ffffff',
  },
  ink: '#14262c',
  surface: '#ffffff',
  line: '#73848a',
  sand: '#efe3c6',
}
