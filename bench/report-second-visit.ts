import type { Page } from '@playwright/test'
import { SLOWED } from './report-taps.ts'
import { say, sayGoal } from './say.ts'
import { percentile } from './statistics.ts'

const VISITS = 5

/** Measures when the largest element is there, at a deep link into the draft, from the device alone. */
export async function reportSecondVisit(page: Page, stopServer: () => Promise<void>) {
  const address = page.url()
  await stopServer()
  for (const rate of [1, SLOWED]) {
    const times: number[] = []
    for (let visit = 0; visit < VISITS; visit++) times.push(await timeOfVisit(page, address, rate))
    const median = percentile(times, 0.5)
    const what = `Largest paint, second visit, server gone, CPU ${rate} ×, ms`
    if (rate === 1) sayGoal(what, median, 1000, median.toFixed(0))
    else say(what, median.toFixed(0))
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
