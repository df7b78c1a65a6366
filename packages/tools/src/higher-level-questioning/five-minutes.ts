import type { Visit } from '../tool.ts'
import type { Question } from './higher-level-questioning.shape.ts'

const FIVE_MINUTES = 300
/** A visit that was forgotten for hours draws no bar for each of its five minutes. */
const MOST_STRETCHES = 36

/** Parts of a visit that add up over visits; few stay longer than the last one begins. */
export const slots = ['0-5', '5-10', '10-15', '15-20', '20-25', '25-plus'] as const
export type Slot = (typeof slots)[number]

export function slotTitle(slot: Slot): string {
  return titleAt(slots.indexOf(slot), slots.length)
}

export function slotOf(question: Question, visit: Visit): Slot {
  return slots[placeIn(question, visit, slots.length)] ?? '0-5'
}

export function secondsIn(slot: Slot, observed: number): number {
  return secondsAt(slots.indexOf(slot), slots.length, observed)
}

/** Five minutes, what was asked in them, and how long somebody listened. */
export interface Stretch<Asked> {
  readonly title: string
  readonly asked: readonly Asked[]
  readonly seconds: number
}

/** Of one visit all its five minutes, as long as it was. */
export function stretchesOf<Asked extends Question>(
  questions: readonly Asked[],
  visit: Visit,
  observed: number,
): Stretch<Asked>[] {
  const placed = questions.map((it) => ({ it, place: placeIn(it, visit, MOST_STRETCHES) }))
  const heard = Math.min(MOST_STRETCHES, Math.ceil(observed / FIVE_MINUTES))
  const length = Math.max(heard, ...placed.map(({ place }) => place + 1))
  return Array.from({ length }, (_, place) => ({
    title: titleAt(place, MOST_STRETCHES),
    asked: placed.filter((its) => its.place === place).map(({ it }) => it),
    seconds: secondsAt(place, MOST_STRETCHES, observed),
  }))
}

/** How long questions could be heard. Of a visit that goes on, until the last of them. */
export function secondsObserved(questions: readonly Question[], { startedAt, endedAt }: Visit): number {
  const last = Math.max(Date.parse(startedAt), ...questions.map(({ at }) => Date.parse(at)))
  return secondsBetween(startedAt, endedAt ?? new Date(last).toISOString())
}

/** What stands at the end of a visit, or after it, was asked in its last five minutes: then nobody listened. */
function placeIn({ at }: Question, { startedAt, endedAt }: Visit, places: number): number {
  const last =
    endedAt === null ? Number.POSITIVE_INFINITY : Math.max(0, secondsBetween(startedAt, endedAt) - 1)
  const place = Math.floor(Math.min(secondsBetween(startedAt, at), last) / FIVE_MINUTES)
  return Math.min(place, places - 1)
}

function secondsAt(place: number, places: number, observed: number): number {
  const left = Math.max(0, observed - place * FIVE_MINUTES)
  return place === places - 1 ? left : Math.min(left, FIVE_MINUTES)
}

/** «5 to 10 min»; the last one has no end. */
function titleAt(place: number, places: number): string {
  return place === places - 1 ? `After ${place * 5} min` : `${place * 5} to ${place * 5 + 5} min`
}

function secondsBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1_000))
}
