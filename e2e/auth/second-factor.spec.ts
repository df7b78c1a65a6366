import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expect, fillIn, test } from '../fixtures.ts'
import { mailsTo } from '../mailbox.ts'
import { colorSchemes, seriousFindings, switchTo } from '../serious-findings.ts'

// A person for each width, whom no other journey uses.
const owners = new Map([
  ['phone', { name: 'Delia Cordero', mailbox: 'delia.cordero' }],
  ['tablet', { name: 'Ignacio Lovato', mailbox: 'ignacio.lovato' }],
  ['desktop', { name: 'Simone Charbonneau', mailbox: 'simone.charbonneau' }],
])

function ownerFor(project: string) {
  const owner = owners.get(project)
  if (!owner) throw new Error(`There is nobody for ${project}.`)
  return { ...owner, email: `${owner.mailbox}@alder-valley.example` }
}

async function expectUsableByEverybody(page: Page) {
  for (const colorScheme of colorSchemes) {
    await switchTo(page, colorScheme)
    expect(await seriousFindings(page)).toEqual([])
  }
}

/**
 * Sets up the second step on the profile’s card, from “Set up” to the ten codes. Answers the app of the person’s
 * phone, and the codes.
 */
async function setUp(page: Page) {
  const card = page.getByRole('region', { name: 'Second step' })
  await card.getByRole('button', { name: 'Set up' }).click()
  await card.getByLabel('Your password').fill('corridor-sample')
  await card.getByRole('button', { name: 'Continue' }).click()
  await expect(card.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expectUsableByEverybody(page)
  const key = ((await card.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const app = new TOTP({ secret: Secret.fromBase32(key) })
  await card.getByLabel('First code').fill(app.generate())
  await card.getByRole('button', { name: 'Turn on' }).click()
  const list = card.getByRole('list', { name: 'Recovery codes' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  return { app, codes: await list.getByRole('listitem').allInnerTexts() }
}

async function signOut(page: Page, name: string) {
  await page
    .getByRole('button', { name: `${name}, account` })
    .filter({ visible: true })
    .click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveTitle('Sign in | Corridor')
}

test(
  'a second step is set up, asked for, got round with a recovery code, and turned off',
  { tag: '@long' },
  async ({ page, signIn }, { project }) => {
    test.slow()
    const { name, mailbox, email } = ownerFor(project.name)
    await signIn(mailbox, '/settings/profile')
    const card = page.getByRole('region', { name: 'Second step' })
    const { app, codes } = await setUp(page)

    const download = page.waitForEvent('download')
    await card.getByRole('link', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toBe('corridor-recovery-codes.txt')
    await expectUsableByEverybody(page)
    await card.getByRole('button', { name: 'I have kept them' }).click()
    await expect(card).toContainText('You have 10 recovery codes left.')
    await expect
      .poll(async () => (await mailsTo(email)).map(({ subject }) => subject))
      .toContain('The second step is on')

    await signOut(page, name)
    await fillIn(page, mailbox)
    const code = page.getByLabel('Code', { exact: true })
    await expect(code).toBeFocused()
    await expectUsableByEverybody(page)
    // The code that turned it on is used up. The next one is taken from a phone whose clock is half a minute ahead.
    await code.fill(app.generate({ timestamp: Date.now() + 30_000 }))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveTitle('Dashboard | Corridor')

    await signOut(page, name)
    await fillIn(page, mailbox)
    await code.fill('000000')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('That code does not fit.')).toBeVisible()
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(codes[0]?.toUpperCase() ?? '')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveTitle('Dashboard | Corridor')
    await expect
      .poll(async () => (await mailsTo(email)).map(({ subject }) => subject))
      .toContain('A recovery code was used')

    await page.goto('/settings/profile')
    await expect(card).toContainText('You have 9 recovery codes left.')
    await card.getByRole('button', { name: 'Turn off' }).click()
    await card.getByRole('button', { name: 'Use a recovery code' }).click()
    await card.getByLabel('Recovery code').fill(codes[1] ?? '')
    await expectUsableByEverybody(page)
    await card.getByRole('button', { name: 'Turn off' }).click()
    await expect(card.getByRole('button', { name: 'Set up' })).toBeVisible()

    await signOut(page, name)
    await fillIn(page, mailbox)
    await expect(page).toHaveTitle('Dashboard | Corridor')
  },
)
