import { setTimeout as pause } from 'node:timers/promises'
import { type Product, sample, startProduct } from '../../e2e/product.ts'
import { say, sayGoal } from '../say.ts'
import { cpuOf, memoryOf } from './processes.ts'

/** A start of the server's process on a folder that is ready for it, and what it held five seconds later. */
export interface Idle {
  readonly startMs: number
  /** Processor time of the start: on a busy machine it says more. */
  readonly startCpuMs: number
  readonly idleMb: number
}

export interface Standing extends Idle {
  /** The most that the process held until everything was asked. */
  readonly peakMb: number
}

const IDLE_MS = 5_000
/**
 * All measured requests come from one address: the product trusts this machine as a proxy to say whom they are from.
 */
const settings = { ...sample, TRUSTED_PROXIES: '127.0.0.0/8,::1' }

/** Starts the product three times; answers the last with the quickest of the starts. */
export async function startWatched(folder: string): Promise<{ product: Product; idle: Idle }> {
  const first = await startOnce(folder)
  await first.product.stop()
  const second = await startOnce(folder)
  await second.product.stop()
  const { product, ...third } = await startOnce(folder)
  const starts = [first, second, third]
  await pause(IDLE_MS)
  return {
    product,
    idle: {
      startMs: Math.min(...starts.map(({ startMs }) => startMs)),
      startCpuMs: Math.min(...starts.map(({ startCpuMs }) => startCpuMs)),
      idleMb: memoryOf(product.server.pid ?? Number.NaN),
    },
  }
}

async function startOnce(folder: string) {
  const began = performance.now()
  const product = await startProduct(folder, settings)
  const startMs = performance.now() - began
  return { product, startMs, startCpuMs: cpuOf(product.server.pid ?? Number.NaN) }
}

const GOALS = { startMs: 1_000, idleMb: 110, peakMb: 220 }

export function sayStanding({ startMs, startCpuMs, idleMb, peakMb }: Standing) {
  sayGoal('Start to the first answer, ms', startMs, GOALS.startMs, startMs.toFixed(0))
  say('Of it the server’s own processor time, ms', startCpuMs.toFixed(0))
  sayGoal('Memory of the server at rest, MB', idleMb, GOALS.idleMb, idleMb.toFixed(0))
  sayGoal('At most, after all that was asked, MB', peakMb, GOALS.peakMb, peakMb.toFixed(0))
}

export function standingRows({ startMs, startCpuMs, idleMb, peakMb }: Standing): string[] {
  return [
    `- Start to the first answer: ${startMs.toFixed(0)} ms (goal ${GOALS.startMs}), of which ${startCpuMs.toFixed(0)} ms are the server’s own processor time. The quickest of three.`,
    `- Memory of the server’s process: ${idleMb.toFixed(0)} MB at rest (goal ${GOALS.idleMb}), ${peakMb.toFixed(0)} MB at most (goal ${GOALS.peakMb}).`,
  ]
}
