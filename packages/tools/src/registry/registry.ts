import type { JsonObject } from '@corridor/domain/data/json'
import { seal, type Tool } from '../definition/seal.ts'
import type { ToolSpec } from '../definition/tool.ts'
import * as specs from './all-tools.ts'

// Each spec is checked against types of its own, where it is written; a list of all has no type that they share.
const sealed = (spec: unknown) => seal(spec as ToolSpec<JsonObject, JsonObject>)

/** All tools, in the order of their ids. */
export const allTools: readonly Tool[] = Object.values(specs)
  .map(sealed)
  .sort((a, b) => a.id - b.id)

const byId = new Map(allTools.map((tool) => [tool.id, tool]))

export function findTool(toolTypeId: number): Tool | undefined {
  return byId.get(toolTypeId)
}
