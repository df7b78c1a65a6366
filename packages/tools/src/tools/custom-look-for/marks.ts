import { NONE } from './answer-types.ts'
import type { LookForCapture, Mark, Run } from './custom-look-for.shape.ts'
import type { LookFor, LookForSet } from './set/look-for-set.shape.ts'
import { itemsIn } from './set/set-order.ts'

export const blankCapture: LookForCapture = { marks: {}, runs: [], files: [] }

/** A mark without an answer. */
export function blankMark(at: string): Mark {
  return { at, state: null, choice: null, choices: {}, number: null, text: '', evidence: '' }
}

export function runsOf({ runs }: LookForCapture, item: LookFor): readonly Run[] {
  return runs
    .filter(({ itemId }) => itemId === item.id)
    .toSorted((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt))
}

/** Whether somebody looked, and said so. Evidence alone says nothing yet. */
export function isMarked(item: LookFor, mark: Mark | undefined, runs: readonly Run[]): boolean {
  if (mark?.state === 'no-opportunity') return true
  if (item.type === 'timer') return runs.length > 0
  if (!mark) return false
  if (item.type === 'present') return mark.state !== null
  if (item.type === 'text') return mark.text.trim() !== ''
  if (item.type === 'count' || item.type === 'percent') return mark.number !== null
  if (item.type === 'multiple') return mark.choice === NONE || chosenIn(item, mark).length > 0
  return item.options.some(({ id }) => id === mark.choice)
}

export function isMarkedIn(capture: LookForCapture, item: LookFor): boolean {
  return isMarked(item, capture.marks[item.id], runsOf(capture, item))
}

/** The chosen options of a multiple choice that still exist. */
function chosenIn(item: LookFor, mark: Mark): readonly string[] {
  return item.options.filter(({ id }) => mark.choices[id]).map(({ id }) => id)
}

export function markedOf(capture: LookForCapture, items: readonly LookFor[]): number {
  return items.filter((item) => isMarkedIn(capture, item)).length
}

/** How long all timings lasted together. A running one counts until `until`, and no longer than the visit. */
export function millisecondsOf(runs: readonly Run[], until: number): number {
  const lasted = ({ startedAt, endedAt }: Run) =>
    Math.max(0, (endedAt === null ? until : Date.parse(endedAt)) - Date.parse(startedAt))
  return runs.reduce((total, run) => total + lasted(run), 0)
}

/** What the capture lacks: items may stay without a mark, but not all of them. */
export function missingIn(capture: LookForCapture, set: LookForSet): readonly string[] {
  return itemsIn(set).some((item) => isMarkedIn(capture, item)) ? [] : ['Mark at least one look-for.']
}

/** Required items without a mark. The observation may be finished without, and needs it to be sent. */
export function stillRequired(capture: LookForCapture, set: LookForSet): readonly LookFor[] {
  return itemsIn(set).filter((item) => item.isRequired && !isMarkedIn(capture, item))
}
