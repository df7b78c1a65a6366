import { LATE_AFTER_MS } from '../../passes/due-words.ts'
import { passDueAt } from '../../passes/pass-due.ts'
import type { AdvancedTaskCapture, AdvancedTaskConfig, Look, Round } from './advanced-task.shape.ts'
import { type Level, levels } from './engagement.ts'
import { sampledIn } from './seats.ts'

/** How many seats are at each level; with those not looked at yet they make up the sample. */
export interface Tally {
  readonly counts: Readonly<Record<Level, number>>
  readonly notSeen: number
  readonly sampled: number
}

export interface SeatLook extends Look {
  readonly seat: number
}

/** The looks at the sample; a seat that was taken out of it no longer counts. */
function looksOf({ looks }: Round, seats: readonly number[]): SeatLook[] {
  return seats.flatMap((seat) => {
    const look = looks[seat]
    return look ? [{ seat, ...look }] : []
  })
}

export function countLevels(looks: readonly Look[]): Record<Level, number> {
  const counts = { 0: 0, 1: 0, 2: 0, 3: 0 }
  for (const { level } of looks) counts[level] += 1
  return counts
}

export function tallyOf(round: Round, seats: readonly number[]): Tally {
  const looks = looksOf(round, seats)
  return { counts: countLevels(looks), notSeen: seats.length - looks.length, sampled: seats.length }
}

/** All looks at seats in the rounds for which `is` holds. */
export function looksWhere(
  capture: AdvancedTaskCapture,
  is: (round: Round) => boolean = () => true,
): SeatLook[] {
  const seats = sampledIn(capture)
  return capture.rounds.filter(is).flatMap((round) => looksOf(round, seats))
}

export function dueAt(first: Round, index: number, { secondsBetweenRounds }: AdvancedTaskConfig): number {
  return passDueAt(first, index, secondsBetweenRounds)
}

/** Whether a round was late; one beyond the plan has no time that it could miss. */
export function isLate(rounds: readonly Round[], index: number, config: AdvancedTaskConfig): boolean {
  const [first, round] = [rounds[0], rounds[index]]
  if (!first || !round || index >= config.plannedRounds) return false
  return Date.parse(round.startedAt) - dueAt(first, index, config) > LATE_AFTER_MS
}

export function isSeen(round: Round, seats: readonly number[]): boolean {
  return seats.length > 0 && tallyOf(round, seats).notSeen === 0
}

/** “1 not engaged, 0 in and out, …”: one level is never shown without the others. */
export function eachLevel(word: (level: Level) => string): string {
  return levels.map(word).join(', ')
}
