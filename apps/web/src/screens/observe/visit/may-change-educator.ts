import type { Kept } from '../../../device/kept.ts'

/**
 * Whether a visit’s educator can be changed: while all its observations are drafts that nobody else has seen, or
 * where the server refused because they went too far.
 */
export function mayChangeEducator(visit: readonly Kept[]): boolean {
  return visit.every(isMovable) || visit.some(wentTooFar)
}

function isMovable({ status, goal, version, contributions = [] }: Kept): boolean {
  return status === 'draft' && goal === 'draft' && version === 1 && contributions.length === 0
}

export function wentTooFar({ trouble }: Kept): boolean {
  return trouble?.code === 'educator-stays'
}
