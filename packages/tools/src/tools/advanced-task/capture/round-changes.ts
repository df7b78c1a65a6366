import { inOrder } from '../../../visit/in-order.ts'
import type { AdvancedTaskCapture, Look, Round } from '../advanced-task.shape.ts'
import { isOffTask, type Level, type OffTaskKind } from '../engagement.ts'
import { MOST_ROUNDS, MOST_SEATS } from '../limits.ts'

interface Begun extends Pick<Round, 'id' | 'startedAt'> {
  /** The room and the sample to begin with, should there be none yet. */
  readonly roomSeats: number
  readonly seats: readonly number[]
}

/** Starts a round, with the task of the one before. */
export function startRound(
  capture: AdvancedTaskCapture,
  { id, startedAt, roomSeats, seats }: Begun,
): AdvancedTaskCapture {
  if (capture.rounds.length >= MOST_ROUNDS) return capture
  const { demand = null, setting = 'whole-group', source = null } = inOrder(capture.rounds).at(-1) ?? {}
  const isNew = Object.keys(capture.sampled).length === 0
  const sampled = isNew ? { roomSeats, sampled: sampleOf(seats) } : {}
  const round: Round = { id, startedAt, demand, setting, source, looks: {} }
  return { ...capture, ...sampled, rounds: [...capture.rounds, round] }
}

function sampleOf(seats: readonly number[]): AdvancedTaskCapture['sampled'] {
  return Object.fromEntries(seats.map((seat) => [seat, true as const]))
}

export function removeRound(capture: AdvancedTaskCapture, id: string): AdvancedTaskCapture {
  return { ...capture, rounds: capture.rounds.filter((it) => it.id !== id) }
}

export function changeRound(
  capture: AdvancedTaskCapture,
  id: string,
  next: (round: Round) => Partial<Round>,
): AdvancedTaskCapture {
  return { ...capture, rounds: capture.rounds.map((it) => (it.id === id ? { ...it, ...next(it) } : it)) }
}

/** Records a look at a seat; a student who is in the task now was not doing something else. */
export function lookAt({ looks }: Round, seat: number, level: Level): Partial<Round> {
  const offTask = isOffTask(level) ? (looks[seat]?.offTask ?? null) : null
  return { looks: { ...looks, [seat]: { level, offTask } } }
}

/** Names what a seat did instead of the task; the same kind again takes it back. */
export function nameOffTask({ looks }: Round, seat: number, kind: OffTaskKind): Partial<Round> {
  const look = looks[seat]
  if (!look || !isOffTask(look.level)) return {}
  const named: Look = { ...look, offTask: look.offTask === kind ? null : kind }
  return { looks: { ...looks, [seat]: named } }
}

export function unlook({ looks }: Round, seat: number): Partial<Round> {
  const { [seat]: _, ...others } = looks
  return { looks: others }
}

/** Takes a seat into the sample, or out of it. Its looks stay, and count again once the seat is back. */
export function toggleSeat(capture: AdvancedTaskCapture, seat: number): AdvancedTaskCapture {
  const { [seat]: was, ...others } = capture.sampled
  return { ...capture, sampled: was ? others : { ...others, [seat]: true } }
}

export function resizeRoom(capture: AdvancedTaskCapture, roomSeats: number): AdvancedTaskCapture {
  return { ...capture, roomSeats: Math.min(MOST_SEATS, Math.max(1, roomSeats)) }
}
