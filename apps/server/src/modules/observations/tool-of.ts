import type { Tool } from '@corridor/tools/definition/seal'
import { findTool } from '@corridor/tools/registry/registry'

/** The tool that something stored was captured with. */
export function toolOf({ toolTypeId }: { readonly toolTypeId: number }): Tool {
  const tool = findTool(toolTypeId)
  if (!tool) throw new Error(`There is no tool ${toolTypeId}.`)
  return tool
}
