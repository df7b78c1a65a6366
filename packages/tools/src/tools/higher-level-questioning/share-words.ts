import { counted, shareOf } from '@corridor/domain/words/count-words'
import type { Visit } from '../../definition/tool.ts'
import type { QuestioningCapture, QuestioningConfig } from './higher-level-questioning.shape.ts'
import { isAcademic, isHigh } from './questions.ts'

/** Fewer questions say little about a lesson. */
export const ENOUGH_QUESTIONS = 5

/** The share in words, which waits for the end: one that shows early steers the observer. */
export function shareHint(
  { questions }: QuestioningCapture,
  _: QuestioningConfig,
  { endedAt }: Visit,
): string {
  const caution = `Under ${ENOUGH_QUESTIONS} questions: no percentages.`
  if (endedAt === null) return `Shares show when the visit is over.\n${caution}`
  const academic = questions.filter(isAcademic)
  if (academic.length === 0) return 'No academic question was recorded.'
  const share = `High level: ${shareOf(academic.filter(isHigh).length, academic.length)}`
  return `${share} in ${counted(academic.length, 'question')}.`
}
