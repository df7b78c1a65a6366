import type { JsonObject } from '@corridor/domain/data/json'
import { type Actor, holds } from '@corridor/domain/people/actor'
import { findTool } from '@corridor/tools/registry/registry'

/**
 * A set's content for a reader: what is only for observers is read by who observes or sets up tools. Null: nothing is
 * left for anybody else.
 */
export function contentFor(actor: Actor, toolTypeId: number, content: JsonObject): JsonObject | null {
  const tool = findTool(toolTypeId)
  const isInside = holds(actor, 'observation.create') || holds(actor, 'tool.manage')
  return isInside || !tool ? content : tool.withoutPrivate(content)
}
