import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type Product, sample, startFromSample, startProduct } from '../product.ts'

const ours = { 'x-requested-with': 'XMLHttpRequest', 'x-xsrf-token': 'known', cookie: 'XSRF-TOKEN=known' }
const isWhole = process.env.ALL_WIDTHS === 'yes' || process.env.FAULTS !== undefined
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? (isWhole ? 2 : 1))

let folder: string
let product: Product | undefined
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corridor-faults-'))
})
test.afterEach(async () => {
  await product?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Opens sessions as fast as it can until told to stop; keeps every token that the server acknowledged. */
function writer(url: string, acknowledged: string[]) {
  let isOver = false
  const work = async () => {
    while (!isOver) {
      const reply = await fetch(`${url}/api/auth/demo`, { method: 'POST', headers: ours }).catch(
        () => undefined,
      )
      const token = reply?.ok ? reply.headers.get('authorization') : undefined
      if (token) acknowledged.push(token)
      else await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  const done = Promise.all(Array.from({ length: 8 }, work))
  return async () => {
    isOver = true
    await done
  }
}

/** Whether a token is known; asks until it gets an answer: a busy server has not lost anything yet. */
async function isThere(url: string, token: string): Promise<boolean> {
  const { status } = await fetch(`${url}/api/auth/user`, { headers: { authorization: token } })
  if (status === 503) return isThere(url, token)
  return status === 200
}

async function lost(url: string, tokens: readonly string[]): Promise<string[]> {
  const missing: string[] = []
  for (const token of tokens) if (!(await isThere(url, token))) missing.push(token)
  return missing
}

async function killServer({ server }: Product) {
  server.kill('SIGKILL')
  await once(server, 'exit')
}

async function killEngine({ enginePid }: Product) {
  process.kill(await enginePid(), 'SIGKILL')
}

async function killBoth(it: Product) {
  await Promise.all([killEngine(it), killServer(it)])
}

for (const [what, kill, restarts, tag] of [
  ['the server', killServer, true, ['@long']],
  ['the engine', killEngine, false, ['@long']],
  ['the engine and the server', killBoth, true, []],
] as const) {
  test(`kill -9 of ${what} under load loses nothing that was acknowledged`, { tag: [...tag] }, async () => {
    test.setTimeout(300_000 + ROUNDS * 30_000)
    const startedAt = Date.now()
    product = await startFromSample(folder)
    // A busy machine is slow, and not wrong: three times what a start takes now.
    const patience = Math.max(30_000, 3 * (Date.now() - startedAt))
    const settings = { ...sample, PORT: new URL(product.url).port }
    const acknowledged: string[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const before = acknowledged.length
      const stop = writer(product.url, acknowledged)
      await expect
        .poll(() => acknowledged.length - before, { intervals: [5] })
        .toBeGreaterThan(1 + 39 * Math.random())
      await kill(product)
      const killedAt = Date.now()
      if (restarts) {
        await stop()
        product = await startProduct(folder, settings)
      } else {
        const dead = acknowledged.length
        await expect.poll(() => acknowledged.length).toBeGreaterThan(dead)
        await stop()
      }
      expect(Date.now() - killedAt).toBeLessThan(patience)
    }

    expect(acknowledged.length).toBeGreaterThan(ROUNDS)
    expect(await lost(product.url, acknowledged)).toEqual([])
  })
}

test('a second server on the same folder shares the engine, and SIGTERM ends each with 0', {
  tag: '@long',
}, async () => {
  product = await startFromSample(folder)
  const second = await startProduct(folder, sample)
  const reply = await fetch(`${product.url}/api/auth/demo`, { method: 'POST', headers: ours })

  expect(await isThere(second.url, reply.headers.get('authorization') ?? '')).toBe(true)
  await product.stop()
  expect(product.server.exitCode).toBe(0)
  expect(await isThere(second.url, reply.headers.get('authorization') ?? '')).toBe(true)
  await second.stop()
  expect(second.server.exitCode).toBe(0)
})
