import { endOf } from '@corridor/domain/end-of'
import { useSteady } from '@corridor/ui/capture/use-steady'
import { useState } from 'react'
import type { Device } from '../../device/device.ts'
import type { Kept } from '../../device/kept.ts'
import { rememberStudents } from './remembered.ts'

type Stage = 'capturing' | 'missing' | 'finished'

/** Finishing says what is missing, and else waits until the disc has it: only then it is «saved». */
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
    rememberStudents(device.userId, educatorId, context.studentsPresent)
    await Promise.all([endVisit(device, id, now()), device.finish(id)])
    setStage('finished')
  })
  return { stage, finish, setStage }
}

/** The timer stops, once. */
export function endVisit(device: Device, id: string, now: number): Promise<void> {
  const at = new Date(now).toISOString()
  return device.change(id, (document) => ({
    ...document,
    endedAt: document.endedAt ?? endOf(at, document.startedAt, document.capture),
  }))
}
