import { sum } from '@corridor/domain/numbers/statistics'
import { counted } from '@corridor/domain/words/count-words'
import type { PickedFrom } from '../../../definition/capture-view.ts'
import { inOrder } from '../../../visit/in-order.ts'
import { codes, codeTitles, settingTitles } from '../codes.ts'
import type { OnTaskCapture } from '../on-task.shape.ts'
import { isComplete, tallyOf } from '../sweeps.ts'

/** Evidence from the sweeps, in words: each once everybody has been seen, and all of them together. */
export function sweepEvidence(capture: OnTaskCapture): PickedFrom[] {
  return [...summaryOf(capture), ...sweepsOf(capture)]
}

/** “9 of 14 looks were on task in 2 sweeps.” A sweep without a learning activity has no part in it. */
function summaryOf(capture: OnTaskCapture): PickedFrom[] {
  const rated = inOrder(capture.sweeps).filter((it) => isComplete(it) && it.isLearningActivity)
  const last = rated.at(-1)
  if (!last) return []
  const tallies = rated.map(tallyOf)
  const onTask = sum(tallies.map((it) => it['on-task']))
  const seen = sum(tallies.map((it) => it.present - it['cannot-see']))
  const text = `${onTask} of ${counted(seen, 'look was', 'looks were')} on task in ${counted(rated.length, 'sweep')}.`
  return [{ entryId: 'summary', kind: 'Summary', at: last.startedAt, text }]
}

function sweepsOf(capture: OnTaskCapture): PickedFrom[] {
  return inOrder(capture.sweeps).flatMap((sweep, index) => {
    if (!isComplete(sweep)) return []
    const tally = tallyOf(sweep)
    const others = codes
      .filter((code) => code !== 'on-task' && tally[code] > 0)
      .map((code) => `${tally[code]} ${codeTitles[code].toLowerCase()}`)
    const seen = tally.present - tally['cannot-see']
    const students = counted(seen, 'student seen was', 'students seen were')
    const parts = [`${tally['on-task']} of ${students} on task`, ...others].join('; ')
    return [
      {
        entryId: sweep.id,
        kind: 'Sweep',
        at: sweep.startedAt,
        text: `Sweep ${index + 1}, ${settingTitles[sweep.setting].toLowerCase()}: ${parts}.`,
      },
    ]
  })
}
