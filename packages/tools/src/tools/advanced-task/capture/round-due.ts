import type { Due } from '../../../definition/capture-view.ts'
import { inOrder } from '../../../visit/in-order.ts'
import type { AdvancedTaskCapture, AdvancedTaskConfig } from '../advanced-task.shape.ts'
import { dueAt } from '../rounds.ts'

/** The next planned round; null before the first, and after the last. */
export function roundDue(capture: AdvancedTaskCapture, config: AdvancedTaskConfig): Due | null {
  const rounds = inOrder(capture.rounds)
  const [first] = rounds
  if (!first || rounds.length >= config.plannedRounds) return null
  return { at: dueAt(first, rounds.length, config), words: 'Round due' }
}
