import { verdict } from '../say.ts'
import type { Compared } from './limit/compare.ts'
import { BAREST } from './lines.ts'
import type { Figures } from './measure-line.ts'
import type { Standing } from './starting.ts'
import { shown, tableOf } from './table.ts'

/** Everything about one size of the district. */
export interface Measured {
  /** How many observations the district has. */
  readonly size: number
  readonly figures: readonly Figures[]
  /** The number of statements, by the name of the line. */
  readonly statements: ReadonlyMap<string, number>
  /** The comparison with a bare server; absent where reports alone are asked for. */
  readonly compared?: readonly Compared[]
  readonly standing: Standing
}

const MOST_KILOBYTES = 100
const MOST_MEGABYTES = 20

/** A table with a row for each line, with the goals that a report has. */
export function sizeTable({ figures, statements }: Measured): string {
  const barest = figures.find(({ line }) => line.name === BAREST.name)?.p50 ?? Number.NaN
  const rows = figures.map((it) => {
    const { line, p50, p99, cpu, bytes, memory, calls } = it
    const kilobytes = [bytes.sent, bytes.plain].map((count) => shown(count / 1000, 1))
    return [
      line.name,
      shown(p50, 1),
      shown(p99, 1),
      shown(cpu.server, 1),
      shown(cpu.engine, 1),
      String(statements.get(line.name) ?? '–'),
      ...kilobytes,
      shown(memory.before, 0),
      shown(memory.after, 0),
      String(calls),
      goalsOf(it, barest),
    ]
  })
  return tableOf([HEAD, ...rows])
}

const HEAD = [
  'Call',
  'p50 ms',
  'p99 ms',
  'CPU ms, server',
  'PostgreSQL',
  'Statements',
  'kB sent',
  'kB plain',
  'MB before',
  'MB after',
  'Calls',
  'Goals',
]

function goalsOf({ line: { goal }, p50, p99, bytes, memory }: Figures, barest: number): string {
  if (!goal) return ''
  const verdicts = [verdict(`p50 + ${goal.p50} ms`, p50 - barest, goal.p50)]
  if (goal.p99 !== undefined) verdicts.push(verdict(`p99 + ${goal.p99} ms`, p99 - barest, goal.p99))
  verdicts.push(verdict(`${MOST_KILOBYTES} kB`, bytes.sent / 1000, MOST_KILOBYTES))
  verdicts.push(verdict(`+ ${MOST_MEGABYTES} MB`, memory.after - memory.before, MOST_MEGABYTES))
  return verdicts.join('; ')
}
