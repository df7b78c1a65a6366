import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, fillIn, test } from '../fixtures.ts'
import { mailsTo } from '../mailbox.ts'

// A password is the whole product's: no two projects change the same, and no other journey uses these.
const owners: Readonly<Record<string, string>> = {
  phone: 'rosemary.achterberg@harbor-point.example',
  tablet: 'julian.escalante@harbor-point.example',
  desktop: 'dana@harbor-point.example',
}

/** The mails with links: others tell of sign-ins on new devices. */
async function linksTo(email: string) {
  return (await mailsTo(email)).filter(({ subject }) => subject === 'Choose a new password for Corridor')
}

/** Asks for a link as a person does, and opens it from the mail. */
async function openLink(page: Page, email: string) {
  const before = (await linksTo(email)).length
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveTitle('Password reset | Corridor')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByRole('status')).toHaveText(
    `If there is an account for ${email}, a link is on its way. It works for 30 minutes.`,
  )

  await expect.poll(async () => (await linksTo(email)).length).toBe(before + 1)
  const mail = (await linksTo(email)).at(-1)
  const link = mail?.text?.match(/^http:\S+$/m)?.[0] ?? ''
  expect(mail?.html).toContain(`href="${link}"`)
  await page.goto(link)
  return link
}

async function choosePassword(page: Page, password: string) {
  await page.getByRole('textbox', { name: 'New password' }).fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
}

test(
  'who forgot the password gets a link, chooses another and signs in with it',
  {
    tag: '@long',
  },
  async ({ page }, { project }) => {
    const email = owners[project.name] ?? ''
    const link = await openLink(page, email)

    await expect(page).toHaveTitle('New password | Corridor')
    await expect(page).toHaveURL(/\/auth\/password-reset$/)
    await expect(page.getByText(email)).toBeVisible()
    await choosePassword(page, 'short')
    await expect(page.getByText('Use at least 12 characters.')).toBeVisible()
    await choosePassword(page, 'lavender kettle thursday')

    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText('Password changed')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await fillIn(page, email, 'lavender kettle thursday')
    await expect(page).toHaveTitle('Dashboard | Corridor')

    await test.step('the link works once', async () => {
      await page.evaluate(() => localStorage.clear())
      await page.goto(link)
      await choosePassword(page, 'another long password')
      await expect(page.getByRole('alert')).toHaveText(
        'This link has been used or is too old. Ask for a new one.',
      )
      await page.getByRole('link', { name: 'Ask for a new link' }).click()
      await expect(page.getByLabel('Email')).toHaveValue(email)
    })

    await test.step('and the sample’s password comes back the same way', async () => {
      await openLink(page, email)
      await choosePassword(page, 'corridor-sample')
      await fillIn(page, email)
      await expect(page).toHaveTitle('Dashboard | Corridor')
    })
  },
)

test(
  'an address that nobody has gets the same words, and no mail',
  { tag: '@long' },
  async ({ page }, { project }) => {
    const nobody = `nobody-${project.name}@alder-valley.example`
    await page.goto('/auth/password-reset')
    await expect(page.getByLabel('Email')).toBeFocused()
    await page.keyboard.type(nobody)
    await page.keyboard.press('Enter')

    await expect(page.getByRole('status')).toHaveText(
      `If there is an account for ${nobody}, a link is on its way. It works for 30 minutes.`,
    )
    expect(await mailsTo(nobody)).toEqual([])
  },
)

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    for (const path of ['/auth/password-reset', '/auth/password-reset/a-token/dana@harbor-point.example']) {
      test(`${path} fits 320 px and can be used by everybody`, { tag: '@long' }, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
          .analyze()
        expect(violations.map(({ id }) => id)).toEqual([])

        await page.setViewportSize({ width: 320, height: 700 })
        const width = page.evaluate(() => document.documentElement.scrollWidth)
        expect(await width).toBeLessThanOrEqual(320)
      })
    }
  })
}
