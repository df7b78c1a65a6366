import type { Product } from '../../e2e/product.ts'
import { percentile } from '../statistics.ts'
import type { Line, Readers } from './lines.ts'
import { cpuOf, cpuOfEngine, memoryOf } from './processes.ts'
import { type Answer, bytesOf } from './reader.ts'

/** The figures of one call, in milliseconds, bytes and megabytes. */
export interface Figures {
  readonly line: Line
  readonly calls: number
  readonly p50: number
  readonly p99: number
  /** Milliseconds of the server’s process and of PostgreSQL’s. */
  readonly cpu: { readonly server: number; readonly engine: number }
  readonly bytes: { readonly plain: number; readonly sent: number }
  /** The server’s memory, before the line was first asked and after it was asked last. */
  readonly memory: { readonly before: number; readonly after: number }
}

/** Code that runs all day long is compiled after some thousand calls, which costs as much as they do. */
const WARMING = { calls: 1_000, ms: 10_000 }
const TIMED = { calls: 200, ms: 10_000 }
/** The fewest calls, however slow they are. */
const FEWEST = 10

/** Measures one line: calls after each other, first until the product is warm. */
export async function measureLine(product: Product, readers: Readers, line: Line): Promise<Figures> {
  const server = product.server.pid ?? Number.NaN
  const postmaster = await product.enginePid()
  const before = memoryOf(server)
  const ask = () => readers[line.who].ask(line.path)
  await callUntil(ask, WARMING)
  const cpu = { server: cpuOf(server), engine: cpuOfEngine(postmaster) }
  const { times, last } = await callUntil(ask, TIMED)
  const each = (used: number) => used / times.length
  return {
    line,
    calls: times.length,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    cpu: {
      server: each(cpuOf(server) - cpu.server),
      engine: each(cpuOfEngine(postmaster) - cpu.engine),
    },
    bytes: { plain: bytesOf(last).length, sent: last.sent.length },
    memory: { before, after: memoryOf(server) },
  }
}

/** The figures of a line that the server refused or gave up on: nothing of it was measured, and it has met no goal. */
export function unanswered(line: Line): Figures {
  const none = Number.NaN
  return {
    line,
    calls: 0,
    p50: none,
    p99: none,
    cpu: { server: none, engine: none },
    bytes: { plain: none, sent: none },
    memory: { before: none, after: none },
  }
}

async function callUntil(ask: () => Promise<Answer>, enough: typeof TIMED) {
  const began = performance.now()
  let last = await ask()
  const times = [last.ms]
  while (times.length < enough.calls) {
    if (times.length >= FEWEST && performance.now() - began > enough.ms) break
    last = await ask()
    times.push(last.ms)
  }
  return { times, last }
}
