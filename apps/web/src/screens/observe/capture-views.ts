import type { SealedCaptureView } from '@corridor/tools/definition/capture-view'
import { findView } from '@corridor/tools/registry/views'
import { loadChunk } from '../../loading/chunks.ts'

const loaded = new Map<number, SealedCaptureView>()

/** Loads a tool’s capture view before the page is drawn, so that nothing flashes. */
export async function loadView(toolTypeId: number): Promise<SealedCaptureView | undefined> {
  const found = findView(toolTypeId)
  if (!found) return undefined
  const view = (await loadChunk(found.capture)).default
  loaded.set(toolTypeId, view)
  return view
}

/** Loads several capture views. One that does not arrive is asked for again by the tap that needs it. */
export function loadViews(toolTypeIds: readonly number[]) {
  return Promise.allSettled(toolTypeIds.map(loadView))
}

export const findLoadedView = (toolTypeId: number) => loaded.get(toolTypeId)

export function loadedView(toolTypeId: number): SealedCaptureView {
  const view = loaded.get(toolTypeId)
  if (!view) throw new Error(`Tool ${toolTypeId} is not loaded.`)
  return view
}
