import type { JsonObject } from '@corridor/domain/data/json'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import { useSteady } from '@corridor/ui/capture/use-steady'
import { useCallback, useState } from 'react'
import type { Device } from '../../../device/device.ts'
import { type Done, undone, withStep } from './undo.ts'

/** Changes of a capture, each of which can be taken back. */
export function useCapture(device: Device, id: string) {
  const [done, setDone] = useState<readonly Done[]>([])

  const change = useCallback(
    (did: string, next: (capture: JsonObject) => JsonObject, one?: string) => {
      const before = device.find(id)?.document.capture
      if (!before) return
      const after = next(before)
      if (after === before) return
      setDone((steps) => withStep(steps, { did, before, after, one }))
      void device.change(id, (document) => ({ ...document, capture: after }))
    },
    [device, id],
  )
  const undo = useSteady(() => {
    const last = done.at(-1)
    if (!last) return
    setDone(done.slice(0, -1))
    void device.change(id, (it) => ({ ...it, capture: undone(it.capture, last) }))
  })

  const edit = useCallback(
    (part: Partial<ObservationDocument>) => device.change(id, (document) => ({ ...document, ...part })),
    [device, id],
  )
  return { change, edit, undo, undoes: done.at(-1)?.did }
}
