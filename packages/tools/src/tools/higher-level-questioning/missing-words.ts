import { inOrder } from '../../visit/in-order.ts'
import type { QuestioningCapture } from './higher-level-questioning.shape.ts'
import { nameOf } from './question-words.ts'
import { isAcademic } from './questions.ts'

export function missingIn(capture: QuestioningCapture): string[] {
  const questions = inOrder(capture.questions)
  if (questions.length === 0)
    return capture.isNoneAsked ? [] : ['Record a question, or note that none was asked.']
  return questions
    .filter((it) => it.kind === 'academic' && !isAcademic(it))
    .map((it) => `${nameOf(questions, it)} has no level yet.`)
}
