import { loadChunk } from '../loading/chunks.ts'
import { type Entry, guarded } from '../routing/guard.ts'
import type { CaptureRoute } from '../routing/route.ts'
import type { Params } from '../routing/screen.ts'

/** What a capture address shows to people who may come in; its screen loads while the person is asked for. */
export async function preparePage(route: CaptureRoute, params: Params, entry: Entry) {
  const screen = loadChunk(route.screen)
  // A failed load is told below, to people who are let in.
  screen.catch(() => {})
  return guarded(route, entry, async () => (await screen).default.prepare(entry.url, params))
}
