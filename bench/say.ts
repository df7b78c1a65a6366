import { loadavg } from 'node:os'
import { percentile, spread } from './statistics.ts'

/** Prints one line: what was measured, what came out, and the goal beside it. */
export function say(what: string, value: string, beside = '') {
  console.log(`${what.padEnd(58)} ${value.padEnd(34)} ${beside}`.trimEnd())
}

/** Prints a value with “goal 50, met”; `limit` is the most that meets it. */
export function sayGoal(what: string, value: number, limit: number, shown = value.toFixed(1)) {
  say(what, shown, verdict(`goal ${limit}`, value, limit))
}

/** Prints “p50 …, p75 …, p95 …” of many values, with the goals of those. */
export function saySpread(what: string, values: readonly number[], goals: Readonly<Record<number, number>>) {
  const verdicts = Object.entries(goals).map(([share, limit]) =>
    verdict(`goal p${share} ${limit}`, percentile(values, Number(share) / 100), limit),
  )
  say(what, spread(values), verdicts.join('; '))
}

export function verdict(goal: string, value: number, limit: number): string {
  // A value that was not measured (NaN) has met nothing.
  return `${goal}, ${value <= limit ? 'met' : 'MISSED'}`
}

/** Warns that the machine is busy: then times are worth little. */
export function sayLoad() {
  const [load = 0] = loadavg()
  if (load > 1) say('The machine is busy: times come out too long', `load ${load.toFixed(1)}`)
}
