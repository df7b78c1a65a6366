import type { JsonObject } from '@corridor/domain/data/json'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import { useSteady } from '@corridor/ui/capture/use-steady'
import { useCallback, useEffect, useState } from 'react'
import type { Device } from '../../../device/device.ts'
import { type Done, undone, withStep } from './undo.ts'

/** Changes of a capture, each of which can be undone. */
export function useCapture(device: Device, id: string) {
  const [done, setDone] = useState<readonly Done[]>([])

  const change = useCallback(
    (did: string, next: (capture: JsonObject) => JsonObject, one?: string) => {
      const before = device.find(id)?.document.capture
      if (!before) return
      const after = next(before)
      if (after === before) return
      setDone((steps) => withStep(steps, { did, before, after, one }))
      void device.change(id, (document) => ({
        ...document,
        capture: after,
        // A conference is prepared days before: it counts from when the talk begins.
        startedAt: before.talkedAt ? document.startedAt : String(after.talkedAt ?? document.startedAt),
      }))
    },
    [device, id],
  )
  const undo = useSteady(() => {
    const last = done.at(-1)
    if (!last) return
    setDone(done.slice(0, -1))
    void device.change(id, (it) => ({ ...it, capture: undone(it.capture, last) }))
  })
  useUndoKey(undo)

  const edit = useCallback(
    (part: Partial<ObservationDocument>) => device.change(id, (document) => ({ ...document, ...part })),
    [device, id],
  )
  return { change, edit, undo, undoes: done.at(-1)?.did }
}

/** Undoes by Ctrl+Z or Cmd+Z; in a text these keys stay the browser’s. */
function useUndoKey(undo: () => void) {
  // The keyboard is heard wherever the focus is.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      if (!isUndo || isText(event.target)) return
      event.preventDefault()
      undo()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [undo])
}

function isText(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox', 'button'].includes(target.type)
  return target instanceof HTMLTextAreaElement
}
