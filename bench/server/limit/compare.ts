import type { Product } from '../../../e2e/product.ts'
import { say } from '../../say.ts'
import type { Cluster } from '../cluster.ts'
import { type Case, everyCase } from './cases.ts'
import { removeMade } from './ids.ts'
import { dropLimitTables, makeLimitTables } from './limit-tables.ts'
import { type Cost, costOf, type Loaded, load, type Shot } from './load.ts'
import { startLimit } from './start-limit.ts'

/** One compared case: what the product took, and the bare server in turns with it. */
export interface Compared {
  readonly work: Case
  readonly product: Cost
  /** The bare server’s cost in every other round, and in those between; empty where no bare server does the same. */
  readonly limits: readonly number[]
}

/** Two passes of the bare server that differ by more say that the machine was not the same for both. */
const MOST_APART = 0.15
const TRIES = 3
/** The rounds of both sides in turns: whatever else the machine does falls on both. */
const ROUNDS = 10
/**
 * Rounds until code that runs all day long is compiled as it will be: some four thousand requests. Node’s part of a list
 * still falls by a sixth between the fifteenth round and the thirtieth, and no more after that.
 */
const WARMING = 30

/** Compares every case at one size of the district. */
export async function compareAll(
  cluster: Cluster,
  product: Product,
  folder: string,
  signal: AbortSignal,
): Promise<Compared[]> {
  await makeLimitTables(cluster)
  const bare = await startLimit(folder)
  try {
    const postmaster = await product.enginePid()
    const sides = {
      product: sideOf(product.url, { pid: product.server.pid ?? Number.NaN, postmaster }),
      limit: sideOf(bare.url, { pid: bare.pid, postmaster }),
    }
    const compared: Compared[] = []
    for (const work of await everyCase(cluster, product.url)) {
      signal.throwIfAborted()
      for (let round = 0; round < WARMING; round++) await once(work, sides)
      const line = await compareUntilSteady(work, sides, signal)
      say(work.name, `${costOf(line.product).toFixed(2)} ms`, sayLimits(line))
      compared.push(line)
      await removeMade(cluster)
    }
    return compared
  } finally {
    await bare.stop()
    await removeMade(cluster)
    await dropLimitTables(cluster)
  }
}

function sayLimits({ limits }: Compared): string {
  return limits.length === 0 ? '' : `limit ${limits.map((it) => it.toFixed(2)).join(' and ')}`
}

type Side = (work: Case['product']) => Promise<Cost>

function sideOf(url: string, loaded: Loaded): Side {
  const whole =
    (shot: Shot): Shot =>
    (nth) => {
      const it = shot(nth)
      return { ...it, url: url + it.url }
    }
  return async ({ count, ready }) => {
    const shot = await ready((many, first) => load(loaded, many, whole(first)))
    return load(loaded, count, whole(shot))
  }
}

type Sides = Readonly<Record<'product' | 'limit', Side>>

async function once(work: Case, sides: Sides) {
  const limit = work.limit && costOf(await sides.limit(work.limit))
  return { limit, product: await sides.product(work.product) }
}

/** Compares a case, again where the machine was not the same; at last as it came out. */
async function compareUntilSteady(work: Case, sides: Sides, signal: AbortSignal): Promise<Compared> {
  for (let tried = 1; ; tried++) {
    const rounds: Awaited<ReturnType<typeof once>>[] = []
    for (let round = 0; round < ROUNDS; round++) {
      signal.throwIfAborted()
      rounds.push(await once(work, sides))
    }
    const limits = [0, 1].flatMap((turn) => {
      const found = rounds.filter((_, nth) => nth % 2 === turn).flatMap(({ limit }) => limit ?? [])
      return found.length === 0 ? [] : [mean(found)]
    })
    const product = {
      server: mean(rounds.map((it) => it.product.server)),
      engine: mean(rounds.map((it) => it.product.engine)),
    }
    const compared = { work, product, limits }
    if (isSteady(compared) || tried === TRIES) return compared
  }
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, it) => sum + it, 0) / numbers.length
}

export function isSteady({ limits }: Pick<Compared, 'limits'>): boolean {
  return limits.length === 0 || Math.max(...limits) <= (1 + MOST_APART) * Math.min(...limits)
}
