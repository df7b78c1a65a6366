import type { JsonObject } from '@corridor/domain/data/json'
import type { ToolFace } from '../definition/tool-face.ts'
import * as faces from './all-faces.ts'

/** In the order of their numbers. */
export const toolFaces: readonly ToolFace[] = Object.values<ToolFace>(faces).sort((a, b) => a.id - b.id)

export function findFace(toolTypeId: number): ToolFace | undefined {
  return toolFaces.find(({ id }) => id === toolTypeId)
}

/** How a tool is set up: “5 sweeps · every 2 min”; empty where there is nothing to say. */
export function briefOf(toolTypeId: number, config: JsonObject): string {
  return findFace(toolTypeId)?.brief?.(config) ?? ''
}
