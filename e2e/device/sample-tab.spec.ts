import { expect, test } from '../fixtures.ts'
import { button, keptInBrowser, startOnTask, sweep } from '../observing.ts'

const tokens = () => ({
  own: localStorage.getItem('corridor_auth_token_default'),
  demo: sessionStorage.getItem('corridor_auth_token_demo'),
})

test('one tab looks at the sample, through a reload and a visit; every other tab stays signed in as oneself', {
  tag: '@long',
}, async ({ page, context, signIn }) => {
  await signIn('dana@harbor-point.example')
  await expect(
    page.getByRole('button', { name: /, account$/ }).filter({ visible: true }),
  ).toHaveAccessibleName(/^Dana/)
  const before = await page.evaluate(tokens)
  const kept = await keptInBrowser(page)
  const sample = await context.newPage()
  const banner = sample.getByText('View only: nothing you enter is kept.')

  await sample.goto('/demo')
  await expect(banner).toBeVisible()
  await expect(sample).toHaveURL(/\/$/)
  await sample.reload()
  await expect(banner).toBeVisible()
  expect(await sample.evaluate(tokens)).toEqual({ own: before.own, demo: expect.any(String) })

  await test.step('what is captured there is told to be kept nowhere, and is', async () => {
    await sample.goto('/observations/start')
    await startOnTask(sample, 'Nolan Benally')
    await sample.getByRole('dialog', { name: 'Demo Account' }).getByRole('button', { name: 'OK' }).click()
    await expect(banner).toBeVisible()
    await sweep(sample, 1)
    await button(sample, /^Finish/).click()
    await expect(sample.getByRole('heading', { name: 'View only: nothing is saved' })).toBeVisible()
    expect(await keptInBrowser(sample)).not.toContain('Nolan')
  })

  await test.step('another tab is oneself, and so is this one after a reload', async () => {
    const other = await context.newPage()
    await other.goto('/')
    await expect(
      other.getByRole('button', { name: /^Dana.*, account$/ }).filter({ visible: true }),
    ).toBeVisible()
    await page.reload()
    await expect(
      page.getByRole('button', { name: /^Dana.*, account$/ }).filter({ visible: true }),
    ).toBeVisible()
    expect(await page.evaluate(tokens)).toEqual(before)
    expect((await keptInBrowser(page)).length).toBeGreaterThanOrEqual(kept.length / 2)
  })

  await test.step('leaving ends that tab’s look alone', async () => {
    await sample.goto('/')
    await button(sample, 'Leave').click()
    await expect(sample.getByRole('heading', { name: 'You have left the sample district' })).toBeVisible()
    expect(await sample.evaluate(tokens)).toEqual(before)
    await sample.getByRole('link', { name: 'Go to the dashboard' }).click()
    await expect(
      sample.getByRole('button', { name: /^Dana.*, account$/ }).filter({ visible: true }),
    ).toBeVisible()
  })
})
