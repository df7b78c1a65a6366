import type { Page } from '@playwright/test'
import { expect, fillIn, test } from '../fixtures.ts'
import { mailsTo } from '../mailbox.ts'
import { seriousFindings } from '../serious-findings.ts'

// The projects share one product and run at once: each pauses somebody of its own.
const own: Readonly<Record<string, string>> = {
  phone: 'Theresa Blackgoat',
  tablet: 'Mateo Quintana',
  desktop: 'Patricia Nez',
}

const list = (page: Page) => page.getByRole('region', { name: 'Users' })

async function searchFor(page: Page, words: string) {
  await page.getByRole('searchbox', { name: 'Search users' }).fill(words)
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(words)
}

test('the list is searched and filtered by its address', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('lorraine', '/settings/user')
  await expect(page).toHaveTitle('Users | Corridor')
  await searchFor(page, 'raman')
  await expect(list(page).getByRole('link')).toHaveText(['Priya Raman'])

  await page.getByRole('searchbox', { name: 'Search users' }).fill('')
  await page.getByRole('button', { name: 'Role All' }).click()
  await page.getByRole('menuitem', { name: 'Billing contact' }).click()
  await expect(page).toHaveURL(/role=billing-contact/)
  await expect(list(page)).toContainText('Carla Whitehorse')
  await page.reload()
  await expect(list(page)).toContainText('Carla Whitehorse')
  await expect(list(page)).not.toContainText('Priya Raman')

  await searchFor(page, 'nobody like that')
  await page.getByRole('link', { name: 'Clear search' }).click()
  await expect(list(page)).toContainText('All schools')
})

test(
  'somebody is invited, mailed again, and the invitation withdrawn',
  { tag: '@long' },
  async ({ page, signIn }, info) => {
    const name = `Zora of the ${info.project.name}`
    const email = `zora.${info.project.name}@alder-valley.example`
    await signIn('lorraine', '/settings/user')
    await page.getByRole('link', { name: 'Invite a user' }).click()
    const drawer = page.getByRole('dialog', { name: 'Invite a user' })
    await drawer.getByLabel('First name').fill('Zora')
    await drawer.getByLabel('Last name').fill(`of the ${info.project.name}`)
    await drawer.getByLabel('School email').fill(email)
    await drawer.getByRole('radio', { name: 'Assistant principal' }).check()
    await drawer.getByRole('combobox', { name: 'School' }).click()
    await page.getByRole('option', { name: 'Lantern Hill Middle School' }).click()
    await expect(drawer).toContainText('Zora will be able to')
    await expect(drawer).toContainText('at Lantern Hill. Not billing, and not other schools.')
    await drawer.getByRole('button', { name: 'Send invitation' }).click()
    await expect(drawer).toBeHidden()
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1)

    await searchFor(page, email)
    await expect(list(page)).toContainText('Invited')
    await list(page).getByRole('link', { name }).click()
    const person = page.getByRole('dialog', { name: 'Edit user' })
    await person.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByText('Invited again')).toBeVisible()
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2)

    await person.getByRole('button', { name: 'Withdraw invitation' }).click()
    const question = page.getByRole('dialog', { name: `Withdraw ${name}’s invitation?` })
    await question.getByRole('button', { name: 'Withdraw invitation' }).click()
    await expect(page.getByText('No one found')).toBeVisible()
  },
)

test('a principal sees her school alone, and offers no role above her own', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn('marisol', '/settings/user')
  await expect(list(page)).toContainText('Ben Halvorsen')
  await expect(list(page)).not.toContainText('Gabriel Montoya')
  await expect(page.getByRole('button', { name: /^School/ })).toHaveCount(0)

  await page.goto('/settings/user/create')
  await expect(page.getByRole('radio', { name: 'Instructional coach' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'District administrator' })).toHaveCount(0)
})

test(
  'whoever is paused is out at the next step, and comes back once opened',
  { tag: '@long' },
  async ({ page, browser, signIn }, info) => {
    const name = own[info.project.name] ?? ''
    const mailbox = name.toLowerCase().replace(' ', '.')
    const theirs = await (await browser.newContext({ baseURL: process.env.CORRIDOR_URL ?? '' })).newPage()
    await theirs.goto('/login')
    await fillIn(theirs, mailbox)
    await expect(theirs).toHaveTitle('Dashboard | Corridor')

    await signIn('lorraine', `/settings/user?search=${mailbox}`)
    await list(page).getByRole('link', { name }).click()
    await page.getByRole('button', { name: 'Pause account' }).click()
    const question = page.getByRole('dialog', { name: `Pause ${name}’s account?` })
    await question.getByRole('button', { name: 'Pause account' }).click()
    await expect(page.getByText('Account paused')).toBeVisible()

    await theirs.goto('/settings/profile')
    await expect(theirs).toHaveURL(/\/login/)
    await fillIn(theirs, mailbox)
    const refusal = theirs.getByRole('dialog').filter({ hasText: 'Your account is paused' })
    await refusal.getByRole('button', { name: 'Close' }).click()

    await page.getByRole('button', { name: 'Reactivate account' }).click()
    await expect(page.getByText('Account reactivated')).toBeVisible()
    await fillIn(theirs, mailbox)
    await expect(theirs).toHaveTitle('Profile | Corridor')
  },
)

test('leaving what was typed asks first, also by the way back', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn('lorraine', '/settings/user')
  const link = page.getByRole('link', { name: 'Invite a user' })
  await link.click()
  await page.getByLabel('First name').fill('Zora')
  await page.goBack()
  const question = page.getByRole('dialog', { name: 'Discard what you typed?' })
  await question.getByRole('button', { name: 'Keep writing' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Zora')

  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(page).toHaveURL(/\/settings\/user$/)
  await expect(link).toBeFocused()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('the list and both drawers can be used by everybody', { tag: '@long' }, async ({ page, signIn }) => {
      await signIn('lorraine', '/settings/user')
      await expect(list(page)).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])

      await page.goto('/settings/user/create')
      await page.getByRole('radio', { name: 'Instructional coach' }).check()
      await page.getByRole('combobox', { name: 'School' }).click()
      await page.getByRole('option', { name: 'Lantern Hill Middle School' }).click()
      await page.getByRole('button', { name: 'Send invitation' }).click()
      await expect(page.getByText('Enter the first name.')).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])

      await page.goto('/settings/user?search=raman')
      await list(page).getByRole('link', { name: 'Priya Raman' }).click()
      await page.getByRole('button', { name: 'Change Instructional coach' }).first().click()
      expect(await seriousFindings(page)).toEqual([])
    })
  })
}

test('the pages fit 320 px', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('lorraine')
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/settings/user', '/settings/user/create']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320)
  }
})
