import type { Snapshot } from '@corridor/contract/observations/device'
import { useRef, useState } from 'react'
import type { Device } from '../../../device/device.ts'
import { useDoor } from '../../../door/door.tsx'
import { usualFacts, type VisitFacts } from '../visit/visit-facts.ts'
import { startDraft, type Visited } from './start-draft.ts'
import type { StartTool } from './start-tools.ts'

interface Start {
  readonly visited: Visited
  readonly tool: StartTool
  /** The facts of the visit; absent: the usual ones. */
  readonly facts?: VisitFacts
}

/** Makes the draft and goes to it. A second tap right after starts nothing. */
export function useStart(device: Device, snapshot: Snapshot) {
  const { navigate } = useDoor()
  const isStarting = useRef(false)
  const [hasFailed, setHasFailed] = useState(false)
  const start = async ({ visited, tool, facts }: Start) => {
    if (isStarting.current) return
    isStarting.current = true
    const educator = snapshot.educators.find(({ id }) => id === visited.educatorId)
    const usual = () => usualFacts(device.userId, snapshot, educator, new Date())
    try {
      const { timeZone } = snapshot
      await navigate(await startDraft(device, { visited, tool, facts: facts ?? usual(), timeZone }), {
        replace: true,
      })
    } catch {
      // The tool’s code did not arrive: a tap asks for it again.
      setHasFailed(true)
    } finally {
      isStarting.current = false
    }
  }
  return { start, hasFailed, forgetFailure: () => setHasFailed(false) }
}
