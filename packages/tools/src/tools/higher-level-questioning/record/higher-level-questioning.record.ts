import { timeIn } from '@corridor/domain/clock/time-in'
import type { Block } from '@corridor/domain/report/block'
import type { Visit } from '../../../definition/tool.ts'
import { shareFacts } from '../../../report/share-facts.ts'
import { inOrder } from '../../../visit/in-order.ts'
import type { Question, QuestioningCapture, QuestioningConfig } from '../higher-level-questioning.shape.ts'
import { levelsOf } from '../levels.ts'
import { askerTitles, directionTitles, formTitles } from '../question-terms.ts'
import { levelWords } from '../question-words.ts'
import { type Academic, isAcademic, isHigh } from '../questions.ts'
import { ENOUGH_QUESTIONS } from '../share-words.ts'
import { waitWords } from '../waits.ts'
import { secondsObserved, stretchesOf } from './five-minutes.ts'
import { followUpWords, medianWords, openWords, seatWords } from './mark-words.ts'
import { levelChart, profileChart } from './question-charts.ts'
import { rateWords } from './rate-words.ts'

export function questioningRecord(
  capture: QuestioningCapture,
  { scale }: QuestioningConfig,
  visit: Visit,
): Block[] {
  const questions = inOrder(capture.questions)
  const academic = questions.filter(isAcademic)
  const seconds = secondsObserved(questions, visit)
  const n = { n: academic.length, one: 'question' }
  return [
    { kind: 'facts', items: factsOf(questions, academic, seconds) },
    levelChart(
      levelsOf[scale],
      (level, asker) => academic.filter((it) => it.level === level && it.asker === asker).length,
      n,
    ),
    profileChart(
      stretchesOf(academic, visit, seconds).map(({ title, asked, seconds: heard }) => {
        const high = asked.filter(isHigh).length
        return { title, low: asked.length - high, high, seconds: heard }
      }),
      n,
    ),
    ...writtenDown(questions, visit),
    ...notesOn(capture, academic).map((text) => ({ kind: 'note' as const, text })),
  ]
}

function factsOf(questions: readonly Question[], academic: readonly Academic[], seconds: number) {
  const share = (label: string, is: (question: Academic) => boolean) =>
    shareFacts(label, academic.filter(is).length, academic.length)
  const ofForm = (form: Question['form']) => academic.filter((it) => it.form === form).length
  const apart = (kind: Question['kind']) => questions.filter((it) => it.kind === kind).length
  return [
    {
      label: 'Academic questions',
      value: String(academic.length),
      note: `${apart('procedural')} procedural and ${apart('rhetorical')} rhetorical counted apart`,
    },
    { label: 'In 10 minutes', ...rateWords(academic.length, seconds) },
    ...share('High level', isHigh),
    { label: 'Open', ...openWords(ofForm('open'), ofForm('closed')) },
    { label: 'Follow-up', ...followUpWords(academic.filter((it) => it.isFollowUp).length) },
    ...share('Asked by students', ({ asker }) => asker === 'student'),
    { label: 'Seats that answered', ...seatWords(academic) },
    { label: 'Median wait', ...medianWords(academic) },
  ]
}

function writtenDown(questions: readonly Question[], { timeZone }: Visit): Block[] {
  const items = questions
    .filter(({ text }) => text.trim() !== '')
    .map((it) => ({
      head: `${timeIn(timeZone, it.at)} · ${askerTitles[it.asker]} · ${levelWords(it)}`,
      text: it.text.trim(),
      tags: tagsOf(it),
    }))
  return items.length === 0 ? [] : [{ kind: 'entries', title: 'Questions as they were asked', items }]
}

function tagsOf({ form, isFollowUp, directedTo, responder, waitSeconds }: Question): string[] {
  return [
    ...(form === null ? [] : [formTitles[form]]),
    ...(isFollowUp ? ['Follow-up'] : []),
    ...(directedTo === null ? [] : [directionTitles[directedTo]]),
    ...(responder === null ? [] : [`Seat ${responder}`]),
    ...(waitSeconds === null ? [] : [`Wait ${waitWords(waitSeconds)}`]),
  ]
}

function notesOn({ questions, isNoneAsked }: QuestioningCapture, academic: readonly Academic[]): string[] {
  if (questions.length === 0)
    return [isNoneAsked ? 'No question was asked.' : 'No question was recorded yet.']
  return academic.length < ENOUGH_QUESTIONS
    ? [`Fewer than ${ENOUGH_QUESTIONS} academic questions: no percentages are shown.`]
    : []
}
