import { isSame } from '@corridor/domain/data/json'
import { MOST_COUNTED, NONE, type State } from '../answer-types.ts'
import type { Attached, LookForCapture, Mark, Run } from '../custom-look-for.shape.ts'
import { blankMark } from '../marks.ts'
import type { LookFor } from '../set/look-for-set.shape.ts'

type Answer = Partial<Omit<Mark, 'at' | 'evidence'>>

const noAnswer = { state: null, choice: null, choices: {}, number: null } as const

/** Marks an item with a state; a state chosen again is taken back. */
export function markState(capture: LookForCapture, item: LookFor, state: State, at: string): LookForCapture {
  const isChosen = capture.marks[item.id]?.state === state
  return answer(capture, item, { ...noAnswer, state: isChosen ? null : state }, at)
}

/** Chooses an option, or adds one to a multiple choice; an option chosen again is taken back. */
export function choose(capture: LookForCapture, item: LookFor, option: string, at: string): LookForCapture {
  const mark = capture.marks[item.id]
  if (item.type !== 'multiple' || option === NONE) {
    const isChosen = mark?.choice === option
    return answer(capture, item, { ...noAnswer, choice: isChosen ? null : option }, at)
  }
  const { [option]: chosen, ...others } = mark?.choices ?? {}
  return answer(capture, item, { ...noAnswer, choices: chosen ? others : { ...others, [option]: true } }, at)
}

export function enterNumber(
  capture: LookForCapture,
  item: LookFor,
  next: (before: number | null) => number,
  at: string,
): LookForCapture {
  const most = item.type === 'percent' ? 100 : MOST_COUNTED
  const number = Math.max(0, Math.min(most, next(capture.marks[item.id]?.number ?? null)))
  return answer(capture, item, { ...noAnswer, number }, at)
}

export function writeText(capture: LookForCapture, item: LookFor, text: string, at: string): LookForCapture {
  return answer(capture, item, { text }, capture.marks[item.id]?.at ?? at)
}

/** Takes an answer back; its evidence stays. */
export function clearAnswer(capture: LookForCapture, item: LookFor, at: string): LookForCapture {
  const cleared = answer(capture, item, { ...noAnswer, text: '' }, at)
  return { ...cleared, runs: cleared.runs.filter(({ itemId }) => itemId !== item.id) }
}

export function writeEvidence(
  capture: LookForCapture,
  item: LookFor,
  evidence: string,
  at: string,
): LookForCapture {
  const mark = capture.marks[item.id] ?? blankMark(at)
  return withMark(capture, item, { ...mark, evidence })
}

/** Starts a timing, or stops the one that runs. */
export function startOrStop(capture: LookForCapture, item: LookFor, id: string, at: string): LookForCapture {
  const isOpen = (run: Run) => run.itemId === item.id && run.endedAt === null
  if (capture.runs.some(isOpen)) {
    return { ...capture, runs: capture.runs.map((run) => (isOpen(run) ? { ...run, endedAt: at } : run)) }
  }
  const run = { id, itemId: item.id, startedAt: at, endedAt: null }
  return { ...answer(capture, item, noAnswer, at), runs: [...capture.runs, run] }
}

/** Moves the end of a timing; it never ends before it began. */
export function lengthenRun(capture: LookForCapture, id: string, seconds: number): LookForCapture {
  const moved = (run: Run): Run => {
    if (run.id !== id || run.endedAt === null) return run
    const end = Math.max(Date.parse(run.startedAt), Date.parse(run.endedAt) + seconds * 1_000)
    return { ...run, endedAt: new Date(end).toISOString() }
  }
  return { ...capture, runs: capture.runs.map(moved) }
}

export function removeRun(capture: LookForCapture, id: string): LookForCapture {
  return { ...capture, runs: capture.runs.filter((run) => run.id !== id) }
}

export function attach(capture: LookForCapture, attached: Attached): LookForCapture {
  return { ...capture, files: [...capture.files, attached] }
}

export function removeFile(capture: LookForCapture, id: string): LookForCapture {
  return { ...capture, files: capture.files.filter((it) => it.id !== id) }
}

function answer(capture: LookForCapture, item: LookFor, given: Answer, at: string): LookForCapture {
  const mark = capture.marks[item.id] ?? blankMark(at)
  return withMark(capture, item, { ...mark, ...given, at })
}

/** The capture with a mark; a mark that says nothing any more is dropped. */
function withMark(capture: LookForCapture, item: LookFor, mark: Mark): LookForCapture {
  const { [item.id]: _, ...others } = capture.marks
  const isBlank = isSame(mark, blankMark(mark.at))
  return { ...capture, marks: isBlank ? others : { ...others, [item.id]: mark } }
}
