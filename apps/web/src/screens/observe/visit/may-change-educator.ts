import type { Device } from '../../../device/device.ts'
import type { Kept } from '../../../device/kept.ts'
import type { Visited } from '../start/start-draft.ts'
import { keptOfVisit } from './kept-of-visit.ts'

/** As long as all of a visit are drafts that nobody else has seen; and where the server says that they went too far. */
export function mayChangeEducator(visit: readonly Kept[]): boolean {
  return visit.every(isMovable) || visit.some(wentTooFar)
}

function isMovable({ status, goal, version, contributions = [] }: Kept): boolean {
  return status === 'draft' && goal === 'draft' && version === 1 && contributions.length === 0
}

function wentTooFar({ trouble }: Kept): boolean {
  return trouble?.code === 'educator-stays'
}

/** The wrong door: everything captured in the visit goes along. */
export async function changeEducator(device: Device, visitId: string, visited: Visited): Promise<void> {
  const { educatorId, provisional, educator, schoolId } = visited
  const whom = { educatorId, provisional, educator, schoolId }
  const drafts = keptOfVisit(device, visitId).filter((it) => it.goal === 'draft' || wentTooFar(it))
  await Promise.all(drafts.map(({ id }) => device.change(id, (document) => ({ ...document, ...whom }))))
}
