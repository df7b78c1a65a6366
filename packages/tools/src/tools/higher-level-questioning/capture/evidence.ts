import type { PickedFrom } from '../../../definition/capture-view.ts'
import { inOrder } from '../../../visit/in-order.ts'
import type { QuestioningCapture } from '../higher-level-questioning.shape.ts'
import { levelLooks } from '../levels.ts'
import { askerTitles } from '../question-terms.ts'
import { isAcademic } from '../questions.ts'

/** Each academic question; in its own words where they were written down. */
export function questionEvidence(capture: QuestioningCapture): PickedFrom[] {
  return inOrder(capture.questions)
    .filter(isAcademic)
    .map(({ id, at, level, asker, text }) => {
      const what = `${levelLooks[level].title}, ${askerTitles[asker].toLowerCase()}`
      return { entryId: id, kind: 'Question', at, text: text === '' ? what : `${what}: ${text}` }
    })
}
