import { expect, test } from '../fixtures.ts'
import { seriousFindings } from '../serious-findings.ts'

interface Own {
  readonly school: string
  readonly admin: string
  readonly year: string
  readonly day: string
  /** Whether the person has a district to herself and may change its policies, which hold for all of it. */
  readonly mayDecide: boolean
}

// The projects share one product and run at once. A save replaces a whole school or year: each has its own.
const own: Record<string, Own> = {
  phone: {
    school: 'Penrose Elementary School',
    admin: 'lorraine',
    year: '2025–26',
    day: '2026-02-04',
    mayDecide: false,
  },
  tablet: {
    school: 'Juniper Street Elementary School',
    admin: 'dana@harbor-point.example',
    year: '2026–27',
    day: '2027-02-03',
    mayDecide: true,
  },
  desktop: {
    school: 'Stonebridge High School',
    admin: 'lorraine',
    year: '2026–27',
    day: '2027-02-03',
    mayDecide: false,
  },
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
  await signIn('lorraine', '/settings/school')
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

test(
  'a period that cannot be is said at its field, before anything is sent',
  { tag: '@long' },
  async ({ page, signIn }, { project }) => {
    const { school } = ownOf(project.name)
    await signIn('lorraine', '/settings/school')
    const card = page.getByRole('region', { name: school })
    await card.getByRole('button', { name: 'Edit' }).click()
    const names = card.getByLabel('Period', { exact: true })
    const before = await names.count()
    await card.getByRole('button', { name: 'Add period' }).click()
    await expect(names.last()).toBeFocused()
    await page.keyboard.type('After school')
    await card.getByLabel('Starts').last().fill('20:00')
    await card.getByLabel('Ends').last().fill('19:00')
    await card.getByRole('button', { name: 'Save changes' }).click()

    await expect(card.getByText('End after the start.')).toBeVisible()
    await expect(card.getByLabel('Ends').last()).toBeFocused()
    await page.reload()
    await card.getByRole('button', { name: 'Edit' }).click()
    await expect(card.getByRole('button', { name: 'Add period' })).toBeVisible()
    await expect(names).toHaveCount(before)
  },
)

test(
  'a closure and terms come and go with a school year',
  { tag: '@long' },
  async ({ page, signIn }, { project }) => {
    const { admin, year: title, day } = ownOf(project.name)
    await signIn(admin, '/settings/district')
    const year = page.getByRole('region', { name: `School year ${title}` })
    const edit = () => year.getByRole('button', { name: 'Edit' }).click()
    const save = async () => {
      await year.getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByText('School year saved')).toBeVisible()
      await expect(year.getByRole('button', { name: 'Edit' })).toBeFocused()
      await page.reload()
    }
    const divide = async (words: string) => {
      const rows = year.getByRole('button', { name: /^Remove (Semester|Quarter)/ })
      while ((await rows.count()) > 0) await rows.last().click()
      await year.getByRole('button', { name: words }).click()
    }

    await expect(year).toContainText('Semester 1, Aug')
    await edit()
    await divide('Four quarters')
    await year.getByRole('button', { name: 'Add closure' }).click()
    await page.keyboard.type('Snow day')
    await year.getByLabel('First day', { exact: true }).last().fill(day)
    await year.getByLabel('Last day', { exact: true }).last().fill(day)
    await save()
    await expect(year).toContainText('8 closures')
    await expect(year).toContainText('Quarter 4, ')

    await edit()
    await year.getByRole('button', { name: 'Remove Snow day' }).click()
    await divide('Two semesters')
    await save()
    await expect(year).toContainText('7 closures')
    await expect(year).toContainText('Semester 2, ')
    await expect(year).not.toContainText('Quarter')
  },
)

test(
  'whoever asks a second step of everybody is told to be the next, and can think again',
  { tag: '@long' },
  async ({ page, signIn }, { project }) => {
    const { admin, mayDecide } = ownOf(project.name)
    await signIn(admin, '/settings/district')
    const policies = page.getByRole('region', { name: 'Policies' })
    await policies.getByRole('radio', { name: 'Everyone', exact: true }).check()
    await expect(policies.getByText('you will be asked to set it up next')).toBeVisible()
    await policies.getByRole('button', { name: 'Undo changes' }).click()
    await expect(policies.getByRole('radio', { name: 'Optional for everyone' })).toBeChecked()

    for (const choice of mayDecide ? ['Can also make changes', 'Can only look'] : []) {
      await policies.getByRole('radio', { name: choice }).check()
      await policies.getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByText('Policies saved')).toBeVisible()
      await page.reload()
      await expect(policies.getByRole('radio', { name: choice })).toBeChecked()
    }
  },
)

test('a principal finds her school alone, and the district’s page is not hers', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn('marisol', '/settings/school')
  await expect(page.getByRole('region', { name: 'Copper Ridge Middle School' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Add school' })).toHaveCount(0)

  await page.goto('/settings/district')
  await expect(page).toHaveURL(/\/403$/)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('the district’s page can be used by everybody, also where something is wrong', {
      tag: '@long',
    }, async ({ page, signIn }) => {
      await signIn('lorraine', '/settings/district')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('District')
      await page.getByRole('radio', { name: 'Everyone', exact: true }).check()
      await page.getByRole('button', { name: 'Edit School year 2026–27' }).click()
      await page.getByRole('button', { name: 'Add term' }).click()
      await page.getByRole('button', { name: 'Save changes' }).nth(1).click()
      await expect(page.getByText('Name the term.')).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])
      await page.getByRole('combobox', { name: 'Time zone' }).click()
      await expect(page.getByRole('option', { name: 'Eastern time, New York' })).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])
    })

    test('the schools’ page can be used by everybody, also where something is wrong', {
      tag: '@long',
    }, async ({ page, signIn }) => {
      await signIn('lorraine', '/settings/school')
      await page.getByRole('button', { name: 'Add school' }).click()
      const card = page.getByRole('region', { name: 'New school' })
      await card.getByRole('button', { name: 'Add period' }).click()
      await card.getByRole('button', { name: 'Add school' }).click()
      await expect(card.getByText('Name the period.')).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])
    })
  })
}

test('both pages fit 320 px', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('lorraine')
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/settings/district', '/settings/school']) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Edit' }).first().click()
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320)
  }
})
