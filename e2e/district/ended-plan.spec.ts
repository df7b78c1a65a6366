import { readFile } from 'node:fs/promises'
import { startCardStandIn } from '../../apps/server/test/card-stand-in/card-stand-in.ts'
import { cardNumbers } from '../../apps/server/test/card-stand-in/state.ts'
import { expect, signInTo, test } from '../fixtures.ts'
import { useCardProduct } from './card-product.ts'

// The product of this journey lives until the plan is over.
const product = useCardProduct(startCardStandIn)

test('a canceled plan ends; a coach takes her visits along, and finds all as it was once it is ordered again', {
  tag: '@long',
}, async ({ browser, contextOptions, viewport }) => {
  const own = { ...contextOptions, viewport, baseURL: product.url() }
  const [paying, coaching] = [await browser.newContext(own), await browser.newContext(own)]
  const [bea, noor] = [await paying.newPage(), await coaching.newPage()]
  const plan = bea.getByRole('main')

  await signInTo(noor, 'noor@mill-creek.example', '/observations')
  await noor.getByRole('main').getByRole('link', { name: 'Gilbert Aragon' }).first().click()
  await expect(noor.getByRole('heading', { level: 1 })).toContainText('Gilbert Aragon')
  const visit = noor.url()

  await signInTo(bea, 'bea@mill-creek.example', '/settings/billing')
  await bea.getByText('Card', { exact: true }).click()
  await bea.getByRole('button', { name: 'Pay by card' }).click()
  await bea.getByLabel('Card number').fill(cardNumbers.good)
  await bea.getByRole('button', { name: 'Pay' }).click()
  await bea.getByRole('button', { name: 'Cancel the plan' }).click()
  const asked = bea.getByRole('dialog', { name: 'Cancel the plan?' })
  await expect(asked).toContainText('full use until June 30, 2027')
  await asked.getByRole('button', { name: 'Cancel the plan' }).click()
  await expect(plan).toContainText('The plan is canceled and ends on June 30, 2027.')

  await Promise.all([bea.goto('about:blank'), noor.goto('about:blank')])
  await product.moveTo('2027-07-02')

  await signInTo(noor, 'noor@mill-creek.example', visit)
  await expect(noor).toHaveURL(/\/expired$/)
  await expect(noor.getByText(/The plan for Mill Creek ended on June 30, 2027\./)).toBeVisible()
  await noor.getByRole('button', { name: 'Export my visits' }).click()
  const saving = noor.waitForEvent('download')
  await noor.getByRole('button', { name: 'Download my visits' }).click()
  const bytes = await readFile(await (await saving).path())
  expect(bytes.includes('observations.csv')).toBe(true)
  await noor.getByRole('button', { name: 'Check again' }).click()
  await expect(noor.getByText(/Nothing has changed yet/)).toBeVisible()

  await signInTo(bea, 'bea@mill-creek.example', '/')
  await expect(plan).toContainText('Observing and reports are paused')
  await bea.getByRole('link', { name: 'Open billing' }).click()
  await bea.getByRole('textbox', { name: 'Bill to' }).fill('Mill Creek\n4 Mill Lane')
  await bea.getByRole('textbox', { name: 'Accounts payable email' }).fill('payables@mill-creek.example')
  await bea.getByRole('button', { name: 'Place order and get invoice' }).click()
  await expect(plan).toContainText('Awaiting payment')
  // The cancellation was of the term before.
  await expect(bea.getByRole('button', { name: 'Cancel the plan' })).toBeVisible()

  await noor.getByRole('button', { name: 'Check again' }).click()
  await expect(noor).toHaveTitle('Dashboard | Corridor')
  await noor.goto(visit)
  await expect(noor.getByRole('heading', { level: 1 })).toContainText('Gilbert Aragon')
  await Promise.all([paying.close(), coaching.close()])
})
