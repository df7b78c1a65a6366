import { expect, test } from './fixtures.ts'
import { button, finish, MORNING, pill, startOnTask, sweep } from './observing.ts'

test.beforeEach(async ({ page }) => page.clock.install({ time: MORNING }))

test('a coach with a group meets somebody at the door, sends the visit, and comes back without a connection', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('priya')
  await page.goto('/observations/start')
  await button(page, 'Add a person at the door').click()
  const sheet = page.getByRole('dialog', { name: 'Add a person at the door' })
  await sheet.getByRole('textbox', { name: 'Name' }).fill('Wanda Ortiz')
  await sheet.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('region', { name: 'Tools' }).getByRole('button', { name: 'On Task' }).click()
  await sweep(page, 1)
  await finish(page)
  await expect(pill(page)).toHaveText('Saved')
  await page.getByRole('link', { name: 'Send to Wanda' }).click()
  await button(page, 'Send to Wanda').click()
  await expect(page).toHaveURL(/\/view\//)

  await page.goto('/observations/start')
  await expect(button(page, 'Wanda Ortiz')).toBeVisible()
  await context.setOffline(true)
  await startOnTask(page, 'Wanda Ortiz')
  await sweep(page, 1, 3)
  await context.setOffline(false)
  await expect(pill(page)).toHaveText('Saved')
})
