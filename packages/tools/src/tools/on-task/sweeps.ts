import { addRates, type Rate, sum } from '@corridor/domain/numbers/statistics'
import { LATE_AFTER_MS } from '../../passes/due-words.ts'
import { passDueAt } from '../../passes/pass-due.ts'
import { type Code, codes } from './codes.ts'
import type { OnTaskConfig, Sweep } from './on-task.shape.ts'

/** Fewer sweeps say little about a lesson. */
export const ENOUGH_SWEEPS = 5

/** How many students have each code, and how many have none yet; together they are those present. */
export interface Tally extends Readonly<Record<Code, number>> {
  readonly present: number
  readonly toGo: number
}

export function tallyOf({ present, seats, counts }: Sweep): Tally {
  const tally = { 'on-task': 0, passive: 0, active: 0, 'other-work': 0, 'cannot-see': 0, ...counts }
  for (const [seat, code] of Object.entries(seats)) if (Number(seat) <= present) tally[code] += 1
  // Two devices may have counted more than either saw: then more were there.
  const coded = sum(Object.values(tally))
  return { ...tally, present: Math.max(present, coded), toGo: Math.max(0, present - coded) }
}

export function dueAt(first: Sweep, index: number, { secondsBetweenSweeps }: OnTaskConfig): number {
  return passDueAt(first, index, secondsBetweenSweeps)
}

/** Whether a sweep was late; one beyond the plan has no time that it could miss. */
export function isLate(sweeps: readonly Sweep[], index: number, config: OnTaskConfig): boolean {
  return index < config.plannedSweeps && lateBy(sweeps, index, config) > LATE_AFTER_MS
}

/** How late a sweep began, in milliseconds; negative where it began early. */
export function lateBy(sweeps: readonly Sweep[], index: number, config: OnTaskConfig): number {
  const [first, sweep] = [sweeps[0], sweeps[index]]
  return first && sweep ? Date.parse(sweep.startedAt) - dueAt(first, index, config) : 0
}

export function isComplete(sweep: Sweep): boolean {
  const { present, toGo } = tallyOf(sweep)
  return present > 0 && toGo === 0
}

export function isScorable(sweep: Sweep): boolean {
  return sweep.isLearningActivity && isComplete(sweep)
}

/** The students on task, of those who could be seen. Other school work counts as seen, and not as on task. */
export function rateOf(sweep: Sweep): Rate {
  const tally = tallyOf(sweep)
  return { k: tally['on-task'], n: tally.present - tally['cannot-see'] - tally.toGo }
}

export function visitRate(sweeps: readonly Sweep[]): Rate {
  return addRates(sweeps.filter(isScorable).map(rateOf))
}

export function totalsOf(sweeps: readonly Sweep[]): Record<Code, number> {
  const tallies = sweeps.map(tallyOf)
  const entries = codes.map((code) => [code, sum(tallies.map((it) => it[code]))] as const)
  return Object.fromEntries(entries) as Record<Code, number>
}
