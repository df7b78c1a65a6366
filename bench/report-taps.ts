import type { CDPSession, Page } from '@playwright/test'
import { startProfile, stopProfile } from './device-time.ts'
import { type Place, placesToTap, tapAt } from './finger.ts'
import { SEATS } from './open-capture.ts'
import { say, sayGoal, sayLoad, saySpread } from './say.ts'
import type { Watched } from './watch-taps.ts'

const TAPS = SEATS * 5
export const SLOWED = 4

export async function reportTaps(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  const placeOf = await placesToTap(page)
  await page.evaluate(() => Object.assign(window.watched, { taps: [], saves: [], rounded: [] }))
  sayLoad()
  const script: number[] = []
  for (let tap = 0; tap < TAPS; tap++) {
    const before = await scriptMs(cdp)
    await tapAt(cdp, placeOf(tap))
    script.push((await scriptMs(cdp)) - before)
  }
  const { taps, saves, rounded } = await page.evaluate((): Watched => window.watched)
  saySpread(`Tap to paint, CPU slowed ${SLOWED} ×, ms`, taps, { 75: 50, 95: 200 })
  saySpread('  as the browser says, in steps of 8 ms', rounded, {})
  saySpread('Script a tap, ms, saving included', script, { 50: 12 })
  saySpread('On the disc after the tap, ms', saves, { 95: 300 })
  say(
    '  taps and saves seen',
    `${taps.length}, ${saves.length}`,
    `of ${TAPS}, ${(TAPS + SEATS) / 2} that record`,
  )
  const saving = () => savingMs(page, cdp, placeOf)
  sayGoal(`Autosave on the main thread, CPU slowed ${SLOWED} ×, ms a batch`, await saving(), 4)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  say('  the same at its own speed', (await saving()).toFixed(1))
}

const STORE = /src\/device\/(store|disc)\/[^/]+\.ts$/

/** Measures saving in a round of its own: a profiler slows what it watches. */
async function savingMs(page: Page, cdp: CDPSession, placeOf: (tap: number) => Place): Promise<number> {
  const batches = () => page.evaluate(() => window.watched.batches)
  const before = await batches()
  await startProfile(cdp)
  for (let tap = TAPS; tap < TAPS + 2 * SEATS; tap++) await tapAt(cdp, placeOf(tap))
  const ms = await stopProfile(cdp, STORE)
  if (ms === 0) throw new Error('The profile has nothing of the device store.')
  return ms / ((await batches()) - before)
}

async function scriptMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN)
}
