import { catalogue, type ToolKey } from './catalogue.ts'
import { onTask } from './on-task/on-task.tool.ts'
import { seal, type Tool } from './seal.ts'

// A new tool is a folder, a line here and a line in views.ts; the compiler asks for the second.
export const tools = {
  'on-task': seal(onTask),
} satisfies Partial<Record<ToolKey, Tool>>

export type BuiltTool = keyof typeof tools

const byId = new Map<number, Tool>(
  catalogue.flatMap(({ id, key }) => {
    const found: Partial<Record<ToolKey, Tool>> = tools
    const tool = found[key]
    return tool ? [[id, tool] as const] : []
  }),
)

export function findTool(toolTypeId: number): Tool | undefined {
  return byId.get(toolTypeId)
}

/** Ids of the tools that can be used. */
export const builtToolIds: readonly number[] = [...byId.keys()]
