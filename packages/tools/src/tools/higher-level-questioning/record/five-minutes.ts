import type { Visit } from '../../../definition/tool.ts'
import { FIVE_MINUTES, MOST_STRETCHES, secondsBetween, stretchAt } from '../../../visit/visit-stretches.ts'
import type { Question } from '../higher-level-questioning.shape.ts'

/** Parts of a visit that add up over visits; few stay longer than the last one begins. */
export const slots = ['0-5', '5-10', '10-15', '15-20', '20-25', '25-plus'] as const
export type Slot = (typeof slots)[number]

export function slotTitle(slot: Slot): string {
  return titleAt(slots.indexOf(slot), slots.length)
}

export function slotOf({ at }: Question, visit: Visit): Slot {
  return slots[stretchAt(at, visit, slots.length)] ?? '0-5'
}

export function secondsIn(slot: Slot, observed: number): number {
  return secondsAt(slots.indexOf(slot), slots.length, observed)
}

/** Five minutes of a visit, what was asked in them, and how long somebody listened. */
export interface Stretch<Asked> {
  readonly title: string
  readonly asked: readonly Asked[]
  readonly seconds: number
}

/** The questions by stretches of five minutes, over the length of the visit. */
export function stretchesOf<Asked extends Question>(
  questions: readonly Asked[],
  visit: Visit,
  observed: number,
): Stretch<Asked>[] {
  const placed = questions.map((it) => ({ it, place: stretchAt(it.at, visit) }))
  const heard = Math.min(MOST_STRETCHES, Math.ceil(observed / FIVE_MINUTES))
  const length = Math.max(heard, ...placed.map(({ place }) => place + 1))
  return Array.from({ length }, (_, place) => ({
    title: titleAt(place, MOST_STRETCHES),
    asked: placed.filter((its) => its.place === place).map(({ it }) => it),
    seconds: secondsAt(place, MOST_STRETCHES, observed),
  }))
}

/** How long questions could be heard; in a running visit, until the last of them. */
export function secondsObserved(questions: readonly Question[], { startedAt, endedAt }: Visit): number {
  const last = Math.max(Date.parse(startedAt), ...questions.map(({ at }) => Date.parse(at)))
  return secondsBetween(startedAt, endedAt ?? new Date(last).toISOString())
}

function secondsAt(place: number, places: number, observed: number): number {
  const left = Math.max(0, observed - place * FIVE_MINUTES)
  return place === places - 1 ? left : Math.min(left, FIVE_MINUTES)
}

/** “5 to 10 min”; the last one has no end. */
function titleAt(place: number, places: number): string {
  return place === places - 1 ? `After ${place * 5} min` : `${place * 5} to ${place * 5 + 5} min`
}
