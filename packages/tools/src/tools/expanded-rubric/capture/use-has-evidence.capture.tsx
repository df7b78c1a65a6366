import { useEffect, useState } from 'react'
import type { Around } from '../../../definition/capture-view.ts'

/** Whether another tool of the visit recorded something that could be picked. */
export function useHasEvidence(around: Pick<Around, 'evidence'>): boolean {
  const [hasEvidence, setHasEvidence] = useState(false)

  // The other observations on the device: their tools load first.
  useEffect(() => {
    let isGone = false
    around.evidence().then(
      (found) => !isGone && setHasEvidence(found.length > 0),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [around])

  return hasEvidence
}
