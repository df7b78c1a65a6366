import { expect, test } from '../fixtures.ts'
import { mailsTo } from '../mailbox.ts'
import { seriousFindings } from '../serious-findings.ts'

const noor = 'noor@mill-creek.example'
const bea = 'bea@mill-creek.example'

test('a coach whose district has no plan finds the way to who can help', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn(noor)
  await expect(page.getByRole('heading', { name: 'Your district has no current plan' })).toBeVisible()
  await page.goto('/settings/billing')
  await expect(page).toHaveURL(/\/403$/)

  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await page.getByRole('link', { name: 'See what stays open' }).click()
  await expect(page).toHaveTitle('Plan ended | Corridor')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your district’s plan has ended')
  await expect(page.getByText('The trial for Mill Creek ended on October 17, 2026.')).toContainText(
    'nothing has been deleted',
  )
  await expect(page.getByRole('link', { name: 'support@corridor.example' })).toHaveAttribute(
    'href',
    /^mailto:/,
  )

  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByText(/^Nothing has changed yet\. Checked at/)).toBeVisible()
  await expect(page).toHaveURL(/\/expired$/)

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveTitle('Sign in | Corridor')
  await page.goto('/expired')
  await expect(page).toHaveURL(/\/login\?to=%2Fexpired$/)
})

test('a reminder reaches who looks after billing, once a day whoever sends it', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn(noor, '/expired')
  const way = page.getByRole('listitem').filter({ hasText: 'Ask for it to be turned on' })
  await expect(way).toContainText('Bea Thornquist handles billing for your district.')
  const button = way.getByRole('button', { name: 'Send a reminder' })
  const sent = way.getByText('Reminder sent today')
  // The journey runs at three widths on one day: the first of them sends it.
  await expect(button.or(sent)).toBeVisible()
  if (await button.isVisible()) await button.click()
  await expect(sent).toBeVisible()
  await page.reload()
  await expect(sent).toBeVisible()
  await expect(button).toHaveCount(0)

  const reminders = async () => (await mailsTo(bea)).filter(({ subject }) => subject?.includes('reminder'))
  await expect.poll(async () => (await reminders()).length).toBe(1)
  const [mail] = await reminders()
  expect(mail?.text).toContain(
    'Noor Siddiqui asks for the Corridor plan of Mill Creek to be turned on again.',
  )
  expect(mail?.text).toMatch(/^http:\S+\/settings\/billing$/m)
})

test('a billing contact sees when the trial ended and for which schools', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn(bea)
  await page.getByRole('link', { name: 'Open billing' }).click()

  await expect(page).toHaveTitle('Billing | Corridor')
  const plan = page.getByRole('region', { name: 'Observing and reports are paused' })
  await expect(plan).toContainText('The trial ended on Saturday, October 17, 2026, 5 days ago.')
  await expect(page.getByRole('listitem').filter({ hasText: 'Mill Creek School' })).toContainText(
    '12 educators',
  )
  await expect(page.getByRole('link', { name: /^\S+@\S+$/ })).toHaveAttribute('href', /^mailto:/)
})

test('without a plan an ordinary page leads to where that is said', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn(noor, '/settings/profile')
  await expect(page).toHaveURL(/\/expired$/)
  await page.getByRole('button', { name: 'Sign out' }).click()

  await signIn(bea, '/settings/profile')
  await expect(page).toHaveURL(/\/settings\/billing$/)
})

test('who pays for a plan that runs finds it at home', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('carla')
  await page.getByRole('link', { name: 'Open billing' }).click()

  await expect(page).toHaveTitle('Billing | Corridor')
  await expect(page.getByRole('region', { name: '1,095 days left' })).toContainText(
    'Full use until Sunday, October 21, 2029',
  )
  await expect(page.getByText(/^6 schools ×/)).toBeVisible()
})

test('who has a plan is not told that it ended', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('marisol', '/expired')

  await expect(page).toHaveTitle('Dashboard | Corridor')
  await expect(page.getByRole('link', { name: 'Billing' })).toHaveCount(0)
})

const pages = [
  { path: '/expired', who: noor },
  { path: '/settings/billing', who: bea },
]

for (const { path, who } of pages) {
  test(`${path} fits 320 px`, { tag: '@long' }, async ({ page, signIn }) => {
    await signIn(who)
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme })

      test(`${path} can be used by everybody`, { tag: '@long' }, async ({ page, signIn }) => {
        await signIn(who, path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

        expect(await seriousFindings(page)).toEqual([])
      })
    })
  }
}
