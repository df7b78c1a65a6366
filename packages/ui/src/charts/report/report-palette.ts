import { type Palette, screenPalette } from '../palette.ts'

/** The screen’s palette, with the sand of look-fors that were not observed. Capture screens do not load it. */
export const reportPalette: Palette = { ...screenPalette, sand: 'light-dark(#efe3c6, #3b3221)' }
