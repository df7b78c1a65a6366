import type { JsonObject } from '@corridor/domain/data/json'
import { filesIn } from '@corridor/domain/files/files-in'
import type { Kept } from '../kept.ts'
import type { StoredFile } from './file-disc.ts'

// The file ids are cached by the capture object: they are asked for at every tap, and a changed capture is another object.
const known = new WeakMap<JsonObject, readonly string[]>()

/** The photos and documents that an observation names; one that was taken out again is none of them. */
export function namedIn({ document: { capture } }: Pick<Kept, 'document'>): readonly string[] {
  const ids = known.get(capture) ?? filesIn(capture).map(({ id }) => id)
  known.set(capture, ids)
  return ids
}

/** Whether a file belongs to an observation: taken with it, or picked by it from another tool of the visit. */
export function isOf(kept: Kept, { id, observationId }: Pick<StoredFile, 'id' | 'observationId'>): boolean {
  return observationId === kept.id || namedIn(kept).includes(id)
}

export function isSharing(one: Kept, other: Kept): boolean {
  return namedIn(one).some((id) => namedIn(other).includes(id))
}
