import type { BrowserContext, Page } from '@playwright/test'
import { addressOf, expectState, nudge, openDraft } from '../faults/observer.ts'
import { serverOf } from '../faults/on-server.ts'
import { expect } from '../fixtures.ts'
import { button, pill } from '../observing.ts'
import { test } from '../stage.ts'

const CAPTURING_LOCK = 'corridor capturing'

/** Waits until the whole application is on the device, and the service worker answers for this page. */
async function installed(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Expects the version that the page itself names. */
async function expectVersion(page: Page, version: 'first' | 'second') {
  await expect(page.locator('html')).toHaveAttribute('data-version', version)
}

/** Looks for a new version as the browser does once in a while; answers what became of it. */
function lookForUpdate(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const { installing, waiting } = await registration.update()
    const found = installing ?? waiting
    if (!found) return 'nothing new'
    while (found.state === 'installing')
      await new Promise((resolve) => found.addEventListener('statechange', resolve, { once: true }))
    return found.state
  })
}

/** Everything that is kept on the device apart from databases. */
const cachedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
    const requests = await Promise.all(caches.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

const versionsKept = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('corridor /')).length)

async function savedDraft(page: Page) {
  await installed(page)
  const server = await serverOf(page)
  const id = await openDraft(page, await server.educatorId())
  await expectState(page, 'saved')
  return { server, id }
}

/** Opens the private note, which a phone keeps under “More”. */
async function openNote(page: Page) {
  await button(page, /^More$/).waitFor()
  if (await button(page, /^Note$/).isVisible()) return button(page, /^Note$/).click()
  await button(page, /^More$/).click()
  await button(page, 'Private note').click()
}

async function note(page: Page, text: string) {
  await openNote(page)
  await page.getByRole('textbox').fill(text)
}

async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(address)
  return tab
}

test('with the server gone a deep link opens, says calmly what it needs, and goes on once it is back', {
  tag: '@long',
}, async ({ page, stage, signIn }) => {
  await signIn('marisol')
  await installed(page)
  await stage.goAway()

  await page.goto('/settings/profile')
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await expect(page).toHaveURL(/settings\/profile/)

  await stage.comeBack()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveTitle('Profile | Corridor')
})

test('a network that answers every address with its own page changes nothing on the device', {
  tag: '@long',
}, async ({ page, stage, signIn }) => {
  await signIn('marisol')
  await installed(page)
  stage.be('portal')

  await page.goto('/settings/profile')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()

  stage.be('good')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveTitle('Profile | Corridor')
})

test('a network that answers every call with {} bricks nothing: home and the visit open, and what is typed is there', {
  tag: '@long',
}, async ({ page, stage, signIn }) => {
  await signIn('gabriel.montoya')
  const { server, id } = await savedDraft(page)
  stage.be('portal-json')
  await note(page, 'Typed behind a portal.')
  await expectState(page, 'on-device')

  await page.goto('/')
  await expect(page.getByText('This network answered instead of Corridor.')).toBeVisible()
  await stage.goAway()
  await page.goto('/')
  await expect(page.getByText('Corridor cannot be reached. These are the figures of')).toBeVisible()
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect(main.getByRole('link', { name: 'Observe', exact: true })).toBeVisible()
  await page.goto(addressOf(id))
  await openNote(page)
  await expect(page.getByRole('textbox')).toHaveValue('Typed behind a portal.')

  stage.be('good')
  await stage.comeBack()
  await nudge(page)
  await expectState(page, 'saved')
  expect((await server.saved(id))?.document.privateNotes).toBe('Typed behind a portal.')
})

test('calls that hang while a page opens hold up neither the page nor what is sent later', {
  tag: '@long',
}, async ({ page, stage, signIn }) => {
  await signIn('gabriel.montoya')
  const { server, id } = await savedDraft(page)
  stage.be('hangs')
  await page.reload()
  await note(page, 'Typed while nothing answers.')
  await expect(pill(page)).toHaveAttribute('data-state', 'saving')

  stage.be('good')
  await expect(async () => {
    await nudge(page)
    await expectState(page, 'saved', 1_000)
  }).toPass({ timeout: 60_000 })
  expect((await server.saved(id))?.document.privateNotes).toBe('Typed while nothing answers.')
})

