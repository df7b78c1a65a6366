import type { Purpose } from '@corridor/domain/observation/observation-words'
import type { Around, Target } from '@corridor/tools/definition/capture-view'
import { findView } from '@corridor/tools/registry/views'
import { useMemo } from 'react'
import type { Device } from '../../../device/device.ts'
import { addressOfFile } from '../../../device/files/file-addresses.ts'
import type { Kept } from '../../../device/kept.ts'
import { loadChunk } from '../../../loading/chunks.ts'
import { earlierWith } from './earlier-with.ts'

/** What a tool may ask about the visit, from what this device has. */
export function useAround(device: Device, id: string, educator: string): Around {
  // Another purpose may show other visits.
  const purpose = device.find(id)?.document.purpose
  return useMemo(() => aroundOf(device, id, educator, purpose), [device, id, educator, purpose])
}

function aroundOf(device: Device, id: string, educator: string, purpose: Purpose | undefined): Around {
  const kept = () => {
    const found = device.find(id)
    if (!found) throw new Error('This observation is not on this device any more.')
    return found
  }
  const snapshot = () => device.snapshot()
  const { toolTypeId, configurationVersion } = kept().document
  const more = () => loadChunk(() => import('./around-visit.ts'))
  return {
    educator,
    version: configurationVersion,
    evidence: async () => (await more()).visitEvidence(device, kept()),
    targets: () => targetsOf(device, kept()),
    earlier: () => earlierWith(toolTypeId, device, kept()),
    steps: () => {
      const { educatorId } = kept().document
      const all = (snapshot()?.steps ?? []).filter((it) => it.educatorId === educatorId)
      // Coaching stays between two: nothing of it goes into what others read.
      return purpose === 'coaching' ? all : all.filter(({ isCoaching }) => !isCoaching)
    },
    goals: async () => (await more()).openGoals(device, kept()),
    visits: async () => (await more()).pastVisits(device, kept()),
    own: () => snapshot()?.own.find((it) => it.toolTypeId === toolTypeId)?.content,
    ownAddress: `/settings/profile/${findView(toolTypeId)?.key}?visit=${id}`,
    files: {
      add: (file) => device.addFile(id, file),
      addressOf: (file) => addressOfFile(device, file),
    },
  }
}

/** The targets of the district’s and the school’s own sets. The set in use comes first. */
function targetsOf(device: Device, { document }: Kept): Target[] {
  const isHere = (schoolId: number | null) => schoolId === null || schoolId === document.schoolId
  const all = device.snapshot()?.configurations ?? []
  const sets = all.filter(({ isCurrent, schoolId }) => isCurrent && isHere(schoolId))
  const own = ({ id }: { readonly id: number }) => (id === document.configurationId ? 0 : 1)
  return sets
    .sort((a, b) => own(a) - own(b))
    .flatMap(({ id, name, items }) => items.map((item) => ({ ...item, configurationId: id, set: name })))
}
