import type { Due } from '../../../definition/capture-view.ts'
import { inOrder } from '../../../visit/in-order.ts'
import type { OnTaskCapture, OnTaskConfig } from '../on-task.shape.ts'
import { dueAt } from '../sweeps.ts'

/** The next planned sweep; null before the first, and after the last. */
export function sweepDue(capture: OnTaskCapture, config: OnTaskConfig): Due | null {
  const sweeps = inOrder(capture.sweeps)
  const [first] = sweeps
  if (!first || sweeps.length >= config.plannedSweeps) return null
  return { at: dueAt(first, sweeps.length, config), words: 'Sweep due' }
}
