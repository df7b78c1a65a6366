import type { Around, Evidence, Target } from '@corridor/tools/capture-view'
import { findView } from '@corridor/tools/views'
import { visitIn } from '@corridor/tools/visit-in'
import { useMemo } from 'react'
import { loadChunk } from '../../chunks.ts'
import type { Device } from '../../device/device.ts'
import { addressOfFile } from '../../device/file-addresses.ts'
import type { Kept } from '../../device/kept.ts'
import { loadView } from './capture-views.ts'
import { othersOfVisit } from './others-of-visit.ts'

/** What a tool may ask about the visit, from what this device has. */
export function useAround(device: Device, id: string): Around {
  return useMemo(() => aroundOf(device, id), [device, id])
}

function aroundOf(device: Device, id: string): Around {
  const kept = () => {
    const found = device.find(id)
    if (!found) throw new Error('This observation is not on this device any more.')
    return found
  }
  const snapshot = () => device.snapshot()
  const { toolTypeId, educator, configurationVersion } = kept().document
  return {
    educator: educator.name,
    version: configurationVersion,
    evidence: async () => {
      const found = await Promise.all(othersOfVisit(device, kept()).map((it) => evidenceOf(device, it)))
      return found.flat().sort((a, b) => (a.at < b.at ? -1 : 1))
    },
    targets: () => targetsOf(device, kept()),
    earlier: () => {
      const { educatorId, purpose } = kept().document
      const all = snapshot()?.earlier ?? []
      // Coaching stays between two: nothing of it goes into what others read.
      const isOpen = (it: (typeof all)[number]) => it.purpose !== 'coaching' || purpose === 'coaching'
      return all.filter((it) => it.educatorId === educatorId && it.toolTypeId === toolTypeId && isOpen(it))
    },
    steps: () => {
      const { educatorId } = kept().document
      return (snapshot()?.steps ?? []).filter((it) => it.educatorId === educatorId)
    },
    visits: async () => (await loadChunk(() => import('./past-visits.ts'))).pastVisits(device, kept()),
    own: () => snapshot()?.own.find((it) => it.toolTypeId === toolTypeId)?.content,
    ownAddress: `/settings/profile/${findView(toolTypeId)?.key}?visit=${id}`,
    files: {
      add: (file) => device.addFile(id, file),
      addressOf: (file) => addressOfFile(device, file),
    },
  }
}

async function evidenceOf(device: Device, { id, document }: Kept): Promise<readonly Evidence[]> {
  const { toolTypeId, configurationId, configurationVersion, capture } = document
  const view = await loadView(toolTypeId)
  const config = device.contentOf(configurationId, configurationVersion)
  if (!view?.evidence || !config) return []
  const picked = view.evidence(capture, config, visitIn(document))
  return picked.map((it) => ({ ...it, observationId: id, toolTypeId }))
}

/** What one is capturing with comes first. */
function targetsOf(device: Device, { document }: Kept): Target[] {
  const sets = (device.snapshot()?.configurations ?? []).filter(({ isCurrent }) => isCurrent)
  const own = ({ id }: { readonly id: number }) => (id === document.configurationId ? 0 : 1)
  return [...sets]
    .sort((a, b) => own(a) - own(b))
    .flatMap(({ id, name, items }) => items.map((item) => ({ ...item, configurationId: id, set: name })))
}
