import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { fillIn, signInTo } from '../fixtures.ts'
import { copyFolder, type Product, sample, startFromSample, startProduct } from '../product.ts'
import { openDevice } from './devices.ts'
import { expectState, openDraft } from './observer.ts'
import { copyDraft, expectSaved, keptOn } from './on-device.ts'
import { serverOf } from './on-server.ts'
import { tries } from './sizes.ts'

const PERSON = 'theresa.blackgoat'

let folder: string
let product: Product | undefined
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corridor-restored-'))
})
test.afterEach(async () => {
  await product?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Starts the product from a copy as docs/operations.md says: the server stopped, its folder copied whole. */
async function startFromCopy(from: string, to: string, { url, stop }: Product): Promise<Product> {
  await stop()
  await rm(to, { recursive: true, force: true })
  copyFolder(from, to)
  return startProduct(join(folder, 'live'), { ...sample, PORT: new URL(url).port })
}

/** Opens a page without an observation, which asks the server what it has. */
async function lookAround(page: Page) {
  await page.goto('/educators')
  await expect(page.getByRole('heading', { name: 'Educators' })).toBeVisible()
}

test('F20 a server restored from an older backup gets back what devices have, and not what was removed', {
  tag: '@long',
}, async ({ browser }) => {
  const { size, done } = tries('F20')
  test.setTimeout(300_000 + size * 1_000)
  const [live, backup] = [join(folder, 'live'), join(folder, 'backup')]
  product = await startFromSample(live)
  const { url } = product
  const device = await openDevice(browser, PERSON, url)
  const other = await openDevice(browser, PERSON, url)
  const before = await serverOf(device, url)
  const educatorId = await before.educatorId()

  const removed = await openDraft(device, educatorId)
  await expectState(device, 'saved')
  await lookAround(other)
  await expectSaved(other, [removed])
  await other.context().setOffline(true)
  expect((await before.remove(removed)).status).toBe(200)
  product = await startFromCopy(live, backup, product)

  // The device signs in again: the restored server does not know its session either.
  await signInTo(device, PERSON)
  const known = await keptOn(device)
  const first = await openDraft(device, educatorId)
  await expectState(device, 'saved')
  await copyDraft(device, first, size - 1)
  await lookAround(device)
  const made = new Map([...(await keptOn(device))].filter(([id]) => !known.has(id)))
  expect(made.size).toBe(size)
  await expectSaved(device, [...made.keys()])
  product = await startFromCopy(backup, live, product)

  await device.goto('/educators')
  await expect(device).toHaveURL(/\/login/)
  await fillIn(device, PERSON)
  await expect(device).not.toHaveURL(/\/login/)
  const server = await serverOf(device, url)
  const lacking = async () => {
    const saved = await Promise.all([...made.keys()].map((id) => server.saved(id)))
    return saved.filter((it) => it === undefined).length
  }
  await expect.poll(lacking, { timeout: 60_000 }).toBe(0)
  for (const { id, document } of made.values())
    expect((await server.saved(id))?.document, id).toEqual(document)
  const visits = new Set([...made.values()].map(({ document }) => document.visitId))
  expect((await server.ofVisits(visits)).sort()).toEqual([...made.keys()].sort())

  await other.context().setOffline(false)
  await lookAround(other)
  await expect.poll(async () => (await keptOn(other)).has(removed), { timeout: 30_000 }).toBe(false)
  expect(await server.saved(removed)).toBeUndefined()
  done(`${made.size} forgotten and brought back once each, 1 removed and gone`)
})
