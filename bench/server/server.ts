import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sample, startProduct } from '../../e2e/product.ts'
import { sayLoad } from '../say.ts'
import { readAsked } from './asked.ts'
import { withCluster } from './cluster.ts'
import { grow } from './growing/grow.ts'
import { growthTable } from './growth-table.ts'
import { keptAhead } from './kept-ahead.ts'
import { limitTable } from './limit/limit-table.ts'
import { measureSize } from './measure-size.ts'
import { type Measured, sizeTable } from './measured.ts'
import { machine, writeSpeedPage } from './speed-page.ts'
import { sayStanding, startWatched } from './starting.ts'

const asked = readAsked(process.argv.slice(2))
const interrupted = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => interrupted.abort(new Error('Interrupted.')))

const folder = asked.folder ?? (await mkdtemp(join(tmpdir(), 'corridor-bench-')))
try {
  await loadSample()
  const engine = await engineVersion()
  console.log(`${machine(engine)}\n`)
  const measured: Measured[] = []
  for (const size of asked.sizes) {
    const found = await measureGrown(size)
    if (!found) continue
    measured.push(found)
    if (asked.isWritten) writeSpeedPage(asked.onlyReports ? 'reports' : 'server', measured, engine)
  }
  if (measured.length > 1) console.log(growthTable(measured))
} finally {
  if (asked.folder === undefined) await rm(folder, { recursive: true, force: true })
}

/** Loads the sample into the folder, or brings an older folder up to date. */
async function loadSample() {
  const product = await startProduct(folder, sample)
  await product.stop()
}

function engineVersion(): Promise<string> {
  return withCluster(folder, async ({ pool }) => {
    const { rows } = await pool.query<{ server_version: string }>('show server_version')
    return rows[0]?.server_version ?? 'unknown'
  })
}

/** Measures one size; undefined where the folder has grown beyond it. */
async function measureGrown(size: number): Promise<Measured | undefined> {
  const began = performance.now()
  const grown = await grow(folder, size, interrupted.signal)
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  const counted = `${grown.toLocaleString('en-US')} observations`
  if (grown > 1.05 * size) {
    console.log(`The folder has ${counted}: ${size.toLocaleString('en-US')} are left out.\n`)
    return undefined
  }
  console.log(`${counted}, after ${seconds} s of growing`)
  sayLoad()
  const { product, idle } = await startWatched(folder)
  try {
    const ahead = await keptAhead(folder, interrupted.signal)
    console.log(`What reports keep of months was counted in ${ahead.toFixed(0)} s`)
    const measured = await measureSize(
      { folder, product, idle, size: grown, onlyReports: asked.onlyReports },
      interrupted.signal,
    )
    if (measured.compared) console.log(`${limitTable(measured.compared)}\n`)
    sayStanding(measured.standing)
    console.log(`\n${sizeTable(measured)}\n`)
    return measured
  } finally {
    await product.stop()
  }
}
