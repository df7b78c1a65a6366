import type { Visit } from '../tool.ts'
import type { Question } from './higher-level-questioning.shape.ts'

const SLOT_SECONDS = 300

/** Parts of a visit; few stay longer than the last one begins. */
export const slots = ['0-5', '5-10', '10-15', '15-20', '20-25', '25-plus'] as const
export type Slot = (typeof slots)[number]

export const slotTitles: Readonly<Record<Slot, string>> = {
  '0-5': '0 to 5 min',
  '5-10': '5 to 10 min',
  '10-15': '10 to 15 min',
  '15-20': '15 to 20 min',
  '20-25': '20 to 25 min',
  '25-plus': 'After 25 min',
}

export function slotOf({ at }: Question, { startedAt }: Visit): Slot {
  const place = Math.floor(secondsBetween(startedAt, at) / SLOT_SECONDS)
  return slots[Math.min(place, slots.length - 1)] ?? '0-5'
}

/** How long questions could be heard. Of a visit that goes on, until the last of them. */
export function secondsObserved(questions: readonly Question[], { startedAt, endedAt }: Visit): number {
  const last = Math.max(Date.parse(startedAt), ...questions.map(({ at }) => Date.parse(at)))
  return secondsBetween(startedAt, endedAt ?? new Date(last).toISOString())
}

export function secondsIn(slot: Slot, observed: number): number {
  const place = slots.indexOf(slot)
  const left = Math.max(0, observed - place * SLOT_SECONDS)
  return place === slots.length - 1 ? left : Math.min(left, SLOT_SECONDS)
}

function secondsBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1_000))
}
