import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { expect, signInTo } from '../fixtures.ts'
import { mailsTo } from '../mailbox.ts'
import {
  answer,
  apiOf,
  button,
  classSize,
  finish,
  keptInBrowser,
  MORNING,
  pill,
  startOnTask,
  sweep,
} from '../observing.ts'
import { test as staged } from '../stage.ts'

interface Device {
  /** The browser as somebody starts it, with what it has kept. */
  start(): Promise<Page>
  close(): Promise<void>
  /** Ends the browser like an empty battery. */
  kill(): Promise<void>
}

const test = staged.extend<{ readonly device: Device }>({
  device: async ({ stage }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'corridor-device-'))
    let context: BrowserContext | undefined
    const close = async () => context?.close()
    await use({
      start: async () => {
        context = await chromium.launchPersistentContext(folder, { baseURL: stage.url })
        await context.clock.install({ time: MORNING })
        return context.pages()[0] ?? context.newPage()
      },
      close,
      kill: async () => {
        const gone = context?.waitForEvent('close')
        for (const pid of await browsersOf(folder)) process.kill(pid, 'SIGKILL')
        await gone
      },
    })
    await close()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  },
})

/** The processes of the browser with this folder. */
async function browsersOf(folder: string): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger)
  const lines = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')))
  return pids.filter((_, index) => lines[index]?.split('\0').includes(`--user-data-dir=${folder}`))
}

const onDevice = (page: Page) => page.getByRole('region', { name: 'On this device' })