test('only the application is kept, never an answer of the API', { tag: '@long' }, async ({
  page,
  stage,
  signIn,
}) => {
  await signIn('marisol')
  await installed(page)
  await page.goto('/educators')
  await expect(page.getByRole('heading', { name: 'Educators' })).toBeVisible()

  const addresses = await cachedAddresses(page)
  expect(addresses.length).toBeGreaterThan(50)
  expect(addresses.filter((path) => !/^\/(newest|logo\.svg|assets\/.+)?$/.test(path))).toEqual([])
  expect(stage.requests.filter((it) => it.includes('/api/educators'))).not.toEqual([])
})

test('a new version waits until the person wants it; an open page goes on with its own parts', async ({
  page,
  stage,
  signIn,
}) => {
  await signIn('marisol')
  await installed(page)
  await rememberInDatabase(page)
  stage.serve('second')
  expect(await lookForUpdate(page)).toBe('installed')

  await page.getByRole('link', { name: 'Educators' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { name: 'Educators' })).toBeVisible()
  await expectVersion(page, 'first')

  await expect(page.getByText('A new version of Corridor is ready.')).toBeVisible()
  await page.getByRole('button', { name: 'Update' }).click()
  await expectVersion(page, 'second')
  await expect(page.getByRole('heading', { name: 'Educators' })).toBeVisible()
  await expect(page.getByText('A new version of Corridor is ready.')).toBeHidden()
  expect(await readFromDatabase(page)).toBe('typed in a classroom')
})

test('nothing changes under somebody who is recording', { tag: '@long' }, async ({
  page,
  context,
  stage,
  signIn,
}) => {
  await signIn('marisol')
  await installed(page)
  await page.evaluate((name) => {
    const finished = new Promise((resolve) => addEventListener('finished', resolve))
    void navigator.locks.request(name, { mode: 'shared' }, () => finished)
  }, CAPTURING_LOCK)
  stage.serve('second')
  expect(await lookForUpdate(page)).toBe('installed')

  const during = await openTab(context, '/educators')
  await expectVersion(during, 'first')
  await page.evaluate(() => dispatchEvent(new Event('finished')))
  const after = await openTab(context, '/educators')
  await expectVersion(after, 'second')

  // The server has none of the first version's parts any more; the device has.
  await after.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.getByRole('link', { name: 'Educators' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { name: 'Educators' })).toBeVisible()
  await expectVersion(page, 'first')
})

test('an update of which one file is missing leaves the old version whole', { tag: '@long' }, async ({
  page,
  stage,
  signIn,
}) => {
  await signIn('marisol')
  await installed(page)
  stage.serve('second')
  stage.withhold(/toasts/)
  expect(await lookForUpdate(page)).toBe('redundant')

  await stage.goAway()
  await page.goto('/educators')
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await expectVersion(page, 'first')
  expect(await versionsKept(page)).toBe(1)

  await stage.comeBack()
  stage.withhold()
  expect(await lookForUpdate(page)).toBe('installed')
  await page.reload()
  await expectVersion(page, 'second')
})

test('a part of the application that is nowhere any more: trying again brings the new version', {
  tag: '@long',
}, async ({ page, context, stage, signIn }) => {
  await signIn('marisol')
  await installed(page)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  stage.serve('second')
  expect(await lookForUpdate(page)).toBe('installed')

  await page.getByRole('link', { name: 'Educators' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Educators' })).toBeVisible()
  await expectVersion(page, 'second')
})

function rememberInDatabase(page: Page) {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('journey', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('notes')
        opening.onsuccess = () => {
          const writing = opening.result.transaction('notes', 'readwrite')
          writing.objectStore('notes').put('typed in a classroom', 1)
          writing.oncomplete = () => resolve()
        }
      }),
  )
}

function readFromDatabase(page: Page) {
  return page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        const opening = indexedDB.open('journey', 1)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('notes').objectStore('notes').get(1)
          reading.onsuccess = () => resolve(reading.result)
        }
      }),
  )
}
