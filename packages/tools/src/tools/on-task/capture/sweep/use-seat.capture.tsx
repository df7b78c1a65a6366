import { useCallback, useState } from 'react'
import type { Sweep } from '../../on-task.shape.ts'
import { nextSeat } from '../sweep-changes.ts'

/** Where the observer looks: at the seat that was tapped, else at the first without a code. */
export function useSeat(sweep: Sweep) {
  const [selected, setSelected] = useState<number | null>(null)
  const isThere = selected !== null && selected <= sweep.present
  return {
    seat: isThere ? selected : nextSeat(sweep),
    select: setSelected,
    moveOn: useCallback(() => setSelected(null), []),
  }
}
