import type { Tool } from '@corridor/tools/definition/seal'
import { loadChunk } from './loading/chunks.ts'

let registry: typeof import('@corridor/tools/registry/registry') | undefined

/** Definitions bring their schemas along: they come with the pages that need them, and with no other. */
export async function loadTools(): Promise<void> {
  registry ??= await loadChunk(() => import('@corridor/tools/registry/registry'))
}

export function findLoadedTool(toolTypeId: number): Tool | undefined {
  if (!registry) throw new Error('The tools are not loaded.')
  return registry.findTool(toolTypeId)
}
