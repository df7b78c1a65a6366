import { counted } from '@corridor/domain/words/count-words'
import type { PickedFrom } from '../../../definition/capture-view.ts'
import { inOrder } from '../../../visit/in-order.ts'
import type { AdvancedTaskCapture, Round } from '../advanced-task.shape.ts'
import { isOffTask, levelTitles } from '../engagement.ts'
import { countLevels, eachLevel, looksWhere, tallyOf } from '../rounds.ts'
import { sampledIn } from '../seats.ts'
import { demandTitles } from '../task-terms.ts'

/** Evidence from the rounds: all together, and each with what its task asked for. */
export function roundEvidence(capture: AdvancedTaskCapture): PickedFrom[] {
  const seats = sampledIn(capture)
  const rounds = inOrder(capture.rounds)
  return [
    ...summaryOf(capture, rounds),
    ...rounds.map((round, index) => {
      const { counts } = tallyOf(round, seats)
      const task = round.demand === null ? '' : `, ${demandTitles[round.demand]}`
      const seen = eachLevel((level) => `${counts[level]} ${levelTitles[level].toLowerCase()}`)
      return {
        entryId: round.id,
        kind: 'Round',
        at: round.startedAt,
        text: `Round ${index + 1}${task}: ${seen}`,
      }
    }),
  ]
}

/** “12 of 30 looks on task or deeper in 3 rounds: …” */
function summaryOf(capture: AdvancedTaskCapture, rounds: readonly Round[]): PickedFrom[] {
  const [looks, last] = [looksWhere(capture), rounds.at(-1)]
  if (!last || looks.length === 0) return []
  const counts = countLevels(looks)
  const deep = looks.filter(({ level }) => !isOffTask(level)).length
  const each = eachLevel((level) => `${counts[level]} ${levelTitles[level].toLowerCase()}`)
  const text = `${deep} of ${counted(looks.length, 'look')} on task or deeper in ${counted(rounds.length, 'round')}: ${each}`
  return [{ entryId: 'summary', kind: 'Summary', at: last.startedAt, text }]
}
