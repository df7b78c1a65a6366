import type { AdvancedTaskCapture, Look } from '@corridor/tools/tools/advanced-task/advanced-task.shape'
import { isOffTask, type Level, type OffTaskKind } from '@corridor/tools/tools/advanced-task/engagement'
import { spreadSeats } from '@corridor/tools/tools/advanced-task/seats'
import type { Demand, Setting, Source } from '@corridor/tools/tools/advanced-task/task-terms'
import { type Random, seededRandom } from '../random.ts'
import { uuidV7 } from '../uuid-v7.ts'
import type { Scene } from './scene.ts'

const FIRST_ROUND_AFTER = 40
const SECONDS_BETWEEN_ROUNDS = 60
const ROUNDS = 3
const SAMPLED = { seats: 10, seatsBefore: 6 }

/** A capture of three rounds over the same seats. The more a task asks for, the deeper some students are in it. */
export function advancedTaskCapture({ educator, startedAt, students, random, ...scene }: Scene) {
  const depth = seededRandom(`the tasks of ${educator}`).next()
  const seats = spreadSeats(students, scene.isThisYear ? SAMPLED.seats : SAMPLED.seatsBefore)
  const { demand, lift } = random.weighted(demands, (it) => it.weight)
  const terms = { demand, setting: anySetting(random), source: anySource(random) }
  const rounds = Array.from({ length: ROUNDS }, (_, index) => {
    const due = FIRST_ROUND_AFTER + index * SECONDS_BETWEEN_ROUNDS
    const begins = new Date(startedAt.getTime() + (due + random.integer(0, 12)) * 1_000)
    // A draft was left when its last round had just begun.
    const isOpen = !scene.isFinished && index === ROUNDS - 1
    return {
      id: uuidV7(begins, random),
      startedAt: begins.toISOString(),
      ...terms,
      looks: isOpen ? {} : looksAt(seats, depth + lift, random),
    }
  })
  const sampled = Object.fromEntries(seats.map((seat) => [seat, true as const]))
  return { roomSeats: students, sampled, rounds } satisfies AdvancedTaskCapture
}

function looksAt(seats: readonly number[], depth: number, random: Random): Record<string, Look> {
  return Object.fromEntries(seats.map((seat) => [seat, anyLook(depth, random)]))
}

function anyLook(depth: number, random: Random): Look {
  const { level } = random.weighted(levels, (it) => it.weight + it.depth * depth)
  const { kind } = random.weighted(offTask, (it) => it.weight)
  return { level, offTask: isOffTask(level) ? kind : null }
}

const levels: readonly { level: Level; weight: number; depth: number }[] = [
  { level: 0, weight: 3, depth: -1 },
  { level: 1, weight: 4, depth: -1 },
  { level: 2, weight: 10, depth: 2 },
  { level: 3, weight: 2, depth: 3 },
]

const offTask: readonly { kind: OffTaskKind | null; weight: number }[] = [
  { kind: 'waiting', weight: 3 },
  { kind: 'side-talk', weight: 3 },
  { kind: 'head-down', weight: 2 },
  { kind: 'device', weight: 2 },
  { kind: 'out-of-seat', weight: 1 },
  { kind: null, weight: 4 },
]

const demands: readonly { demand: Demand; weight: number; lift: number }[] = [
  { demand: 'dok-1', weight: 4, lift: 0 },
  { demand: 'dok-2', weight: 6, lift: 0.3 },
  { demand: 'dok-3', weight: 4, lift: 0.8 },
  { demand: 'dok-4', weight: 1, lift: 1.2 },
]

function anySetting(random: Random): Setting {
  return random.weighted(
    [
      { setting: 'whole-group', weight: 4 },
      { setting: 'small-group', weight: 3 },
      { setting: 'independent', weight: 4 },
    ] as const,
    (it) => it.weight,
  ).setting
}

function anySource(random: Random): Source {
  return random.weighted(
    [
      { source: 'assigned', weight: 7 },
      { source: 'by-need', weight: 2 },
      { source: 'choice', weight: 2 },
    ] as const,
    (it) => it.weight,
  ).source
}
