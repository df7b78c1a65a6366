import type { Question } from './higher-level-questioning.shape.ts'

/** A question of the teacher that asks to remember something, of which nothing more was marked. */
export function aQuestion(number: number, at: number, details: Partial<Question> = {}): Question {
  return {
    id: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    at: new Date(at).toISOString(),
    kind: 'academic',
    level: 'remember',
    asker: 'teacher',
    text: '',
    form: null,
    isFollowUp: false,
    directedTo: null,
    responder: null,
    waitSeconds: null,
    ...details,
  }
}
