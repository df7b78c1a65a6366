import type { Question } from './higher-level-questioning.shape.ts'
import { levelLooks } from './levels.ts'
import { kindTitles } from './question-terms.ts'

/** “Question 17”; questions counted apart have numbers of their own: “Procedural 4”. */
export function nameOf(questions: readonly Question[], question: Question): string {
  const alike = questions.filter(({ kind }) => kind === question.kind)
  const number = alike.findIndex(({ id }) => id === question.id) + 1
  return `${question.kind === 'academic' ? 'Question' : kindTitles[question.kind]} ${number}`
}

/** A short name for Undo, which has little room: “Q17”, “procedural 4”. */
export function shortNameOf(name: string): string {
  return name.replace(/^Question /, 'Q').replace(/^[PR]/, (letter) => letter.toLowerCase())
}

/** “Understand”, or why the question has no level. */
export function levelWords({ kind, level }: Question): string {
  if (kind !== 'academic') return kindTitles[kind]
  return level === null ? 'No level yet' : levelLooks[level].title
}
