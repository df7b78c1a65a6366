import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { copyFolder, type Product, startProduct } from '../product.ts'

const ours = { 'x-requested-with': 'XMLHttpRequest', 'x-xsrf-token': 'known', cookie: 'XSRF-TOKEN=known' }
const PEOPLE = 20_000

/**
 * The settings of a product whose clock runs from a moment on: an import that stands still for a minute is given up,
 * and the sample’s own clock stands still.
 */
const clockFrom = (time: string) => {
  const clock = fileURLToPath(new URL('../moving-clock.mjs', import.meta.url))
  return { SAMPLE_DATA: 'yes', NODE_OPTIONS: `--import=${clock}`, CLOCK_FROM: `2026-10-22T${time}Z` }
}

let folder: string
let product: Product | undefined
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corridor-import-'))
})
test.afterEach(async () => {
  await product?.stop()
  await rm(folder, { recursive: true, force: true })
})

interface Import {
  readonly state: string
  readonly version: number
  readonly done: number
  readonly counts: { readonly new: number; readonly leaving: number; readonly fault: number }
}

/** Imports in the name of the district’s administrator. */
async function importer(url: string) {
  const body = JSON.stringify({
    email: 'lorraine@alder-valley.example',
    password: 'corridor-sample',
    staySignedIn: true,
  })
  const json = { ...ours, 'content-type': 'application/json' }
  const signedIn = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: json, body })
  const authorization = signedIn.headers.get('authorization') ?? ''
  const ask = async (path: string, init: RequestInit = {}) => {
    const reply = await fetch(`${url}/api${path}`, {
      ...init,
      headers: { ...ours, ...init.headers, authorization },
    })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    return reply.json()
  }
  const id = randomUUID()
  return {
    check: (lines: readonly string[]): Promise<Import> =>
      ask(`/roster-imports?id=${id}&who=educators&fileName=staff.csv`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: lines.join('\n'),
      }),
    begin: ({ version, counts }: Import): Promise<Import> =>
      ask(`/roster-imports/${id}/commit`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ version, leavesFaultsOut: true, leaving: counts.leaving }),
      }),
    show: (): Promise<Import> => ask(`/roster-imports/${id}`),
    /** How many educators of the file are here, counted up to 1,000. */
    here: async (): Promise<number> => (await ask('/educators?search=Zzkilled')).found,
  }
}

test('kill -9 in the middle of an import leaves nothing of it; begun again, it brings in everybody once', {
  tag: '@long',
}, async () => {
  test.setTimeout(600_000)
  copyFolder(process.env.CORRIDOR_SAMPLE ?? '', folder)
  product = await startProduct(folder, clockFrom('15:30:00'))
  const port = new URL(product.url).port
  const rows = Array.from(
    { length: PEOPLE },
    (_, at) => `K-${at},Ann Zzkilled,k${at}@alder-valley.example,Copper Ridge Middle School`,
  )
  const before = await importer(product.url)
  const checked = await before.check(['Employee ID,Name,Email,School', ...rows])
  expect(checked.counts.new).toBe(PEOPLE)
  await before.begin(checked)
  await expect.poll(async () => (await before.show()).done, { timeout: 120_000 }).toBeGreaterThan(0)
  expect((await before.show()).state).toBe('importing')
  product.server.kill('SIGKILL')
  await once(product.server, 'exit')

  product = await startProduct(folder, { ...clockFrom('15:45:00'), PORT: port })
  expect(await before.here()).toBe(0)
  const stopped = await before.show()
  expect(stopped).toMatchObject({ state: 'checked', reason: expect.stringContaining('Nothing was changed') })
  await before.begin(stopped)
  await expect
    .poll(async () => (await before.show()).state, { timeout: 300_000, intervals: [1_000] })
    .toBe('done')
  expect(await before.here()).toBe(1_000)
  const again = await importer(product.url)
  expect((await again.check(['Employee ID,Name,Email,School', ...rows])).counts).toMatchObject({
    new: 0,
    fault: 0,
  })
})
