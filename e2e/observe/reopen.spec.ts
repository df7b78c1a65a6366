import { expect, signInTo, test } from '../fixtures.ts'
import { button, finish, idIn, MORNING, pill, startOnTask, sweep } from '../observing.ts'

test('a principal opens a sent visit again with a reason; the educator keeps both copies', async ({
  page,
  browser,
  signIn,
}) => {
  await page.clock.install({ time: MORNING })
  await signIn('annika.sorensen', '/observations?search=Saavedra&tool=2&from=2026-10-20&to=2026-10-20')
  await page.getByRole('link', { name: 'Diego Saavedra' }).click()
  await expect(page.getByRole('heading', { name: 'Observation for Diego Saavedra' })).toBeVisible()
  const id = idIn(page)
  await button(page, 'Reopen').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Reopen' }).click()
  await expect(dialog).toContainText('Say why it is opened again.')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Two seats were swapped.')
  await dialog.getByRole('button', { name: 'Reopen' }).click()
  await expect(page.getByText('Reopened', { exact: true })).toBeVisible()
  await expect(button(page, 'Reopen')).toHaveCount(0)

  const educators = await browser.newContext()
  const reading = await educators.newPage()
  await signInTo(reading, 'diego.saavedra')
  await reading.goto(`/observations/2/view/${id}`)
  await expect(reading.getByText(/Oct 20, 10:22 AM/).first()).toBeVisible()

  await signInTo(page, 'theresa.blackgoat')
  await page.goto(`/observations/2/update/${id}`)
  await button(page, /^Seat 1,/).click()
  await page.keyboard.press('5')
  await expect(button(page, /^Seat 1, cannot see/)).toBeVisible()
  await button(page, /^Finish/).click()
  await page.getByRole('link', { name: 'Send to Diego' }).click()
  await button(page, 'Send to Diego').click()
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()

  await reading.reload()
  await expect(button(reading, 'I have read this')).toBeVisible()
  await expect(reading.getByRole('region', { name: 'From Theresa Blackgoat' })).toContainText('sent Oct 22, ')
  const earlier = reading.getByRole('region', { name: 'Earlier copies' })
  await expect(earlier).toContainText('Sent Oct 20, 10:22 AM, reopened because:')
  await expect(earlier).toContainText('Two seats were swapped.')
  await earlier.getByRole('link', { name: 'Copy 1' }).click()
  await expect(reading.getByRole('heading', { name: 'Copy 1' })).toBeVisible()
  await expect(reading.getByText('Sent Oct 20, 10:22 AM, and unchanged since.')).toBeVisible()
  await reading.getByRole('link', { name: 'Show the latest' }).click()
  await expect(button(reading, 'I have read this')).toBeVisible()
  await educators.close()
})

test('what was sent from this device and opened again is changed on it and sent anew', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await page.clock.install({ time: MORNING })
  await signIn('annika.sorensen', '/observations/start')
  await startOnTask(page, 'Latoya Grimes')
  await sweep(page, 1)
  await finish(page)
  await page.getByRole('link', { name: 'Send to Latoya' }).click()
  await button(page, 'Send to Latoya').click()
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()

  await button(page, 'Reopen').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Seat 1 was somebody else.')
  await dialog.getByRole('button', { name: 'Reopen' }).click()
  await expect(page.getByText('Reopened', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Edit' }).click()
  await button(page, /^Seat 1,/).click()
  await page.keyboard.press('5')
  await expect(button(page, /^Seat 1, cannot see/)).toBeVisible()
  await expect(pill(page)).toHaveText('Saved')

  await button(page, /^Finish/).click()
  await page.getByRole('link', { name: 'Send to Latoya' }).click()
  await button(page, 'Send to Latoya').click()
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Earlier copies' })).toContainText(
    'Seat 1 was somebody else.',
  )
})
