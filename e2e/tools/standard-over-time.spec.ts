import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { button, finishAndRead, phone, pill, startTool, withoutConnection } from './capturing.ts'

test.use(phone)

const choice = (page: Page, name: string | RegExp) => page.getByRole('radio', { name })
const evidence = (page: Page) => page.getByRole('textbox', { name: 'Evidence' })

/** Chooses a standard; that of the last visit is chosen already, where there was one. */
async function chooseStandard(page: Page, name: RegExp) {
  const change = button(page, 'Change standard')
  await expect(change.or(page.getByRole('heading', { name: 'Which standard?' }))).toBeVisible()
  if (await change.isVisible()) await change.tap()
  await button(page, name).tap()
}

test('a standard is checked by touch and by keys, with and without a connection, and the next visit knows it', {
  tag: '@long',
}, async ({ page, signIn }) => {
  const visit = { signIn, observer: 'ruben.salcedo', educator: 'Delia Cordero', tool: 'Standard Over Time' }
  const id = await startTool(page, visit)
  await chooseStandard(page, /Students build on/)
  const run = page.getByRole('region', { name: 'The run so far' })
  await expect(run.getByRole('heading', { name: 'Students build on what a classmate said' })).toBeVisible()

  // The focus of this educator is set by touch; an undo takes back one of its terms.
  await run.getByRole('button', { name: /^Target 3 Full · every 14 days/ }).tap()
  const focus = page.getByRole('region', { name: 'Focus' })
  await focus.getByRole('radio', { name: '2 Partial' }).tap()
  await focus.getByRole('radio', { name: '1 week' }).tap()
  await focus.getByRole('button', { name: 'Checks for the baseline: one fewer' }).tap()
  await button(page, 'Undo baseline').tap()
  await run.getByRole('button', { name: 'Target 2 Partial · every 7 days · baseline of 3 checks' }).tap()
  await expect(focus).toHaveCount(0)

  await choice(page, 'No opportunity').tap()
  await expect(choice(page, /Partial/)).toHaveCount(0)
  await button(page, 'Undo no opportunity').tap()
  await choice(page, 'Yes').tap()
  await choice(page, '1 Emerging').tap()

  await withoutConnection(page, async () => {
    await page.keyboard.press('2')
    await expect(choice(page, '2 Partial')).toBeChecked()
    await evidence(page).tap()
    await page.keyboard.type('4 of 6 at the board said why.')
    await page.getByRole('textbox', { name: 'Student words 1' }).tap()
    await page.keyboard.type('Because S4 said both sides')
    await page.keyboard.press('Enter')
    await page.keyboard.type('I see it now')
  })
  await page.reload()
  await expect(evidence(page)).toHaveValue('4 of 6 at the board said why.')
  await expect(choice(page, '2 Partial')).toBeChecked()
  await page.clock.fastForward('05:00')
  await expect(pill(page)).toHaveText('Saved')

  const record = await finishAndRead(page, id)
  await expect(record).toContainText('Target: 2 Partial')
  await expect(record).toContainText('Planned every 7 days')
  await expect(record).toContainText('4 of 6 at the board said why.')
  await expect(record).toContainText('I see it now')
  await expect(record.getByRole('img', { name: /Oct 22: 2, Partial\./ })).toBeVisible()

  await page.clock.fastForward('20:00')
  await page.goto('/observations/start')
  await page.getByRole('searchbox', { name: 'Find an educator' }).fill(visit.educator)
  await button(page, visit.educator).tap()
  await openTool(page, visit.tool)
  await expect(run.getByRole('heading', { name: 'Students build on what a classmate said' })).toBeVisible()
  await expect(run).toContainText('Earlier today')
  await expect(run).toContainText('Target 2 Partial · every 7 days')
  await page.keyboard.press('f')
  await expect(focus).toContainText(`Agreed with ${visit.educator} for this standard.`)
  await page.keyboard.press('Escape')
  await expect(run.getByRole('img', { name: /Oct 22: 2, Partial\./ })).toBeVisible()
})

async function openTool(page: Page, name: string) {
  const tools = page.getByRole('region', { name: 'Tools' })
  await expect(tools.getByRole('button').first()).toBeVisible()
  const more = tools.getByRole('button', { name: /^\d+ more/ })
  if (await more.isVisible()) await more.tap()
  await tools.getByRole('button', { name }).first().tap()
  await expect(page.getByRole('timer')).toBeVisible()
}
