import { isConference } from '@corridor/domain/observation/conference'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import { visitIn } from '@corridor/tools/visit/visit-in'
import { useMemo } from 'react'
import type { Device } from '../../../device/device.ts'
import { useFromDevice } from '../../../device/use-device.ts'
import { keptOfVisit } from './kept-of-visit.ts'
import { mayChangeEducator } from './may-change-educator.ts'

interface Visit {
  /** When the first tool of the visit began. */
  readonly startedAt: string
  /** When the visit ended; null as long as one of its clocks runs. */
  readonly endedAt: string | null
  readonly mayChangeEducator: boolean
}

type Asked = Pick<ObservationDocument, 'visitId' | 'toolTypeId' | 'startedAt' | 'endedAt'>

/** A visit as all its tools on this device have it: the same object until something changes. */
export function useVisit({ visitId, toolTypeId, startedAt, endedAt }: Asked): Visit {
  const said = useFromDevice((device) => JSON.stringify(visitOf(device, visitId)), 'null')
  return useMemo(() => {
    const visit: Visit | null = JSON.parse(said)
    if (!visit) return { startedAt, endedAt, mayChangeEducator: false }
    // A conference has a clock of its own.
    return isConference(toolTypeId) ? { ...visit, startedAt, endedAt } : visit
  }, [said, toolTypeId, startedAt, endedAt])
}

function visitOf(device: Device, visitId: string): Visit | null {
  const all = keptOfVisit(device, visitId)
  const timed = all.filter(({ document }) => !isConference(document.toolTypeId))
  const first = timed[0] ?? all[0]
  if (!first) return null
  const ends = timed.map(({ document }) => visitIn(document).endedAt)
  return {
    startedAt: first.document.startedAt,
    endedAt: ends.includes(null) ? null : (ends.sort().at(-1) ?? null),
    mayChangeEducator: mayChangeEducator(all),
  }
}
