import { verdict } from '../../say.ts'
import { shown, tableOf } from '../table.ts'
import { type Compared, isSteady } from './compare.ts'
import { costOf } from './load.ts'

const HEAD = ['CPU ms a request', 'Limit', 'Product', 'Node + PostgreSQL', 'Ratio', 'Goal', 'Peers']

/**
 * A table with a row for each case: the limit, the product, how many times the limit it is, the goal, and what
 * others take.
 */
export function limitTable(compared: readonly Compared[]): string {
  return tableOf([HEAD, ...compared.map(rowOf)])
}

function rowOf(line: Compared): string[] {
  const { work, product, limits } = line
  const limit = limits.reduce((sum, it) => sum + it, 0) / limits.length
  const cost = costOf(product)
  return [
    work.name,
    limits.length === 0 ? '–' : shown(limit, 2),
    shown(cost, 2),
    `${shown(product.server, 2)} + ${shown(product.engine, 2)}`,
    limits.length === 0 ? '–' : ratioOf(line, cost / limit),
    goalOf(line, cost, cost / limit),
    work.peers ?? '',
  ]
}

function ratioOf({ limits, ...line }: Compared, ratio: number): string {
  if (isSteady({ limits, ...line })) return `${ratio.toFixed(1)} ×`
  return `not compared: limit ${limits.map((it) => it.toFixed(2)).join(' and ')}`
}

function goalOf(line: Compared, cost: number, ratio: number): string {
  const { goal } = line.work
  if ('ms' in goal) return verdict(`${goal.ms} ms`, cost, goal.ms)
  return isSteady(line) ? verdict(`${goal.times} ×`, ratio, goal.times) : `${goal.times} ×`
}
