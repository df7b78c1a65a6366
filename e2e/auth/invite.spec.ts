import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext } from '@playwright/test'
import { expect, fillIn, test } from '../fixtures.ts'
import { mailsTo } from '../mailbox.ts'

/** The link in the invitation’s mail: a person who has signed in before may have other mail. */
async function linkIn(email: string): Promise<string> {
  const invitation = /^http:\S+\/auth\/invite\/\S+$/m
  const invitations = async () => (await mailsTo(email)).filter(({ text }) => text?.match(invitation))
  await expect.poll(async () => (await invitations()).length).toBe(1)
  const [mail] = await invitations()
  const link = mail?.text?.match(invitation)?.[0] ?? ''
  expect(mail?.html).toContain(`href="${link}"`)
  return link
}

const ours = { 'x-requested-with': 'XMLHttpRequest', 'x-xsrf-token': 'known', cookie: 'XSRF-TOKEN=known' }

/** Invites somebody to Copper Ridge as Lorraine, as her page asks the server; users.spec.ts uses the page. */
async function invite(request: APIRequestContext, email: string, role: string) {
  const lorraine = {
    email: 'lorraine@alder-valley.example',
    password: 'corridor-sample',
    staySignedIn: false,
  }
  const login = await request.post('/api/auth/login', { headers: ours, data: lorraine })
  const headers = { ...ours, authorization: login.headers().authorization ?? '' }
  const { items } = await (await request.get('/api/schools', { headers })).json()
  const school = items.find(({ name }: { name: string }) => name === 'Copper Ridge Middle School')
  const assignment = {
    id: null,
    role,
    schoolId: school.id,
    educatorIds: null,
    startsOn: '2026-10-22',
    endsOn: null,
  }
  const data = { name: 'Priya Nair', email, jobTitle: null, assignments: [assignment] }
  expect((await request.post('/api/users', { headers, data })).status()).toBe(200)
}

test('who is invited opens the mail, chooses a password and sees what their role allows; the link works once', async ({
  page,
  request,
}, { project }) => {
  const email = `priya.nair.${project.name}@alder-valley.example`
  await invite(request, email, 'assistant-principal')
  const link = await linkIn(email)
  await page.goto(link)

  await expect(page).toHaveTitle('Accept Account Invitation | Corridor')
  await expect(page).toHaveURL(/\/auth\/invite$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Alder Valley Unified')
  await expect(page.getByRole('listitem')).toHaveText('Assistant principalCopper Ridge Middle School')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Name')).toHaveValue('Priya Nair')
  await page.getByLabel('Name').fill('Priya N. Nair')
  await page.getByRole('textbox', { name: 'Choose a password' }).fill('short')
  await page.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(page.getByText('Use at least 12 characters.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Choose a password' }).fill('lavender kettle thursday')
  await page.getByRole('button', { name: 'Accept invitation' }).click()

  await test.step('their school and no other', async () => {
    await expect(page).toHaveTitle('Dashboard | Corridor')
    await expect(page.getByRole('heading', { name: 'Coverage' })).toBeVisible()
    await expect(page.getByText('24 active educators')).toBeVisible()
    await page.goto('/settings/district')
    await expect(page).toHaveTitle('No access | Corridor')
  })

  await test.step('the link works once', async () => {
    await page.evaluate(() => localStorage.clear())
    await page.goto(link)
    await expect(page.getByRole('alert')).toHaveText(
      'This invitation has been used, withdrawn or is too old. Ask for a new one.',
    )
    await page.getByRole('link', { name: 'Go to sign in' }).click()
    await fillIn(page, email, 'lavender kettle thursday')
    await expect(page).toHaveTitle('Dashboard | Corridor')
  })
})

// An address is invited once: each width has its own, and none is changed by it.
const elsewhere: Readonly<Record<string, string>> = {
  phone: 'noor@mill-creek.example',
  tablet: 'bea@mill-creek.example',
  desktop: 'hollis.brandt@mill-creek.example',
}

test(
  'who has an account in another district is told so, once they have shown that it is theirs',
  { tag: '@long' },
  async ({ page, request }, { project }) => {
    const email = elsewhere[project.name] ?? ''
    await invite(request, email, 'coach')
    await page.goto(await linkIn(email))
    const password = page.getByRole('textbox', { name: 'Password' })
    await expect(page.getByText('There is an account with this address already.')).toBeVisible()
    await password.fill('not the password')
    await page.getByRole('button', { name: 'Accept invitation' }).click()
    await expect(page.getByText('That is not the password you have now.')).toBeVisible()
    await expect(page.getByText('in another district')).toBeHidden()

    await password.fill('corridor-sample')
    await page.getByRole('button', { name: 'Accept invitation' }).click()
    await expect(page.getByText('There is an account with this address in another district.')).toBeVisible()
    await expect(page).toHaveTitle('Accept Account Invitation | Corridor')
  },
)

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test(
      'both pages fit 320 px and can be used by everybody',
      { tag: '@long' },
      async ({ page, request }, { project }) => {
        const email = `axe.${colorScheme}.${project.name}@alder-valley.example`
        await invite(request, email, 'coach')
        for (const path of [await linkIn(email), '/auth/invite/never-issued']) {
          await page.setViewportSize({ width: 1440, height: 900 })
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
            .analyze()
          expect(violations.map(({ id }) => id)).toEqual([])

          await page.setViewportSize({ width: 320, height: 700 })
          const width = page.evaluate(() => document.documentElement.scrollWidth)
          expect(await width).toBeLessThanOrEqual(320)
        }
      },
    )
  })
}
