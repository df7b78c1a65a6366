import type { Evidence, OpenGoal } from '@corridor/tools/definition/capture-view'
import { toolViews } from '@corridor/tools/registry/views'
import { visitIn } from '@corridor/tools/visit/visit-in'
import type { Device } from '../../../device/device.ts'
import type { Kept } from '../../../device/kept.ts'
import { loadChunk } from '../../../loading/chunks.ts'
import { loadView } from '../capture-views.ts'
import { earlierWith } from './earlier-with.ts'
import { othersOfVisit } from './kept-of-visit.ts'

// Past visits load on demand: only some tools ask for them.
export { pastVisits } from './past-visits.ts'

/** The evidence that the other tools of the visit recorded, by time. */
export async function visitEvidence(device: Device, kept: Kept): Promise<readonly Evidence[]> {
  const found = await Promise.all(othersOfVisit(device, kept).map((it) => evidenceOf(device, it)))
  return found.flat().sort((a, b) => (a.at < b.at ? -1 : 1))
}

async function evidenceOf(device: Device, { id, document }: Kept): Promise<readonly Evidence[]> {
  const { toolTypeId, configurationId, configurationVersion, capture } = document
  const view = await loadView(toolTypeId)
  const config = device.contentOf(configurationId, configurationVersion)
  if (!view?.evidence || !config) return []
  const picked = view.evidence(capture, config, visitIn(document))
  return picked.map(({ items, ...it }) => ({
    ...it,
    observationId: id,
    toolTypeId,
    ...(items && { targets: items.map((item) => `${configurationId}:${item}`) }),
  }))
}

/** The educator’s open goals, whatever tool they were agreed in. */
export async function openGoals(device: Device, kept: Kept): Promise<readonly OpenGoal[]> {
  const found = toolViews.map(async ({ id, goals }) =>
    goals ? (await loadChunk(goals)).earlierGoals(earlierWith(id, device, kept)) : [],
  )
  return (await Promise.all(found)).flat()
}
