import { counted } from '@corridor/domain/words/count-words'
import type { PickedFrom } from '../../../definition/capture-view.ts'
import { inOrder } from '../../../visit/in-order.ts'
import type { QuestioningCapture } from '../higher-level-questioning.shape.ts'
import { levelLooks } from '../levels.ts'
import { askerTitles } from '../question-terms.ts'
import { type Academic, isAcademic, isHigh } from '../questions.ts'

/** Evidence from the academic questions: all together, and each, in its own words where they were written down. */
export function questionEvidence(capture: QuestioningCapture): PickedFrom[] {
  const academic = inOrder(capture.questions).filter(isAcademic)
  return [
    ...summaryOf(academic),
    ...academic.map(({ id, at, level, asker, text }) => {
      const what = `${levelLooks[level].title}, ${askerTitles[asker].toLowerCase()}`
      return { entryId: id, kind: 'Question', at, text: text === '' ? what : `${what}: ${text}` }
    }),
  ]
}

/** “7 of 23 questions were high level.” */
function summaryOf(academic: readonly Academic[]): PickedFrom[] {
  const last = academic.at(-1)
  if (!last) return []
  const text = `${academic.filter(isHigh).length} of ${counted(academic.length, 'question was', 'questions were')} high level.`
  return [{ entryId: 'summary', kind: 'Summary', at: last.at, text }]
}
