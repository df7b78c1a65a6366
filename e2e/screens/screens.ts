import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { answer, button, captureIn } from '../observing.ts'

/** A way in which somebody may look at a page. */
interface Way {
  readonly name: string
  readonly width: number
  readonly height: number
  /** The scale of the text, as a browser is set to it. */
  readonly scale: number
}

const narrow: Way = { name: '320 px', width: 320, height: 640, scale: 1 }
const large: Way = { name: '200 % on a phone', width: 390, height: 844, scale: 2 }
const wide: Way = { name: '200 % on a laptop', width: 1440, height: 900, scale: 2 }
const tablet: Way = { name: '200 % on a tablet', width: 820, height: 1180, scale: 2 }

const isWhole = process.env.SCREENS === 'all'
/** The ways to look: `npm test` takes the narrowest screens, and larger text; `npm run check-screens` all. */
export const ways = isWhole ? [narrow, large, tablet, wide] : [narrow, large]

/** Whether records and tools are left out: `npm test` looks at all of them on the narrowest screen. */
export function isShort(way: Way): boolean {
  return !isWhole && way !== narrow
}

export async function lookBy(page: Page, { width, height, scale }: Way) {
  await page.setViewportSize({ width, height })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 * scale, fixed: 13 * scale } })
}

/** The main pages of each role, by the sample's people. */
const allPages: Readonly<Record<string, readonly string[]>> = {
  lorraine: [
    '/',
    '/educators',
    '/educators/create',
    '/observations',
    '/reports/school-overview',
    '/reports/individual-educator',
    '/reports/custom-look-for',
    '/reports/rubric',
    '/configuration',
    '/configuration/custom-look-for',
    '/settings',
    '/settings/user',
    '/settings/user/create',
    '/settings/district',
    '/settings/school',
    '/settings/billing',
    '/settings/activity',
    '/exports',
  ],
  marisol: ['/', '/observations/start', '/observations', '/educators', '/settings/profile'],
  ben: ['/'],
  priya: ['/', '/observations'],
  vera: ['/', '/reports/school-overview'],
  omar: ['/', '/observations'],
  carla: ['/', '/settings/billing'],
}

/** Each kind of page once: homes, lists, a form, a report, a set-up, a capture. */
const kindsOfPages: typeof allPages = {
  lorraine: ['/', '/reports/school-overview', '/configuration', '/settings/user/create', '/settings/billing'],
  marisol: ['/', '/observations/start', '/educators', '/settings/profile'],
  omar: ['/', '/observations'],
}

/** With larger text `npm test` looks at a principal's pages, of which one is of each kind but the set-up. */
export function pagesBy(way: Way): typeof allPages {
  if (isWhole) return allPages
  return isShort(way) ? { marisol: kindsOfPages.marisol ?? [] } : kindsOfPages
}

/** The address of one observation for each tool that has one, which this person may open. */
export async function recordsOf(api: APIRequestContext): Promise<string[]> {
  const found = await Promise.all(
    TOOLS.map(async (tool) => (await answer(api, `/observations?tool=${tool}&status=sent`)).items),
  )
  return found.flatMap(([first]) => (first ? [`/observations/${first.toolTypeId}/view/${first.id}`] : []))
}

const TOOLS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

/** Opens a page and waits until it is drawn. */
export async function openPage(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** Begins a visit with each tile in turn, and calls back where the tool is open. */
export async function eachTool(page: Page, look: (tool: string) => Promise<void>) {
  const tools = page.getByRole('region', { name: 'Tools' })
  const tiles = tools.getByRole('listitem').getByRole('button')
  const begin = async () => {
    await page.goto('/observations/start')
    await button(page, 'Omar Haddad').first().click()
    await expect(tiles.first()).toBeVisible()
    const more = tools.getByRole('button', { name: /^\d+ more/ })
    if (await more.isVisible()) await more.click()
  }
  await begin()
  // Tiles are found by name: the tool used last comes first the next time.
  const texts = (await tiles.allInnerTexts()).map((text) => text.split(/\s*\n\s*/))
  const names = texts.flatMap((lines) => lines.find((it) => it && it !== 'Used last visit') ?? [])
  for (const [at, name] of names.entries()) {
    if (at > 0) await begin()
    await tiles.filter({ has: page.getByText(name, { exact: true }) }).click()
    await page.waitForURL(/\/update\//)
    await expect(captureIn(page)).toBeVisible()
    await look(name)
  }
}
