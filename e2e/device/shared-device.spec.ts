import type { Page } from '@playwright/test'
import { expect, fillIn } from '../fixtures.ts'
import { button, finish, keptInBrowser, MORNING, pill, startOnTask, sweep } from '../observing.ts'
import { test } from '../stage.ts'

const onDevice = (page: Page) => page.getByRole('region', { name: 'On this device' })
const words = ['Quiet zebra', 'Brave otter', 'Jalen Whitaker', 'Elise Thibodeaux']

async function askToSignOut(page: Page) {
  await button(page, /, account$/)
    .filter({ visible: true })
    .click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

test('whoever signs out with unsent work is warned; the next person finds nothing of it, and they find all', async ({
  page,
  stage,
  signIn,
}) => {
  await page.clock.install({ time: MORNING })
  await signIn('mateo.quintana')
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.goto('/observations/start')
  await expect(button(page, 'Jalen Whitaker')).toBeVisible()
  await stage.goAway()
  await startOnTask(page, 'Jalen Whitaker')
  await sweep(page, 1)
  await button(page, 'Note').click()
  await page.getByRole('textbox').fill('Quiet zebra')
  await finish(page)
  await page.getByRole('link', { name: 'Send to Jalen' }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('Brave otter')
  await page.goto('/observations/start')
  await startOnTask(page, 'Elise Thibodeaux')
  await sweep(page, 1, 7)
  await expect(pill(page)).toHaveText('On device · 2')
  for (const word of words) expect(await keptInBrowser(page), word).toContain(word)

  await page.goto('/observations')
  await askToSignOut(page)
  const question = page.getByRole('dialog')
  await expect(question).toContainText('2 observations on this device are not uploaded yet')
  await expect(question).toContainText('Jalen Whitaker')
  await question.getByRole('button', { name: 'Stay' }).click()
  await askToSignOut(page)
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
  for (const word of words) await expect.poll(() => keptInBrowser(page), word).not.toContain(word)

  await stage.comeBack()
  await page.goto('/login')
  await fillIn(page, 'kirsten.aldaz')
  await expect(page).toHaveTitle('Dashboard | Corridor')
  await page.goto('/observations')
  await expect(page.getByRole('region', { name: 'Observations' })).toBeVisible()
  await expect(onDevice(page)).toHaveCount(0)
  await expect(pill(page)).toHaveText('Saved')
  for (const word of words) expect(await keptInBrowser(page), word).not.toContain(word)
  await page.waitForLoadState('networkidle')
  stage.requests.splice(0)
  await askToSignOut(page)
  await expect(page.getByText('You are signed out')).toBeVisible()
  expect(stage.requests.filter((it) => /api\/(?!auth)/.test(it))).toEqual([])

  await fillIn(page, 'mateo.quintana')
  await expect(page).toHaveTitle('Dashboard | Corridor')
  const uploads = () => new Set(stage.requests.filter((it) => it.startsWith('PUT /api/observations/')))
  await expect.poll(() => uploads().size).toBe(2)
  await expect(pill(page)).toHaveText('Saved')
  await page.goto('/observations?by=me&from=2026-10-22')
  const mine = page.getByRole('region', { name: 'Observations' })
  await mine.getByRole('link', { name: 'Elise Thibodeaux', exact: true }).click()
  await expect(page.getByText(/^7 of \d+ seen/).first()).toBeVisible()
  await page.goto('/observations?by=me&from=2026-10-22')
  await mine.getByRole('link', { name: 'Jalen Whitaker', exact: true }).click()
  await button(page, 'Note').click()
  await expect(page.getByRole('textbox')).toHaveValue('Quiet zebra')
})
