import type { SealedConfigureView } from '@corridor/tools/definition/capture-view'
import { loadChunk } from '../../../loading/chunks.ts'
import type { OwnedTool } from './own-content.ts'

const loaded = new Map<number, NonNullable<SealedConfigureView['Own']>>()

/** Loads the form of a tool’s own content before the page is drawn, so that nothing flashes. */
export async function loadOwnForm({ id, configure }: OwnedTool) {
  const { Own } = (await loadChunk(configure)).default
  if (Own) loaded.set(id, Own)
}

export function loadedOwnForm({ id, title }: OwnedTool) {
  const Form = loaded.get(id)
  if (!Form) throw new Error(`${title} has no form for what is one's own.`)
  return Form
}
