import { expect, type Page } from '@playwright/test'
import { button, idIn, pill } from '../observing.ts'
import type { Tap } from './recorder.ts'
import type { Random } from './sizes.ts'

const ON_TASK = 2

/** Waits until the whole application is on the device, and the service worker answers for this page. */
export async function installed(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Begins a visit by its address; answers the observation’s id. */
export async function openDraft(page: Page, educatorId: number): Promise<string> {
  const address = `/observations/${ON_TASK}/create/${educatorId}`
  // Driven by Playwright, Chromium may leave a page without an answer after one worker took over from another: 3 of
  // 126 pages in 42 take-overs, and none of 126 over a bare pipe. Most likely it is the driver, so the page is opened
  // again.
  await page.goto(address, { timeout: 8_000 }).catch(() => page.goto(address))
  await page.waitForURL(/\/update\//)
  return idIn(page)
}

export function addressOf(id: string): string {
  return `/observations/${ON_TASK}/update/${id}`
}

export async function expectState(page: Page, state: string, timeout = 60_000) {
  await expect(pill(page)).toHaveAttribute('data-state', state, { timeout })
}

/** Tells the page that the network is back; the stage is on this machine, so the browser never lost it. */
export function nudge(page: Page) {
  return page.evaluate(() => dispatchEvent(new Event('online')))
}

/** Opens a first sweep and the note beside each other. */
async function openSweepAndNote(page: Page) {
  await button(page, 'Start sweep 1').first().click()
  await button(page, /^Note$/).click()
  await page.getByRole('textbox').waitFor()
}

/**
 * Taps and types as fast as it is told to, until the page is gone or all is done, and shows the recorder what the
 * page says: at every change of the pill, and before each next step.
 */
export async function observeInAHurry(page: Page, random: Random, { paceMs = 40, steps = 10_000 } = {}) {
  await openSweepAndNote(page)
  const delays = Array.from({ length: 50 }, () => random(paceMs))
  await page.evaluate(hurry, { delays, steps })
}

function hurry({ delays, steps }: { delays: number[]; steps: number }) {
  const state = document.querySelector('[data-state]')
  const note = document.querySelector('textarea')
  if (!state || !note) throw new Error('This is no capture screen.')
  const id = location.pathname.split('/').at(-1) ?? ''
  const taps: Tap[] = []
  let [sweep, count] = [0, 0]

  const show = () => {
    const said = state.getAttribute('data-state') ?? ''
    void window.show({ id, at: Date.now(), state: said, note: note.value, taps })
  }
  const type = () => {
    note.focus()
    note.setSelectionRange(note.value.length, note.value.length)
    document.execCommand('insertText', false, `word ${count}, `)
  }
  const tap = () => {
    const seat = document.querySelector('[data-next]')?.getAttribute('data-seat')
    if (!seat) {
      dispatchEvent(new KeyboardEvent('keydown', { key: 's' }))
      sweep += 1
      return
    }
    const code = count % 5
    const tile = document.querySelectorAll<HTMLElement>('fieldset[aria-label="Codes"] button')[code]
    tile?.click()
    taps.push([sweep, Number(seat), code])
  }
  const step = () => {
    show()
    if (count >= steps) return
    count += 1
    if (count % 2 === 0) type()
    else tap()
    setTimeout(step, delays[count % delays.length])
  }
  new MutationObserver(show).observe(state, { attributes: true, attributeFilter: ['data-state'] })
  step()
}
