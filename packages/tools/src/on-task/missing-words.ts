import type { OnTaskCapture } from './on-task.shape.ts'
import { inOrder, isComplete, tallyOf } from './sweeps.ts'

export function missingIn(capture: OnTaskCapture): string[] {
  const sweeps = inOrder(capture)
  if (sweeps.length === 0) return ['Record at least one sweep.']
  return sweeps.flatMap((sweep, index) =>
    isComplete(sweep) ? [] : [`Sweep ${index + 1}: ${tallyOf(sweep).toGo} students have no code yet.`],
  )
}
