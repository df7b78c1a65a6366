import { verdict } from '../say.ts'
import type { Figures } from './measure-line.ts'
import type { Measured } from './measured.ts'
import { shown, tableOf } from './table.ts'

const MOST_GROWTH = 1.2

/**
 * A table of what a call costs at every size, p50 and processor, and how many times as much at the largest as at the
 * smallest.
 */
export function growthTable(measured: readonly Measured[]): string {
  const sizes = measured.map(({ size }) => size.toLocaleString('en-US'))
  const head = ['Call', ...sizes.flatMap((size) => [`${size}, p50 ms`, 'CPU ms']), 'p50 ×', 'CPU ×', 'Goal']
  const names = measured[0]?.figures.map(({ line }) => line.name) ?? []
  const rows = names.map((name) => {
    const found = measured.flatMap(({ figures }) => figures.filter(({ line }) => line.name === name))
    const costs = found.flatMap((it) => [shown(it.p50, 1), shown(cpuOf(it), 1)])
    const cpu = growthOf(found, cpuOf)
    const times = [growthOf(found, ({ p50 }) => p50), cpu].map((growth) => shown(growth, 2))
    return [name, ...costs, ...times, verdict(`CPU × ${MOST_GROWTH}`, cpu, MOST_GROWTH)]
  })
  return tableOf([head, ...rows])
}

function cpuOf({ cpu }: Figures): number {
  return cpu.server + cpu.engine
}

function growthOf(found: readonly Figures[], figure: (it: Figures) => number): number {
  const [smallest, largest] = [found.at(0), found.at(-1)]
  return smallest && largest ? figure(largest) / figure(smallest) : Number.NaN
}
