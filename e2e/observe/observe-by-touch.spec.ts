import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { button, classSize, idIn, pill } from '../observing.ts'
import { startByTouch } from './by-touch.ts'

test(
  'a whole visit by touch alone, through a reload and a look elsewhere',
  { tag: '@long' },
  async ({ page, signIn }, { project }) => {
    const { educator } = await startByTouch(page, { signIn, project })
    await expect(page.getByRole('heading', { name: educator })).toBeVisible()
    const id = idIn(page)
    await button(page, 'Start sweep 1').first().tap()
    const students = await classSize(page)
    await tapOften(page, /^Off task, passive/, 5)
    await button(page, 'Undo seat 5').tap()
    await expect(button(page, 'Undo seat 4')).toBeVisible()

    await page.reload()
    await expect(page.getByText(`4 of ${students} seen`)).toBeVisible()
    expect(idIn(page)).toBe(id)
    await tapOften(page, /^On task/, students - 4)
    await expect(page.getByText(`All ${students} seen.`)).toBeVisible()

    await page.clock.fastForward('02:00')
    await expect(page.getByText('Sweep 2 is due.')).toBeAttached()
    await button(page, 'Start sweep 2').first().tap()
    await tapOften(page, /^On task/, students)
    await button(page, /^Seat 3, on task/).tap()
    await button(page, /^Cannot see/).tap()
    await expect(button(page, /^Seat 3, cannot see/)).toBeVisible()
    await expect(pill(page)).toHaveText('Saved')

    await button(page, 'Back, the draft is kept').tap()
    await expect(page).toHaveTitle('Dashboard | Corridor')
    await page
      .getByRole('link', { name: /^(Observations|Visits)/ })
      .filter({ visible: true })
      .tap()
    const draft = page
      .getByRole('region', { name: 'Observations' })
      .getByRole('link', { name: educator, exact: true })
      .and(page.locator(`[href*="${id}"]`))
    await expect(draft).toBeVisible()
    await page.goto('/observations?status=draft&by=me&from=2026-10-22')
    await draft.tap()
    await expect(page).toHaveURL(new RegExp(`/observations/2/update/${id}`))
    await button(page, /^Finish/).tap()
    await expect(
      page.getByRole('heading', { name: /^Saved (on this device|to your account)$/ }),
    ).toBeVisible()

    await page.getByRole('link', { name: /^Send to/ }).tap()
    await button(page, /^Send to/).tap()
    await expect(page).toHaveURL(new RegExp(`/observations/2/view/${id}`))
    await expect(page.getByRole('heading', { name: `Observation for ${educator}` })).toBeVisible()
    await expect(page.getByRole('article', { name: 'Record' })).toContainText(
      `${2 * students - 5} of ${2 * students - 1}`,
    )
  },
)

/** Taps with the thumb where it is: whatever moves under it is hit instead. */
async function tapOften(page: Page, name: RegExp, times: number) {
  await button(page, name).tap()
  const { x, y, width, height } = (await button(page, name).boundingBox()) ?? NOWHERE
  for (let taps = 1; taps < times; taps += 1) await page.touchscreen.tap(x + width / 2, y + height / 2)
}

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 }
