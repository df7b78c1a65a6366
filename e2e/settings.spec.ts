import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

async function seriousFindings(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

interface Own {
  readonly school: string
  readonly admin: string
  readonly year: string
  readonly day: string
}

// The projects share one product and run at once. A save replaces a whole school or year: each has its own.
const own: Record<string, Own> = {
  phone: { school: 'Penrose Elementary School', admin: 'lorraine', year: '2025–26', day: '2026-02-04' },
  tablet: {
    school: 'Juniper Street Elementary School',
    admin: 'dana@harbor-point.example',
    year: '2026–27',
    day: '2027-02-03',
  },
  desktop: { school: 'Stonebridge High School', admin: 'lorraine', year: '2026–27', day: '2027-02-03' },
}

function ownOf(project: string) {
  const mine = own[project]
  if (!mine) throw new Error(`There is nothing set aside for ${project}.`)
  return mine
}

test('a district administrator changes a school, and changes it back', async ({ page, signIn }, {
  project,
}) => {
  const { school } = ownOf(project.name)
  await signIn('lorraine')
  await page.getByRole('link', { name: 'Schools' }).filter({ visible: true }).click()
  await expect(page).toHaveTitle('Schools | Corridor')
  const card = page.getByRole('region', { name: school })
  const visits = card.getByLabel('Visits planned per week')
  const save = async (number: string) => {
    await card.getByRole('button', { name: 'Edit' }).click()
    await visits.fill(number)
    await card.getByRole('button', { name: 'Save changes' }).click()
    await expect(card).toContainText(`${number} visits planned a week`)
  }

  await card.getByRole('button', { name: 'Edit' }).click()
  const before = await visits.inputValue()
  await card.getByRole('button', { name: 'Close' }).click()
  await save('37')
  await page.reload()
  await expect(card).toContainText('37 visits planned a week')
  await save(before)
})

test('a period that cannot be is said at its field, before anything is sent', async ({ page, signIn }, {
  project,
}) => {
  const { school } = ownOf(project.name)
  await signIn('lorraine')
  await page.goto('/settings/school')
  const card = page.getByRole('region', { name: school })
  await card.getByRole('button', { name: 'Edit' }).click()
  await card.getByRole('button', { name: 'Add period' }).click()
  await expect(card.getByLabel('Period', { exact: true })).toBeFocused()
  await page.keyboard.type('1')
  await card.getByLabel('Starts').fill('09:00')
  await card.getByLabel('Ends').fill('08:00')
  await card.getByRole('button', { name: 'Save changes' }).click()

  await expect(card.getByText('End after the start.')).toBeVisible()
  await expect(card.getByLabel('Ends')).toBeFocused()
  await page.reload()
  await expect(card).toContainText('No bell schedule yet')
})

test('a closure comes and goes with a school year', async ({ page, signIn }, { project }) => {
  const { admin, year: title, day } = ownOf(project.name)
  await signIn(admin)
  await page.goto('/settings/district')
  const year = page.getByRole('region', { name: `School year ${title}` })
  await year.getByRole('button', { name: 'Add closure' }).click()
  await page.keyboard.type('Snow day')
  await year.getByLabel('First day', { exact: true }).last().fill(day)
  await year.getByLabel('Last day', { exact: true }).last().fill(day)
  await year.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('School year saved')).toBeVisible()

  await page.reload()
  await year.getByRole('button', { name: 'Remove Snow day' }).click()
  await year.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('School year saved')).toBeVisible()
  await page.reload()
  await expect(year).toBeVisible()
  await expect(year.getByRole('button', { name: 'Remove Snow day' })).toHaveCount(0)
})

test('a principal finds her school alone, and the district’s page is not hers', async ({ page, signIn }) => {
  await signIn('marisol')
  await page.goto('/settings/school')
  await expect(page.getByRole('region', { name: 'Copper Ridge Middle School' })).toBeVisible()
  await expect(page.getByRole('region')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Add school' })).toHaveCount(0)

  await page.goto('/settings/district')
  await expect(page).toHaveURL(/\/403$/)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('both pages can be used by everybody, also where something is wrong', async ({ page, signIn }) => {
      await signIn('lorraine')
      await page.goto('/settings/district')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('District')
      expect(await seriousFindings(page)).toEqual([])
      await page.getByRole('combobox', { name: 'Time zone' }).click()
      await expect(page.getByRole('option', { name: 'Eastern time, New York' })).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])

      await page.goto('/settings/school')
      await page.getByRole('button', { name: 'Add school' }).click()
      const card = page.getByRole('region', { name: 'New school' })
      await card.getByRole('button', { name: 'Add period' }).click()
      await card.getByRole('button', { name: 'Add school' }).click()
      await expect(card.getByText('Name the period.')).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])
    })
  })
}

test('both pages fit 320 px', async ({ page, signIn }) => {
  await signIn('lorraine')
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/settings/district', '/settings/school']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320)
  }
})
