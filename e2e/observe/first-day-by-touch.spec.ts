import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { linkTo } from '../mailbox.ts'
import { MORNING } from '../observing.ts'

/** The most interactions: with more, a principal who tries Corridor between two lessons gives up. */
const MOST_INTERACTIONS = 40

// From one address at most five districts an hour are registered: this journey is made on the phone alone.
test.use({ timezoneId: 'America/Denver' })

/** A thumb’s interactions: a tap, a field that is filled in, a link that is followed in a mail. Each counts as one. */
function aThumb(page: Page) {
  let count = 0
  return {
    tap: async (it: Locator) => {
      count += 1
      await it.tap()
    },
    fill: async (label: string | RegExp, text: string) => {
      count += 1
      await page.getByLabel(label, { exact: typeof label === 'string' }).fill(text)
    },
    follow: async (link: string) => {
      count += 1
      await page.goto(link)
    },
    count: () => count,
  }
}

test('from “Start a trial” to the first visit that is sent in forty interactions, on a phone', async ({
  page,
  context,
}) => {
  await page.clock.install({ time: MORNING })
  const { tap, fill, follow, count } = aThumb(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const link = (name: string | RegExp) => page.getByRole('link', { name }).filter({ visible: true })
  const email = 'theo@fox-hollow.example'
  const step = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })

  await test.step('a district registers', async () => {
    await page.goto('/login')
    await tap(link('Start a 30-day trial'))
    await fill('District name', 'Fox Hollow Public Schools')
    await fill('First school', 'Fox Hollow Elementary')
    await fill('Grades', 'K–5')
    await fill('Name', 'Theo Lindgren')
    await fill('Work email', email)
    await tap(button('Email me the link'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
    await expect.poll(() => linkTo(email, '/auth/register/')).toBeDefined()
    await follow((await linkTo(email, '/auth/register/')) ?? '')
    await fill(/^Choose a password/, 'lavender kettle thursday')
    await tap(button('Begin the trial'))
  })

  await test.step('its home says what is there and what is missing', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Theo')
    await expect(page.getByText('0 of 6 done.')).toBeVisible()
    await expect(page.getByRole('heading', { name: '30 days left' })).toBeVisible()
    await expect(step('School year')).toContainText('No closed days yet')
  })

  await test.step('the sample opens in a tab of its own, and nothing here changes', async () => {
    const opened = context.waitForEvent('page')
    await tap(link('Open the sample district'))
    const sample = await opened
    await expect(sample.getByText('View only: nothing you enter is kept.')).toBeVisible()
    await expect(sample.getByText('Alder Valley Unified', { exact: true })).toBeVisible()
    await sample.close()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Theo')
  })

  await test.step('an educator is added, and the way back is there', async () => {
    await tap(link('Add: People'))
    await fill('Name', 'Rosa Delgado')
    await fill('Grades', '3')
    await fill('Subject', 'Math')
    await fill(/^Email/, 'rosa@fox-hollow.example')
    await tap(button('Add educator'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rosa Delgado')
    await tap(link('Back to the first steps'))
    await expect(page.getByText('1 of 6 done.')).toBeVisible()
    await expect(step('People')).toContainText('1 educator')
  })

  await test.step('she is visited', async () => {
    await tap(link('Observe: First visit'))
    await tap(button(/Rosa Delgado/))
    await tap(page.getByRole('region', { name: 'Tools' }).getByRole('button', { name: /^Noticing/ }))
    await fill('Next noticing', 'Students explain their own way to a partner.')
    await tap(button('Add noticing'))
    await tap(button('Finish visit'))
    await expect(
      page.getByRole('heading', { name: /^Saved (on this device|to your account)$/ }),
    ).toBeVisible()
  })

  await test.step('and it is sent', async () => {
    await tap(link(/^Send to Rosa/))
    // Rosa has no account yet.
    await expect(page.getByText(/Link by email that opens with a code/)).toBeVisible()
    await expect(link('Back to the first steps')).toHaveCount(0)
    await tap(button(/^Send to Rosa/))
    await expect(page).toHaveURL(/\/observations\/1\/view\//)
    await page.goto('/observations?status=sent')
    await expect(page.getByRole('region', { name: 'Observations' })).toContainText('Rosa Delgado')
  })

  await test.step('the list of first steps is gone by itself', async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thursday, October 22')
    await expect(page.getByText(/of 6 done/)).toHaveCount(0)
  })

  test.info().annotations.push({ type: 'interactions', description: String(count()) })
  expect(count()).toBeLessThanOrEqual(MOST_INTERACTIONS)
})
