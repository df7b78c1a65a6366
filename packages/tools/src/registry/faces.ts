import type { JsonObject } from '@corridor/domain/data/json'
import type { ToolFace } from '../definition/tool-face.ts'
import * as faces from './all-faces.ts'

/** All tools’ faces, in the order of their ids. */
export const toolFaces: readonly ToolFace[] = Object.values<ToolFace>(faces).sort((a, b) => a.id - b.id)

export function findFace(toolTypeId: number): ToolFace | undefined {
  return toolFaces.find(({ id }) => id === toolTypeId)
}

/** A tool’s set-up in a few words: “5 sweeps · every 2 min”; empty where there is nothing to say. */
export function briefOf(toolTypeId: number, config: JsonObject): string {
  return findFace(toolTypeId)?.brief?.(config) ?? ''
}
