import type { Browser, Page } from '@playwright/test'
import { signInTo } from '../fixtures.ts'
import { button } from '../observing.ts'
import { type Document, sweepsOf } from './document.ts'
import { installed } from './observer.ts'
import type { Random } from './sizes.ts'

/** A value that somebody typed; `field` leads there by keys, and by ids of things in lists. */
export interface Typed {
  readonly field: string
  readonly value: unknown
}

const codes = ['on-task', 'passive', 'active', 'other-work', 'cannot-see'] as const
export const SHARED_SEAT = 20

/** Opens a browser of the same person, as on another device. */
export async function openDevice(
  browser: Browser,
  person: string,
  baseURL = process.env.CORRIDOR_URL ?? '',
): Promise<Page> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await signInTo(page, person)
  await installed(page)
  return page
}

async function codeSeat(page: Page, seat: number, code: number): Promise<Typed> {
  await page.locator(`[data-seat="${seat}"]`).click()
  await page.getByRole('group', { name: 'Codes' }).getByRole('button').nth(code).click()
  return { field: String(seat), value: codes[code] }
}

async function writeNote(page: Page, value: string): Promise<Typed> {
  await button(page, /^Note$/).click()
  await page.getByRole('textbox').fill(value)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  return { field: 'privateNotes', value }
}

async function chooseSetting(page: Page): Promise<Typed> {
  await page.getByText('Small group', { exact: true }).click()
  return { field: 'setting', value: 'small-group' }
}

async function sayNoActivity(page: Page): Promise<Typed> {
  await page.getByRole('radiogroup', { name: 'Learning activity provided' }).getByText('No').click()
  return { field: 'isLearningActivity', value: false }
}

/** Codes seats that no other device codes. */
async function codeOwnSeats(page: Page, { index, devices }: Place, random: Random): Promise<Typed[]> {
  const typed: Typed[] = []
  for (let count = 0; count < 3; count++) {
    const seat = 1 + index + devices * (count * 2 + random(2))
    typed.push(await codeSeat(page, seat, random(codes.length)))
  }
  return typed
}

/** Which of how many devices. */
interface Place {
  readonly index: number
  readonly devices: number
}

/** Edits, beside its own seats, a field that no other device touches. */
export async function editApart(page: Page, place: Place, random: Random): Promise<Typed[]> {
  const note = () => writeNote(page, `note ${random(1_000)}`)
  const alone = [note, () => chooseSetting(page), () => sayNoActivity(page)][place.index] ?? note
  return [await alone(), ...(await codeOwnSeats(page, place, random))]
}

/** Edits, beside its own seats, the same note and the same seat as every other device. */
export async function editTogether(page: Page, place: Place, random: Random): Promise<Typed[]> {
  const seat = await codeSeat(page, SHARED_SEAT, (place.index + random(2)) % codes.length)
  const note = await writeNote(page, `device ${place.index} says ${random(1_000)}`)
  return [seat, note, ...(await codeOwnSeats(page, place, random))]
}

/** Whether a typed value is neither in the document nor in one of its conflicts. */
export function isLost(document: Document, { field, value }: Typed): boolean {
  const sweep = sweepsOf(document)[0]
  const standing = { ...sweep?.seats, ...sweep, privateNotes: document.privateNotes }
  if (Object.entries(standing).some(([key, it]) => key === field && it === value)) return false
  return !document.conflicts.some(
    ({ path, mine, theirs }) => path.at(-1) === field && (mine === value || theirs === value),
  )
}
