import { catalogue, type ToolKey } from '@corridor/tools/catalogue'
import { type BuiltTool, tools } from '@corridor/tools/registry'
import type { ToolTypeId } from './sample.ts'

/** The tool that is used: On Task stands in for those that Corridor does not have yet. */
export function builtTool(toolTypeId: ToolTypeId): { readonly id: ToolTypeId; readonly key: BuiltTool } {
  const key = catalogue.find(({ id }) => id === toolTypeId)?.key
  return key && isBuilt(key) ? { id: toolTypeId, key } : { id: 2, key: 'on-task' }
}

function isBuilt(key: ToolKey): key is BuiltTool {
  return key in tools
}
