import { endOf } from '@corridor/domain/observation/end-of'
import { isAhead } from '@corridor/domain/observation/is-ahead'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import { useSteady } from '@corridor/ui/capture/use-steady'
import { useState } from 'react'
import type { Device } from '../../../device/device.ts'
import type { Kept } from '../../../device/kept.ts'
import { rememberStudents } from '../visit/remembered.ts'

type Stage = 'capturing' | 'missing' | 'ahead' | 'finished'

/** Finishing asks for what is missing, and else waits until the disc has it: only then it is “saved”. */
export function useFinish(
  device: Device,
  { id, document }: Kept,
  missing: () => readonly string[],
  now: () => number,
) {
  const [stage, setStage] = useState<Stage>('capturing')
  const { educatorId, context } = document
  const finish = useSteady(async () => {
    if (missing().length > 0) return setStage('missing')
    // The clock may have been set right since the visit began.
    if (isAhead(document.startedAt, Date.now())) return setStage('ahead')
    await close()
  })
  const close = async () => {
    rememberStudents(device.userId, educatorId, context.studentsPresent)
    await Promise.all([endVisit(device, id, now()), device.finish(id)])
    setStage('finished')
  }
  /** Says when it began, where a wrong clock has put it into the future. */
  const setBegin = async (begun: (it: ObservationDocument) => ObservationDocument) => {
    await endVisit(device, id, now())
    await device.change(id, begun)
    await close()
  }
  return { stage, finish, setBegin, setStage }
}

/** The timer stops, once. */
export function endVisit(device: Device, id: string, now: number): Promise<void> {
  const at = new Date(now).toISOString()
  return device.change(id, (document) => ({
    ...document,
    endedAt: document.endedAt ?? endOf(at, document.startedAt, document.capture),
  }))
}
