import type { Page } from '@playwright/test'
import { expect, fillIn, test } from '../fixtures.ts'
import { mailsTo } from '../mailbox.ts'
import { seriousFindings } from '../serious-findings.ts'

// A person for each width: the journeys run at the same time.
const people = new Map([
  ['phone', 'diego.saavedra'],
  ['tablet', 'nolan.benally'],
  ['desktop', 'delia.cordero'],
])

const notifications = (page: Page) => page.getByRole('region', { name: 'Email notifications' })

test(
  'a sign-in on a new device is mailed, unless it is turned off',
  { tag: '@long' },
  async ({ page, browser, signIn }, info) => {
    const mailbox = people.get(info.project.name) ?? ''
    const signInElsewhere = async () => {
      const context = await browser.newContext({ baseURL: process.env.CORRIDOR_URL ?? '' })
      const device = await context.newPage()
      await device.goto('/login')
      await fillIn(device, mailbox)
      await expect(device).toHaveTitle('Dashboard | Corridor')
      await context.close()
    }
    await signIn(mailbox, '/settings/profile')
    const wanted = page.getByRole('switch', { name: 'Sign-in on a new device' })
    await expect(wanted).toBeChecked()
    await expect(notifications(page).getByRole('switch')).toHaveCount(1)

    // A switch is drawn over its own field, which no pointer meets.
    const turn = async () => {
      const saved = page.waitForResponse('**/api/profile/notifications')
      await page.getByText('Sign-in on a new device').click()
      expect((await saved).status()).toBe(200)
    }
    await turn()
    await page.reload()
    await expect(wanted).not.toBeChecked()
    await signInElsewhere()

    await turn()
    await signInElsewhere()
    const email = `${mailbox}@alder-valley.example`
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toBe('A sign-in to Corridor on a new device')
    expect(mail?.text).toMatch(/Chrome on \w+\nOct 22, /)
    expect(mail?.text).toMatch(/^http:\S+\/auth\/password-reset$/m)
  },
)

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('the profile can be used by everybody', { tag: '@long' }, async ({ page, signIn }) => {
      await signIn('lorraine', '/settings/profile')
      await expect(notifications(page).getByRole('switch')).toHaveCount(2)
      expect(await seriousFindings(page)).toEqual([])
    })
  })
}
