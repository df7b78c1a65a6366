import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { mailsTo } from '../mailbox.ts'
import { chooseAccount } from '../school-provider.ts'

// A person for each width: the journeys run at the same time.
const people = new Map([
  ['phone', { name: 'Kirsten Aldaz', mailbox: 'kirsten.aldaz' }],
  ['tablet', { name: 'Mateo Quintana', mailbox: 'mateo.quintana' }],
  ['desktop', { name: 'Noelle Fairbanks', mailbox: 'noelle.fairbanks' }],
])

async function signOut(page: Page, name: string) {
  await page
    .getByRole('button', { name: `${name}, account` })
    .filter({ visible: true })
    .click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveTitle('Sign in | Corridor')
}

test('a school account is connected, signs in, and is disconnected', async ({ page, signIn }, {
  project,
}) => {
  const { name, mailbox } = people.get(project.name) ?? { name: '', mailbox: '' }
  await signIn(mailbox, '/settings/profile')
  await page.getByRole('button', { name: 'Connect Google', exact: true }).click()
  await chooseAccount(page, mailbox)
  await expect(page.getByText('Google is connected')).toBeVisible()
  await expect(page).toHaveURL(/\/settings\/profile$/)
  await expect(page.getByText(`${mailbox}@schools.example`, { exact: true })).toBeVisible()
  await signOut(page, name)

  // The sign-in leads to where they were going, and lasts longer than the browser is open.
  await page.goto('/settings/profile')
  await page.getByLabel('Stay signed in for 14 days').check()
  await page.getByRole('button', { name: 'Google' }).click()
  await chooseAccount(page, mailbox)
  await expect(page).toHaveURL(/\/settings\/profile$/)
  await expect(page.getByLabel('Name')).toHaveValue(name)
  const cookies = await page.context().cookies()
  expect(cookies.find((it) => it.name === 'auth_stay_signed_in')?.value).toBe('true')

  const disconnects = page.getByLabel('Disconnect my school accounts as well')
  await expect(disconnects).not.toBeChecked()
  await expect(page.getByText(`Google (${mailbox}@schools.example).`)).toBeVisible()
  await page.getByRole('button', { name: 'Disconnect Google' }).click()
  await expect(page.getByText('Google is disconnected')).toBeVisible()
  await expect(disconnects).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Connect Google' })).toBeVisible()
  await signOut(page, name)
  await page.getByRole('button', { name: 'Google' }).click()
  await chooseAccount(page, mailbox)
  await expect(page.getByRole('alert')).toContainText('This school account is not connected to anyone here.')
  await expect(page).toHaveURL(/\/auth\/login\?refused=identity-not-linked$/)

  const subjects = async () =>
    (await mailsTo(`${mailbox}@alder-valley.example`)).map(({ subject }) => subject)
  await expect.poll(subjects).toContain('A Google account was connected to Corridor')
  await expect.poll(subjects).toContain('A Google account was disconnected from Corridor')
})

test('who turns back at the provider is told what to do, and keeps the way', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/login?to=/settings/profile')
  await page.getByRole('button', { name: 'Microsoft' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()

  await expect(page.getByRole('alert')).toContainText('Try again, or use your email and password.')
  await expect(page).toHaveURL(/\/auth\/login\?to=%2Fsettings%2Fprofile&refused=identity-cancelled$/)
})
