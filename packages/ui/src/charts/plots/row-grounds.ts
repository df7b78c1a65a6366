import type { Rows } from '@corridor/domain/report/report-shapes'
import type { Palette } from '../palette.ts'
import type { Ground } from './grounds.tsx'
import { levelGrounds, stateGrounds } from './report-grounds.tsx'

/** The grounds of the bars’ parts: steps of a scale, or the three states of a look-for. */
export function rowGrounds({ kind, parts }: NonNullable<Rows['bars']>, palette: Palette): Ground[] {
  return kind === 'levels' ? levelGrounds(parts.length, palette) : stateGrounds(palette)
}
