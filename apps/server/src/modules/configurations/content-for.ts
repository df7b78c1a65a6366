import { type Actor, holds } from '@corridor/domain/actor'
import type { JsonObject } from '@corridor/domain/json'
import { findTool } from '@corridor/tools/registry'

/** What is only for observers is read by who observes or sets up tools. Null: nothing is left for anybody else. */
export function contentFor(actor: Actor, toolTypeId: number, content: JsonObject): JsonObject | null {
  const tool = findTool(toolTypeId)
  const isInside = holds(actor, 'observation.create') || holds(actor, 'tool.manage')
  return isInside || !tool ? content : tool.withoutPrivate(content)
}
