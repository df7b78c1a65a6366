import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from './product.ts'

/** One product for all journeys, on the day of the mock-ups. */
export default async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'corridor-e2e-'))
  const product = await startProduct(folder, { SAMPLE_TODAY: '2026-10-22' })
  process.env.CORRIDOR_URL = product.url
  return async () => {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
