import { reworded } from '../../../sets/reworded.ts'
import type { LookForSet } from './look-for-set.shape.ts'

export function rewordItems(set: LookForSet, ids: readonly string[], version: number): LookForSet {
  return { ...set, items: reworded(set.items, ids, version) }
}
