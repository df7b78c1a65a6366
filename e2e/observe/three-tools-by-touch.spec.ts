import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { button, classSize, MORNING, pill } from '../observing.ts'
import { startByTouch, visitOn } from './by-touch.ts'

/** The most taps of a visit beyond its marks, sending included. */
const MOST_TAPS = 25

test('three tools in one visit by touch, through a reload and without a connection, finished once', async ({
  page,
  signIn,
}, { project }) => {
  const { observer, educator } = visitOn(project)
  let taps = 0
  const tap = async (it: Locator) => {
    taps += 1
    await it.tap()
  }
  const tab = (name: RegExp) =>
    page.getByRole('navigation', { name: 'Tools of this visit' }).getByRole('button', { name })
  const tile = (name: RegExp) =>
    page.getByRole('dialog', { name: 'Add a tool to this visit' }).getByRole('button', { name })
  await page.clock.install({ time: MORNING })
  await signIn(observer)

  await tap(page.getByRole('link', { name: 'Observe', exact: true }).filter({ visible: true }))
  await tap(button(page, educator))
  await tap(page.getByRole('region', { name: 'Tools' }).getByRole('button', { name: 'On Task' }))
  await tap(button(page, 'Start sweep 1').first())
  const students = await classSize(page)
  await mark(page, /^On task/, students)

  await tap(button(page, 'Add a tool'))
  await tap(tile(/Higher-Level Questioning/))
  await mark(page, /^Understand/, 2)
  await tap(button(page, 'Add a tool'))
  await tap(tile(/Noticing & Wondering/))
  await expect(tab(/Questions|Higher-Level/)).toContainText('Done')
  await page.clock.fastForward('02:00')
  await expect(tab(/On Task/)).toContainText('Sweep due')

  await page.context().setOffline(true)
  await tap(tab(/On Task/))
  await tap(button(page, 'Start sweep 2').first())
  await mark(page, /^On task/, students)
  await tap(tab(/Noticing/))
  await page.getByRole('textbox', { name: /^Next / }).fill('Six students build on what another said.')
  await page.keyboard.press('Enter')
  await page.context().setOffline(false)
  await page.reload()
  await expect(tab(/Noticing/)).toContainText('Open')
  await expect(tab(/On Task/)).toContainText(/Done|Sweep due/)

  await tap(button(page, /^Finish/))
  await expect(page.getByRole('heading', { name: /^Saved (on this device|to your account)$/ })).toBeVisible()
  await expect(page.getByText(`3 tools with ${educator}`)).toBeVisible()
  await expect(pill(page)).toHaveText('Saved')
  await tap(page.getByRole('link', { name: /^Send to/ }))
  await tap(button(page, /^Send/).first())
  await expect(page).toHaveURL(/\/observations\/\d+\/(view|send)\//)

  test.info().annotations.push({ type: 'taps', description: String(taps) })
  expect(taps).toBeLessThanOrEqual(MOST_TAPS)
})

test(
  'Back leaves the visit, whatever tools were opened in it',
  { tag: '@long' },
  async ({ page, signIn }, { project }) => {
    await startByTouch(page, { signIn, project })
    await button(page, 'Add a tool').tap()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Noticing & Wondering/ })
      .tap()
    await page
      .getByRole('navigation', { name: 'Tools of this visit' })
      .getByRole('button', { name: /On Task/ })
      .tap()
    await expect(page).toHaveURL(/\/observations\/2\/update\//)

    await button(page, 'Back, the draft is kept').tap()
    await expect(page).toHaveTitle('Dashboard | Corridor')
  },
)

/** Makes marks, which are what one came for and are not counted. */
async function mark(page: Page, name: RegExp, times: number) {
  for (let done = 0; done < times; done += 1) await button(page, name).first().tap()
}
