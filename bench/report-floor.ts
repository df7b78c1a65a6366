import type { Browser } from '@playwright/test'
import { tapAt } from './finger.ts'
import { openPage } from './open-capture.ts'
import { SLOWED } from './report-taps.ts'
import { saySpread } from './say.ts'
import type { Watched } from './watch-taps.ts'

const TAPS = 40
const EMPTY = `<!doctype html><meta name="viewport" content="width=device-width">
<button style="width: 300px; height: 200px" onclick="this.textContent = Number(this.textContent) + 1">0</button>`

/** Measures a tap on a page with one button, a number and no script to speak of: the least that can be had. */
export async function reportFloor(browser: Browser, baseURL: string) {
  const page = await openPage(browser, baseURL)
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: EMPTY }))
  await page.goto('/empty')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  for (let tap = 0; tap < TAPS; tap++) await tapAt(cdp, [100, 100])
  const { taps } = await page.evaluate((): Watched => window.watched)
  saySpread(`Tap to paint of an empty page, CPU slowed ${SLOWED} ×, ms`, taps, {})
  await page.context().close()
}
