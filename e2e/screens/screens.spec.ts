import { expect, test } from '../fixtures.ts'
import { apiOf, button, MORNING } from '../observing.ts'
import { layoutFaults } from './layout-faults.ts'
import { eachTool, isShort, lookBy, openPage, pagesBy, recordsOf, ways } from './screens.ts'

test.setTimeout(600_000)

for (const way of ways) {
  for (const [name, paths] of Object.entries(pagesBy(way))) {
    test(`the pages of ${name} lose nothing at ${way.name}`, async ({ page, signIn }) => {
      await signIn(name)
      await lookBy(page, way)
      for (const path of paths) {
        await test.step(path, async () => {
          await openPage(page, path)
          expect.soft(await layoutFaults(page), path).toEqual([])
        })
      }
    })
  }

  test(`Finish stays in sight below all that opens above it at ${way.name}`, async ({ page, signIn }) => {
    await page.clock.install({ time: MORNING })
    await signIn('marisol')
    await lookBy(page, way)
    await page.goto('/observations/start')
    await button(page, 'Omar Haddad').first().click()
    await page.getByRole('region', { name: 'Tools' }).getByRole('button', { name: 'On Task' }).click()
    await page.waitForURL(/\/update\//)
    await page.getByRole('heading', { level: 1 }).getByRole('button', { name: 'Omar Haddad' }).click()
    await expect(button(page, 'Wrong person?')).toBeVisible()
    await button(page, /^Finish/).click()
    await expect(page.getByRole('status', { name: 'Before this visit counts' })).toBeVisible()

    await expect(button(page, /^Finish/).last()).toBeInViewport({ ratio: 0.95 })
    expect(await layoutFaults(page)).toEqual([])
  })

  if (isShort(way)) continue

  test(`sign-in loses nothing at ${way.name}`, async ({ page }) => {
    await lookBy(page, way)
    for (const path of ['/login', '/auth/password-reset', '/auth/register']) {
      await openPage(page, path)
      expect.soft(await layoutFaults(page), path).toEqual([])
    }
  })

  test(`every record, and what is sent, lose nothing at ${way.name}`, async ({ page, signIn }) => {
    const api = await apiOf('marisol')
    await signIn('marisol')
    await lookBy(page, way)
    for (const path of await recordsOf(api)) {
      await openPage(page, path)
      expect.soft(await layoutFaults(page), path).toEqual([])
    }
  })

  test(`every tool loses nothing while capturing at ${way.name}`, async ({ page, signIn }) => {
    await page.clock.install({ time: MORNING })
    await signIn('marisol')
    await lookBy(page, way)
    await eachTool(page, async (tool) => {
      expect.soft(await layoutFaults(page), tool).toEqual([])
    })
  })
}

test('a page that loses something is noticed', async ({ page }) => {
  const faultsOf = async (html: string) => {
    await page.setContent(`<body style="margin: 0">${html}</body>`)
    return layoutFaults(page)
  }
  await page.setViewportSize({ width: 320, height: 640 })

  expect(await faultsOf('<p>All of this is in view.</p>')).toEqual([])
  expect((await faultsOf('<div style="width: 400px">Wide</div>')).join()).toContain('scrolls sideways')
  expect(
    await faultsOf('<p style="width: 40px; overflow: hidden; white-space: nowrap">Cut at once</p>'),
  ).toEqual(['Cut off: Cut at once'])
  expect(await faultsOf('<p>One</p><p style="margin-top: -36px">Two</p>')).toEqual([
    'One over the other: Two | One',
  ])
})
