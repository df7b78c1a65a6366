import type { Tool } from '@corridor/tools/definition/seal'
import { loadChunk } from './loading/chunks.ts'

let registry: typeof import('@corridor/tools/registry/registry') | undefined

/** Loads the tools’ definitions, which bring their schemas along: only the pages that need them do. */
export async function loadTools(): Promise<void> {
  registry ??= await loadChunk(() => import('@corridor/tools/registry/registry'))
}

export function findLoadedTool(toolTypeId: number): Tool | undefined {
  if (!registry) throw new Error('The tools are not loaded.')
  return registry.findTool(toolTypeId)
}
