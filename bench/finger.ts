import type { CDPSession, Page } from '@playwright/test'
import { SEATS } from './open-capture.ts'

export type Place = readonly [x: number, y: number]

/** How long a finger rests on the glass: without it the frame of the touch falls into that of the tap. */
const HELD_MS = 80
/** The pause between taps of a fast thumb: what one tap began is done when the next comes. */
const BETWEEN_TAPS_MS = 250

export async function tapAt(cdp: CDPSession, [x, y]: Place) {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await wait(HELD_MS)
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await wait(BETWEEN_TAPS_MS)
}

/** The places to tap: a code for every seat, then corrections: a seat, a code. */
export async function placesToTap(page: Page): Promise<(tap: number) => Place> {
  const codes = await middles(page, 'fieldset[aria-label="Codes"] button')
  const seats = await middles(page, '[data-seat]')
  return (tap) => {
    const round = Math.floor(tap / 2)
    const isCode = tap < SEATS || tap % 2 === 1
    return isCode ? inTurn(codes, tap + round) : inTurn(seats, round)
  }
}

async function middles(page: Page, selector: string): Promise<Place[]> {
  const boxes = await page
    .locator(selector)
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON()))
  return boxes.map(({ x, y, width, height }): Place => [x + width / 2, y + height / 2])
}

function inTurn(places: readonly Place[], index: number): Place {
  return places[index % places.length] ?? [0, 0]
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
