import type { JsonObject } from '@corridor/domain/data/json'
import type { Block } from '@corridor/domain/report/block'
import { visitIn } from '@corridor/tools/visit/visit-in'
import type { Kept } from '../../../device/kept.ts'
import { findLoadedTool } from '../../../tool-definitions.ts'

/** All that the observer reads of the observation, parts that do not go out included. */
export function writtenIn({ document }: Kept, set: JsonObject | undefined): readonly Block[] {
  const tool = findLoadedTool(document.toolTypeId)
  if (!tool || !set) return []
  const capture = tool.open(document.toolVersion, document.capture)
  return tool.record(capture, set, { visit: visitIn(document), contributions: [], isForEducator: false })
}

/**
 * Whether the educator was asked to rate their lesson, and has rated nothing of it. After the first sending it is
 * too late.
 */
export function lacksSelfRating(
  { document, version, contributions = [] }: Kept,
  set: JsonObject | undefined,
): boolean {
  const tool = findLoadedTool(document.toolTypeId)
  if (!tool || !set || version > 1) return false
  const asked = tool.invitations(tool.open(document.toolVersion, document.capture), set)
  const isRating = ({ kind }: { readonly kind: string }) => kind === 'self-rating'
  return asked.some((it) => isRating(it) && it.isAhead) && !contributions.some(isRating)
}
