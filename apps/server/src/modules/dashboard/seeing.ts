import type { Ground } from '../reports/ground.ts'
import type { Reading } from '../reports/source.ts'

/** A reader of a home, with the moment and the ground of their district. */
export interface Seeing extends Reading {
  readonly ground: Ground
}
