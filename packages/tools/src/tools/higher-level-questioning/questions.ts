import type { Question, QuestioningCapture } from './higher-level-questioning.shape.ts'
import { type Level, levelLooks } from './levels.ts'
import type { Kind } from './question-terms.ts'

export type Academic = Question & { readonly level: Level }

/** Whether a question counts in the mix of levels. */
export function isAcademic(question: Question): question is Academic {
  return question.kind === 'academic' && question.level !== null
}

export function isHigh({ level }: Question): boolean {
  return level !== null && levelLooks[level].isHigh
}

export function countKind({ questions }: QuestioningCapture, kind: Kind): number {
  return questions.filter((it) => it.kind === kind).length
}

/** How many different seats answered. */
export function respondersIn(questions: readonly Question[]): number {
  return new Set(questions.flatMap(({ responder }) => responder ?? [])).size
}
