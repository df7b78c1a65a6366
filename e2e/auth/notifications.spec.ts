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
  'a sign-in on a new device is mailed, unless somebody chose otherwise, and told by the bell',
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
    const about = page.getByRole('radiogroup', { name: 'Sign-in on a new device' })
    const choice = (name: string) => about.getByRole('radio', { name })
    await expect(choice('At once')).toBeChecked()

    // A radio button is drawn over its own field, which no pointer meets.
    const choose = async (name: string) => {
      const saved = page.waitForResponse('**/api/profile/notifications')
      await about.getByText(name).click()
      expect((await saved).status()).toBe(200)
    }
    await choose('No email')
    await page.reload()
    await expect(choice('No email')).toBeChecked()
    await signInElsewhere()

    await choose('At once')
    await signInElsewhere()
    const email = `${mailbox}@alder-valley.example`
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toBe('A sign-in to Corridor on a new device')
    expect(mail?.text).toMatch(/Chrome on \w+\nOct 22, /)
    expect(mail?.text).toMatch(/^http:\S+\/auth\/password-reset$/m)

    // The bell tells of both, by the keyboard alone.
    await page.goto('/')
    const bell = page.getByRole('button', { name: /^Notifications, \d+ unread$/ })
    await bell.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Notifications' })
    await expect(dialog.getByRole('link', { name: /^Your account was used on a new device/ })).toHaveCount(2)
    expect(await seriousFindings(page)).toEqual([])
    const heard = page.waitForResponse('**/api/notices/read')
    await dialog.getByRole('button', { name: 'Mark all as read' }).press('Enter')
    expect((await heard).status()).toBe(200)
    await expect(dialog.getByText('(unread)')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeFocused()
  },
)

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('the profile can be used by everybody', { tag: '@long' }, async ({ page, signIn }) => {
      await signIn('lorraine', '/settings/profile')
      await expect(notifications(page).getByRole('radiogroup')).toHaveCount(8)
      expect(await seriousFindings(page)).toEqual([])
    })
  })
}
