import type { Question, QuestioningCapture } from '../higher-level-questioning.shape.ts'
import { LONGEST_WAIT, MOST_QUESTIONS } from '../limits.ts'

type Asked = Pick<Question, 'id' | 'at' | 'kind' | 'level' | 'asker' | 'waitSeconds'>

export function addQuestion(capture: QuestioningCapture, asked: Asked): QuestioningCapture {
  if (capture.questions.length >= MOST_QUESTIONS) return capture
  const question = { ...asked, text: '', form: null, isFollowUp: false, directedTo: null, responder: null }
  return { ...capture, questions: [...capture.questions, question] }
}

export function changeQuestion(
  capture: QuestioningCapture,
  id: string,
  next: (question: Question) => Partial<Question>,
): QuestioningCapture {
  return {
    ...capture,
    questions: capture.questions.map((it) => (it.id === id ? { ...it, ...next(it) } : it)),
  }
}

export function removeQuestion(capture: QuestioningCapture, id: string): QuestioningCapture {
  return { ...capture, questions: capture.questions.filter((it) => it.id !== id) }
}

/** A wait in seconds, to a tenth: nobody’s thumb is faster. */
export function waitFrom(milliseconds: number): number {
  return Math.min(LONGEST_WAIT, Math.max(0, Math.round(milliseconds / 100) / 10))
}
