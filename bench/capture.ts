import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { startProduct } from '../e2e/product.ts'
import { startProfile, stopProfile } from './device-time.ts'
import { percentile, spread } from './statistics.ts'
import { type Watched, watchTaps } from './watch-taps.ts'
import { weighCapture } from './weigh.ts'

const SEATS = 26
/** A code for every seat, then corrections: a seat, a code. */
const TAPS = SEATS * 5
const SLOWED = 4
/** As fast as a thumb: what one tap began is done when the next comes. */
const BETWEEN_TAPS_MS = 250
const ON_TASK = 2

const folder = await mkdtemp(join(tmpdir(), 'corridor-bench-'))
const product = await startProduct(folder, { SAMPLE_TODAY: '2026-10-22', SAMPLE_DATA: 'yes' })
const browser = await launch()
try {
  reportWeight()
  const page = await openPage(browser)
  await signIn(page)
  await openDraft(page)
  await reportTaps(page)
  await reportSecondVisit(page)
} finally {
  await browser.close()
  await product.stop()
  await rm(folder, { recursive: true, force: true })
}

function launch(): Promise<Browser> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--disable-gpu', '--disable-background-networking', ...sandbox],
  })
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 820, height: 1180 },
    hasTouch: true,
  })
  const page = await context.newPage()
  await page.addInitScript(watchTaps)
  return page
}

async function signIn(page: Page) {
  await page.goto('/login')
  await page.getByLabel('Email').fill('marisol@alder-valley.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('corridor-sample')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('/')
}

/** A draft of the first educator listed, with a full class. */
async function openDraft(page: Page) {
  await page.goto('/educators')
  const person = page.locator('a[href^="/educators/"]:not([href$="create"])').first()
  const address = await person.getAttribute('href')
  await page.goto(`/observations/${ON_TASK}/create/${address?.split('/').at(-1)}`)
  const present = page.getByRole('group', { name: 'Students present' })
  await present.waitFor()
  const count = async () => Number((await present.textContent())?.match(/\d+/)?.[0])
  while ((await count()) < SEATS) await present.getByRole('button', { name: /one more/ }).tap()
  while ((await count()) > SEATS) await present.getByRole('button', { name: /one fewer/ }).tap()
  await page.getByRole('button', { name: /^Start sweep/ }).tap()
  await page.locator(`[data-seat="${SEATS}"]`).waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

function reportWeight() {
  const { entry, capture, files } = weighCapture()
  say('Script of the capture route, gzip kB', capture.toFixed(1), 'goal 110, gate 135')
  say('  of it what every page loads', entry.toFixed(1), `${files} files in all`)
}

async function reportTaps(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  const places = await placesToTap(page)
  await page.evaluate(() => Object.assign(window.watched, { taps: [], saves: [] }))
  const script: number[] = []
  for (let tap = 0; tap < TAPS; tap++) {
    const before = await scriptMs(cdp)
    await page.touchscreen.tap(...places(tap))
    await page.waitForTimeout(BETWEEN_TAPS_MS)
    script.push((await scriptMs(cdp)) - before)
  }
  const { taps, saves } = await page.evaluate((): Watched => window.watched)
  const toPaint = taps.map(({ toPaintMs }) => toPaintMs)
  say(`Tap to paint, CPU slowed ${SLOWED} ×, ms`, spread(toPaint), 'goal p75 50, p95 200')
  say('Script a tap, ms, saving included', spread(script), 'goal p50 12')
  say('On the disc after the tap, ms', spread(saves.map(({ durableMs }) => durableMs)), 'goal 300')
  say(
    '  taps and saves seen',
    `${taps.length}, ${saves.length}`,
    `of ${TAPS}, ${(TAPS + SEATS) / 2} that record`,
  )
  // In a round of its own: a profiler slows what it watches.
  await startProfile(cdp)
  for (let tap = TAPS; tap < TAPS + 2 * SEATS; tap++) {
    await page.touchscreen.tap(...places(tap))
    await page.waitForTimeout(BETWEEN_TAPS_MS)
  }
  const saving = (await stopProfile(cdp, /\/assets\/device-/)) / SEATS
  say('Autosave on the main thread, ms a batch', saving.toFixed(1), 'goal 4')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}

async function placesToTap(page: Page): Promise<(tap: number) => [number, number]> {
  const middles = async (selector: string) => {
    const boxes = await page
      .locator(selector)
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON()))
    return boxes.map(({ x, y, width, height }): [number, number] => [x + width / 2, y + height / 2])
  }
  const codes = await middles('fieldset[aria-label="Codes"] button')
  const seats = await middles('[data-seat]')
  const inTurn = (places: [number, number][], index: number) => places[index % places.length] ?? [0, 0]
  return (tap) => {
    const round = Math.floor(tap / 2)
    if (tap < SEATS || tap % 2 === 1) return inTurn(codes, tap + round)
    return inTurn(seats, round)
  }
}

async function scriptMs(cdp: { send(method: 'Performance.getMetrics'): Promise<{ metrics: Metric[] }> }) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0)
}

interface Metric {
  readonly name: string
  readonly value: number
}

/** The largest thing on the page is there: a deep link into the draft, from the device alone. */
async function reportSecondVisit(page: Page) {
  const address = page.url()
  await product.stop()
  for (const rate of [1, SLOWED]) {
    const times: number[] = []
    for (let visit = 0; visit < 5; visit++) times.push(await timeOfVisit(page, address, rate))
    say(
      `Largest paint, second visit, server gone, CPU ${rate} ×, ms`,
      percentile(times, 0.5).toFixed(0),
      'goal 1000',
    )
  }
}

async function timeOfVisit(page: Page, address: string, rate: number): Promise<number> {
  const tab = await page.context().newPage()
  const cdp = await tab.context().newCDPSession(tab)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate })
  await tab.goto(address)
  await tab.getByRole('timer').waitFor()
  const time = await tab.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  )
  await tab.close()
  return time
}

function say(what: string, value: string, goal: string) {
  console.log(`${what.padEnd(58)} ${value.padEnd(32)} ${goal}`)
}
