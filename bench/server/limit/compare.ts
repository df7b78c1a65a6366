import type { Product } from '../../../e2e/product.ts'
import { say } from '../../say.ts'
import type { Cluster } from '../cluster.ts'
import { type Case, everyCase } from './cases.ts'
import { removeMade } from './ids.ts'
import { dropLimitTables, makeLimitTables } from './limit-tables.ts'
import { type Cost, costOf, type Loaded, load, type Shot } from './load.ts'
import { startLimit } from './start-limit.ts'

/** One line: what the product took, and the bare server right before and right after it. */
export interface Compared {
  readonly work: Case
  readonly product: Cost
  /** Empty where no bare server does the same. */
  readonly limits: readonly number[]
}

/** Two passes of the bare server that differ by more say that the machine was not the same for both. */
const MOST_APART = 0.15
const TRIES = 3

/** Every line at one size of the district, first until it is warm. */
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
      await sides.product(work.product)
      if (work.limit) await sides.limit(work.limit)
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

/** Once more where the machine was not the same; at the end as it came out. */
async function compareUntilSteady(
  work: Case,
  sides: Readonly<Record<'product' | 'limit', Side>>,
  signal: AbortSignal,
): Promise<Compared> {
  for (let tried = 1; ; tried++) {
    signal.throwIfAborted()
    const before = work.limit ? [costOf(await sides.limit(work.limit))] : []
    const product = await sides.product(work.product)
    const after = work.limit ? [costOf(await sides.limit(work.limit))] : []
    const compared = { work, product, limits: [...before, ...after] }
    if (isSteady(compared) || tried === TRIES) return compared
  }
}

export function isSteady({ limits }: Pick<Compared, 'limits'>): boolean {
  return limits.length === 0 || Math.max(...limits) <= (1 + MOST_APART) * Math.min(...limits)
}
