import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { seriousFindings } from '../serious-findings.ts'

const list = (page: Page) => page.getByRole('region', { name: 'Educators' })
const steps = (page: Page) => page.getByRole('region', { name: 'Action steps' })

async function openOmar(page: Page) {
  await page.goto('/educators')
  await page.getByRole('searchbox', { name: 'Search educators' }).fill('haddad')
  await expect(page).toHaveURL(/search=haddad/)
  await list(page).getByRole('link', { name: 'Omar Haddad' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Omar Haddad' })).toBeVisible()
}

test('a principal finds an educator, agrees on a step and closes it', async ({ page, signIn }, info) => {
  const text = `Ask one why before the bell, on the ${info.project.name}.`
  await signIn('marisol')
  await openOmar(page)
  await expect(page).toHaveTitle('View Educator | Corridor')
  await expect(page.getByText(/^Grade 8 Math\s· Room 224/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Ready to send · Marisol Okafor')

  await steps(page).getByRole('button', { name: 'Add a step' }).click()
  await steps(page).getByLabel('What is tried next').fill(text)
  await steps(page).getByLabel('Due, optional').fill('2026-10-30')
  await steps(page).getByRole('button', { name: 'Add step' }).dblclick()
  const step = steps(page).getByRole('listitem').filter({ hasText: text })
  await expect(step).toContainText('Due Oct 30')
  await page.reload()
  await expect(step).toHaveCount(1)

  await step.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('menuitem', { name: 'Mastered' }).click()
  await expect(step).toContainText('Mastered Oct 22, the same day')
  await page.reload()
  await expect(step).toContainText('Mastered Oct 22, the same day')
})

test(
  'an educator is added, found by their room, and changed',
  { tag: '@long' },
  async ({ page, signIn }, info) => {
    const name = `Zora of the ${info.project.name}`
    const room = `Lab of the ${info.project.name}`
    await signIn('lorraine', '/educators')
    await page.getByRole('link', { name: 'Add an educator' }).click()
    await page.getByRole('button', { name: 'Add educator' }).click()
    await expect(page.getByText('Enter the educator’s name.')).toBeVisible()
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('Grades').fill('7')
    await page.getByLabel('Subject').fill('Robotics')
    await page.getByLabel('Room, optional').fill(room)
    await page.getByRole('combobox', { name: 'School' }).click()
    await page.getByRole('option', { name: 'Lantern Hill Middle School' }).click()
    await page.getByRole('checkbox', { name: 'Period 3' }).check()
    await page.getByRole('button', { name: 'Add educator' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText('Educator added')).toBeVisible()
    await expect(page.getByText(`No visit with ${name} from`)).toBeVisible()

    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Subject').fill('Chess')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(
      page.getByText(new RegExp(`Grade 7 Chess\\s· ${room}\\s· Period 3\\s· Year 1 at Lantern Hill`)),
    ).toBeVisible()

    await page.goto('/educators')
    await page.getByRole('searchbox', { name: 'Search educators' }).fill(room)
    await expect(list(page).getByRole('link')).toHaveText([name])
    await expect(list(page)).toContainText('No visit yet')
  },
)

test('a teacher sees only themselves', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('omar', '/educators')
  await expect(list(page).getByRole('link')).toHaveText(['Omar Haddad'])
  await expect(page.getByRole('link', { name: 'Add an educator' })).toHaveCount(0)
  await list(page).getByRole('link').click()
  await expect(steps(page)).toBeVisible()
  await expect(page.getByRole('button', { name: /Edit|Add a step|Reopen/ })).toHaveCount(0)
  await page.goto('/educators/create')
  await expect(page).toHaveURL(/\/403$/)
})

test('the dashboard leads to an educator’s page', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('marisol')
  await page
    .getByRole('region', { name: 'Who next' })
    .getByRole('link', { name: 'Caleb Munro', exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Caleb Munro' })).toBeVisible()
  await page.goBack()
  await page.getByRole('row').getByRole('link', { name: 'Victor Szymanski', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Victor Szymanski' })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('the list, a page and its forms can be used by everybody', { tag: '@long' }, async ({
      page,
      signIn,
    }) => {
      await signIn('marisol', '/educators')
      await expect(list(page)).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])

      await openOmar(page)
      await steps(page).getByRole('button', { name: 'Add a step' }).click()
      await steps(page).getByRole('button', { name: 'Add step' }).click()
      await expect(page.getByText('Say what is tried next.')).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])

      await page.goto('/educators/create')
      await page.getByRole('checkbox', { name: 'Period 3' }).check()
      await page.getByRole('button', { name: 'Add educator' }).click()
      await expect(page.getByText('Enter the educator’s name.')).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])
    })
  })
}

test('the pages fit 320 px', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('marisol')
  await page.setViewportSize({ width: 320, height: 700 })
  await openOmar(page)
  const person = new URL(page.url()).pathname
  for (const path of ['/educators', '/educators/create', person]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320)
  }
})
