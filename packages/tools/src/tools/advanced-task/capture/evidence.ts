import type { PickedFrom } from '../../../definition/capture-view.ts'
import { inOrder } from '../../../visit/in-order.ts'
import type { AdvancedTaskCapture } from '../advanced-task.shape.ts'
import { levelTitles } from '../engagement.ts'
import { eachLevel, tallyOf } from '../rounds.ts'
import { sampledIn } from '../seats.ts'
import { demandTitles } from '../task-terms.ts'

/** Each round, with what its task asked for. */
export function roundEvidence(capture: AdvancedTaskCapture): PickedFrom[] {
  const seats = sampledIn(capture)
  return inOrder(capture.rounds).map((round, index) => {
    const { counts } = tallyOf(round, seats)
    const task = round.demand === null ? '' : `, ${demandTitles[round.demand]}`
    const seen = eachLevel((level) => `${counts[level]} ${levelTitles[level].toLowerCase()}`)
    return {
      entryId: round.id,
      kind: 'Round',
      at: round.startedAt,
      text: `Round ${index + 1}${task}: ${seen}`,
    }
  })
}
