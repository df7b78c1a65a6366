import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { button, finish, MORNING, startOnTask, sweep } from '../observing.ts'
import { seriousFindings } from '../serious-findings.ts'

async function expectUsable(page: Page) {
  expect(await seriousFindings(page)).toEqual([])
}

test.beforeEach(async ({ page }) => page.clock.install({ time: MORNING }))

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('starting, recording and finishing can be used by everybody', async ({ page, signIn }) => {
      await signIn('gabriel.montoya', '/observations/start')
      await expect(button(page, 'Hamid Rostami')).toBeVisible()
      await expectUsable(page)
      await startOnTask(page, 'Hamid Rostami')
      await expect(button(page, 'Start sweep 1')).toBeVisible()
      await expectUsable(page)
      await sweep(page, 1, 12)
      await button(page, /^Finish/).click()
      await expect(page.getByText('Sweep 1: 12 students have no code yet.')).toBeVisible()
      await expectUsable(page)
      for (let student = 0; student < 12; student += 1) await page.keyboard.press('1')
      await finish(page)
      await expectUsable(page)
    })

    test('sending, reading and the list can be used by everybody', { tag: '@long' }, async ({
      page,
      signIn,
    }) => {
      await signIn('gabriel.montoya', '/observations/start')
      const id = await startOnTask(page, 'Rosa Maldonado')
      await sweep(page, 1)
      await finish(page)
      await page.getByRole('link', { name: 'Send to Rosa' }).click()
      await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
      await expectUsable(page)
      await page.goto(`/observations/2/view/${id}`)
      await expect(page.getByRole('article', { name: 'Record' })).toBeVisible()
      await expectUsable(page)
      await page.goto('/observations')
      await expect(page.getByRole('region', { name: 'Observations' })).toBeVisible()
      await expectUsable(page)
    })
  })
}