test('visits made while the server is gone outlive the browser and arrive once', async ({
  browser,
  stage,
  device,
}) => {
  let page = await device.start()
  await signInTo(page, 'desmond.achebe')
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await expect.poll(() => keptInBrowser(page)).toContain('Nolan Benally')
  const before = await observedThatMorning('desmond.achebe')
  await device.close()
  await stage.goAway()

  // The page is opened from an icon on the home screen.
  page = await device.start()
  await page.goto('/observations/start')
  await expect(page.getByText('Offline, OK')).toBeVisible()
  const sent = await startOnTask(page, 'Nolan Benally')
  await button(page, 'Start sweep 1').first().click()
  const students = await classSize(page)
  for (let student = 1; student <= students; student += 1)
    await button(page, student % 6 ? /^On task/ : /^Off task, passive/).click()
  await page.clock.fastForward('02:00')
  await button(page, 'Start sweep 2').first().click()
  for (let student = 1; student <= students; student += 1) await button(page, /^Other school work/).click()
  await button(page, 'Note').click()
  await page.getByRole('textbox').fill('Ask about the exit ticket.')
  await finish(page)
  await expect(pill(page)).toHaveText(/On device · 1/)
  await page.getByRole('link', { name: 'Send to Nolan' }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('What did you see from the front?')
  await button(page, 'Send when online').click()
  await expect(page.getByText('Kept on this device')).toBeVisible()

  await page.goto('/observations/start')
  const completed = await startOnTask(page, 'Hector Barraza')
  await sweep(page, 1)
  await finish(page)
  await page.getByRole('link', { name: 'Start another visit' }).click()
  const draft = await startOnTask(page, 'Ingrid Solheim')
  await sweep(page, 1, 5)
  await expect(pill(page)).toHaveText(/On device · 3/)
  const recorded = await capturesIn(page)
  await device.kill()

  page = await device.start()
  await page.goto('/observations')
  const made = /On Task with (Ingrid Solheim|Hector Barraza|Nolan Benally)/
  await expect(onDevice(page).getByRole('link', { name: made })).toHaveCount(3)
  await onDevice(page).getByRole('link', { name: 'Continue On Task with Ingrid Solheim' }).click()
  await expect(page.getByText('5 of 24 seen')).toBeVisible()
  expect(await capturesIn(page)).toEqual(recorded)
  await button(page, 'Back, the draft is kept').click()
  await onDevice(page).getByRole('link', { name: 'Open On Task with Nolan Benally' }).click()
  await expect(page.getByText('Kept on this device')).toBeVisible()

  await stage.comeBack()
  await page.clock.fastForward('05:00')
  await expect(page.getByRole('heading', { name: 'This observation has been sent' })).toBeVisible()
  await expect(pill(page)).toHaveText('Saved')

  const observer = await apiOf('desmond.achebe')
  const arrived = (await observedThatMorning('desmond.achebe')).filter((line) => !before.includes(line))
  expect(arrived.sort()).toEqual([`${sent} sent`, `${completed} completed`, `${draft} draft`].sort())
  for (const id of [sent, completed, draft]) {
    const { document } = await answer(observer, `/observations/${id}/document`)
    expect(document.capture).toEqual(recorded[id])
  }
  const { copies, deliveries } = await answer(observer, `/observations/${sent}`)
  expect([copies.length, deliveries.length]).toEqual([1, 1])
  await observer.dispose()
  await expect.poll(tellingNolan).toHaveLength(1)

  const [mail] = await tellingNolan()
  expect(mail?.text).not.toContain('exit ticket')
  expect(mail?.text).not.toContain('from the front')
  const [link = ''] = mail?.text?.match(/http\S+/) ?? []
  const educators = await browser.newContext({ baseURL: process.env.CORRIDOR_URL ?? '' })
  const reading = await educators.newPage()
  await signInTo(reading, 'nolan.benally')
  await reading.goto(link)
  await expect(reading.getByRole('heading', { name: 'Your observation' })).toBeVisible()
  await expect(reading.getByText('What did you see from the front?')).toBeVisible()
  await expect(reading.getByText('exit ticket')).toHaveCount(0)
  await button(reading, 'I have read this').click()
  await expect(button(reading, 'I have read this')).toHaveCount(0)
  await reading.getByRole('textbox', { name: 'Your reply' }).fill('Row three was waiting for paper.')
  await button(reading, 'Send reply').click()
  await expect(reading.getByText('Row three was waiting for paper.')).toBeVisible()
  await expect(reading.getByRole('textbox', { name: 'Your reply' })).toHaveValue('')
  const asking = await apiOf('desmond.achebe')
  await expect.poll(async () => (await answer(asking, `/observations/${sent}`)).replies).toHaveLength(1)
  await asking.dispose()
  await educators.close()

  await page.goto(`/observations/2/view/${sent}`)
  await expect(page.getByText('Row three was waiting for paper.')).toBeVisible()
  await expect(page.getByText('Read', { exact: true })).toBeVisible()
  expect(await tellingNolan()).toHaveLength(1)
})

/** Educators whom no other journey visits; the observer makes other visits in other journeys meanwhile. */
const visited = ['Nolan Benally', 'Hector Barraza', 'Ingrid Solheim']

/** The observations of that morning as the server lists them to their observer: id and status. */
async function observedThatMorning(account: string): Promise<string[]> {
  const observer = await apiOf(account)
  const { items } = await answer(observer, '/observations?by=me&from=2026-10-22&to=2026-10-22')
  await observer.dispose()
  return items
    .filter(({ educator }: Listed) => visited.includes(educator.name))
    .map(({ id, status }: Listed) => `${id} ${status}`)
}

/** The mails to Nolan about observations; he gets other mail too. */
async function tellingNolan() {
  const mails = await mailsTo('nolan.benally@alder-valley.example')
  return mails.filter(({ subject }) => subject?.startsWith('An observation from'))
}

/** The captures on the disc, by the observation’s id. */
async function capturesIn(page: Page): Promise<Record<string, unknown>> {
  const parts: unknown[] = JSON.parse(await keptInBrowser(page))
  const kept = parts.flat().filter(isKept)
  return Object.fromEntries(kept.map(({ id, document }) => [id, document.capture]))
}

interface Listed {
  readonly id: string
  readonly status: string
  readonly educator: { readonly name: string }
}

interface Kept {
  readonly id: string
  readonly document: { readonly capture: unknown }
}

function isKept(it: unknown): it is Kept {
  return typeof it === 'object' && it !== null && 'document' in it
}
