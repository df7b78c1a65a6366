import type { Page } from '@playwright/test'
import { startCardStandIn } from '../../apps/server/test/card-stand-in/card-stand-in.ts'
import { cardNumbers } from '../../apps/server/test/card-stand-in/state.ts'
import { expect, signInTo, test } from '../fixtures.ts'
import { useCardProduct } from './card-product.ts'

// The product of these journeys lives through two years.
const product = useCardProduct(startCardStandIn)

async function moveTo(page: Page, day: string) {
  await page.goto('about:blank')
  await product.moveTo(day)
  await signInTo(page, 'bea@mill-creek.example', '/settings/billing')
}

/** The plan’s state, as the page hears when it is opened anew. */
async function stateOn(page: Page): Promise<string> {
  const reply = page.waitForResponse((it) => new URL(it.url()).pathname === '/api/billing')
  await page.reload()
  const { plan } = await (await reply).json()
  return plan.state
}

/** Asks until the plan is in a state; an answer that a page asked for before it was left cannot be read. */
async function expectState(page: Page, state: string) {
  await expect(async () => expect(await stateOn(page)).toBe(state)).toPass()
}

// A plan that is paid is renewed: the second test goes on where the first ends.
test.describe.configure({ mode: 'serial' })

test('a trial is paid by card, after one that is declined', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: product.url() })
  const page = await context.newPage()
  const main = page.getByRole('main')
  await signInTo(page, 'bea@mill-creek.example', '/settings/billing')
  await expect(main).toContainText('2 days left')

  // The first card is declined; the next is one that its bank takes while its owner is there.
  await page.getByText('Card', { exact: true }).click()
  await page.getByRole('switch', { name: /Charge this card again/ }).click({ force: true })
  await page.getByRole('button', { name: 'Pay by card' }).click()
  await expect(page.getByRole('heading', { name: 'Pay Corridor' })).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveText(
    /^Corridor for 1 school, October 18, 2026 to June 30, 2027$/,
  )
  await page.getByLabel('Card number').fill(cardNumbers.refused)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
  await page.getByLabel('Card number').fill(cardNumbers.attendedOnly)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page).toHaveURL(/\/settings\/billing$/)
  await expect(page.getByRole('table').getByRole('row', { name: /Receipt/ })).toHaveCount(1)
  await expect(main).toContainText('The next term is charged to your card on June 30, 2027.')
  await context.close()
})

test('a card is renewed, refused, past due, and another pays', { tag: '@long' }, async ({ browser }) => {
  const context = await browser.newContext({ baseURL: product.url() })
  const page = await context.newPage()
  const documents = page.getByRole('table')

  // On the last day the bank refuses, as nobody is there; use goes on until the day is over.
  await moveTo(page, '2027-06-30')
  await expect(async () => {
    expect(await stateOn(page)).toBe('active')
    await expect(documents.getByRole('row', { name: /Invoice/ })).toHaveCount(1, { timeout: 3_000 })
  }).toPass()
  await moveTo(page, '2027-07-02')
  await expectState(page, 'past-due')

  // Another card is charged by itself.
  await page.getByRole('button', { name: 'Change the card' }).click()
  await page.getByLabel('Card number').fill(cardNumbers.good)
  await page.getByRole('button', { name: 'Save card' }).click()
  await expect(page.getByRole('status')).toHaveText('Saved.')
  await page.getByRole('link', { name: 'Return to Corridor' }).click()
  await expectState(page, 'active')
  await expect(documents.getByRole('row', { name: /Receipt/ })).toHaveCount(2)
  await expect(page.getByRole('main')).toContainText('June 30, 2028')
  await context.close()
})
