import { expect, test } from '../fixtures.ts'
import { linkTo, mailsTo } from '../mailbox.ts'
import { button, finish, MORNING, startOnTask, sweep } from '../observing.ts'
import { seriousFindings } from '../serious-findings.ts'

const LATOYA = 'latoya.grimes@alder-valley.example'
const CLOSED = 'This link cannot be opened. Ask the sender for a new one.'

async function newestCode(): Promise<string> {
  const texts = (await mailsTo(LATOYA)).map(({ text }) => text ?? '')
  return (
    texts
      .join('\n')
      .match(/^(\d{6}) is your code/gm)
      ?.at(-1)
      ?.slice(0, 6) ?? ''
  )
}

test('an educator without an account reads, marks as read and answers by an emailed link and a code', async ({
  page,
  browser,
  signIn,
}) => {
  await page.clock.install({ time: MORNING })
  await signIn('annika.sorensen', '/observations/start')
  await startOnTask(page, 'Latoya Grimes')
  await sweep(page, 1)
  await finish(page)
  await page.getByRole('link', { name: 'Send to Latoya' }).click()
  await expect(page.getByText(`${LATOYA}. Link by email that opens with a code`)).toBeVisible()
  await button(page, 'Send to Latoya').click()
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()
  await expect.poll(() => linkTo(LATOYA, '/records/')).toBeTruthy()
  const link = (await linkTo(LATOYA, '/records/')) ?? ''

  // Her phone’s browser knows nobody: the district is named and nothing else.
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const reading = await phone.newPage()
  await reading.goto(link)
  await expect(reading).toHaveURL(/\/records$/)
  await expect(reading.getByText('Alder Valley', { exact: false })).toBeVisible()
  for (const word of [/Latoya/, /On Task/, /Sorensen/, /@/])
    await expect(reading.locator('body')).not.toContainText(word)
  expect(await seriousFindings(reading)).toEqual([])
  await button(reading, 'Email me a code').click()
  await expect.poll(newestCode).toMatch(/^\d{6}$/)
  const code = await newestCode()
  const field = reading.getByRole('textbox', { name: 'Code' })
  await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await expect(reading.getByRole('alert')).toContainText('That code does not fit or is too old')
  await field.fill(code)

  await expect(reading.getByRole('heading', { name: 'Your observation' })).toBeVisible()
  await expect(reading.getByText(LATOYA)).toBeVisible()
  const reply = reading.getByRole('textbox', { name: 'Your reply' })
  await reply.fill('Pairs two and five went off at first.')
  await expect(reading.getByText('Kept on this device until you send it.')).toBeVisible()
  await reading.reload()
  await expect(reply).toHaveValue('Pairs two and five went off at first.')
  expect(await seriousFindings(reading)).toEqual([])
  await button(reading, 'Send reply').click()
  await expect(reply).toHaveValue('')
  await expect(reading.getByText('Pairs two and five went off at first.')).toBeVisible()
  await button(reading, 'I have read this').click()
  await expect(reading.getByText('You read this Oct 22')).toBeVisible()
  const paper = reading.waitForEvent('download')
  await button(reading, 'PDF').click()
  expect((await paper).suggestedFilename()).toMatch(/^Corridor Observation record Latoya Grimes .+\.pdf$/)

  await page.reload()
  await expect(page.getByText('Pairs two and five went off at first.')).toBeVisible()
  await expect(page.getByText('Opened Oct 22').first()).toBeVisible()
  await expect(page.getByText('Opened by Latoya Grimes (Oct 22).')).toBeVisible()
  await button(page, 'Revoke').click()
  await expect(page.getByText('Revoked: it opens nothing any more.')).toBeVisible()
  await reading.reload()
  await expect(reading.getByText(CLOSED)).toBeVisible()
  await reading.goto(link)
  await expect(reading.getByText(CLOSED)).toBeVisible()
  await phone.close()
})
