import { inOrder } from '../../visit/in-order.ts'
import type { AdvancedTaskCapture } from './advanced-task.shape.ts'
import { tallyOf } from './rounds.ts'
import { sampledIn } from './seats.ts'

/** What the capture lacks: a seat that could not be seen holds nobody up; a round without any look says nothing. */
export function missingIn(capture: AdvancedTaskCapture): string[] {
  const rounds = inOrder(capture.rounds)
  const seats = sampledIn(capture)
  if (rounds.length === 0) return ['Record at least one round.']
  if (seats.length === 0) return ['Choose at least one seat for the sample.']
  return rounds.flatMap((round, index) => [
    ...(tallyOf(round, seats).notSeen === seats.length
      ? [`Round ${index + 1}: no seat has a level yet.`]
      : []),
    ...(round.demand === null ? [`Round ${index + 1}: choose what the task asks for.`] : []),
  ])
}
