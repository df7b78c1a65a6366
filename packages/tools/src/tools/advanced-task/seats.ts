import type { AdvancedTaskCapture } from './advanced-task.shape.ts'

export const USUAL_ROOM = 24

export const zones = ['front', 'middle', 'back'] as const
export type Zone = (typeof zones)[number]

export const zoneTitles: Readonly<Record<Zone, string>> = { front: 'Front', middle: 'Middle', back: 'Back' }

/** Seats spread evenly over the room, so that no corner is left out. */
export function spreadSeats(roomSeats: number, count: number): number[] {
  const many = Math.min(roomSeats, count)
  return Array.from({ length: many }, (_, index) => Math.ceil(((index + 0.5) * roomSeats) / many))
}

/** The sampled seats, in the order of the room. */
export function sampledIn({ sampled }: AdvancedTaskCapture): number[] {
  return Object.keys(sampled)
    .map(Number)
    .sort((a, b) => a - b)
}

/** The zone of a seat: seats are counted from the front, row by row, a third of them each. */
export function zoneOf(seat: number, roomSeats: number): Zone {
  if (seat <= Math.ceil(roomSeats / 3)) return 'front'
  return seat <= Math.ceil((2 * roomSeats) / 3) ? 'middle' : 'back'
}
