import type { Page } from '@playwright/test'
import { expect, signInTo, test } from '../fixtures.ts'
import { mailsTo } from '../mailbox.ts'
import { answer, apiOf } from '../observing.ts'
import { button, finish, idIn, phone, pill, startTool } from './capturing.ts'

test.use(phone)

const OBSERVER = 'kirsten.aldaz'
const EDUCATOR = 'Ignacio Lovato'

/** Records On Task, one question and one noticing in the same room, each added by “Add a tool”. */
async function threeTools(page: Page, first: string): Promise<string[]> {
  await button(page, 'Start sweep 1').first().tap()
  for (let seat = 0; seat < 24; seat += 1) await button(page, /^On task/).tap()
  await finish(page)
  await addTool(page, 'Higher-Level Questioning')
  const second = idIn(page)
  await button(page, /^Analyze,/).tap()
  await finish(page)
  await addTool(page, 'Noticing & Wondering')
  const third = idIn(page)
  await page.getByRole('textbox', { name: /^Next / }).fill('Eleven students answered.')
  await button(page, 'Add noticing').tap()
  await finish(page)
  return [first, second, third]
}

async function addTool(page: Page, title: string) {
  const before = page.url()
  await button(page, 'Add a tool').tap()
  await button(page, title).first().tap()
  await expect.poll(() => page.url()).not.toBe(before)
  await expect(page.getByRole('timer')).toBeVisible()
}

/** The mails to the educator about one of these observations. */
const mailsAbout = async (ids: readonly string[]) =>
  (await mailsTo('ignacio.lovato@alder-valley.example')).filter(({ text }) =>
    ids.some((id) => text?.includes(id)),
  )

const record = (page: Page) => page.getByRole('article', { name: 'Record' })

test('three tools of a visit are sent once: one mail, one page, one read mark and one reply for all', async ({
  page,
  browser,
  signIn,
}) => {
  const first = await startTool(page, { signIn, observer: OBSERVER, educator: EDUCATOR, tool: 'On Task' })
  const ids = await threeTools(page, first)

  // Sending is two taps from Finish.
  await page.getByRole('link', { name: /^Send to/ }).tap()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await page.getByRole('textbox', { name: 'Message' }).fill('Thank you. What did you hear?')
  await button(page, 'Send visit to Ignacio').tap()
  const next = page.getByRole('region', { name: `Sent to ${EDUCATOR}` })
  await expect(next).toContainText('3 tools together, in one email with one link.')
  await expect(next.getByRole('link', { name: /^Next door/ })).toBeVisible()
  await expect(next.getByRole('link', { name: 'Plan a conference' })).toBeVisible()
  await expect(record(page)).toContainText('Part 3 of 3')

  await expect.poll(() => mailsAbout(ids)).toHaveLength(1)
  const [mail] = await mailsAbout(ids)
  expect(mail?.text).not.toContain('What did you hear')
  const links = mail?.text?.match(/^http\S+$/gm) ?? []
  expect(links).toHaveLength(1)

  const educators = await browser.newContext({ ...phone, baseURL: process.env.CORRIDOR_URL ?? '' })
  const reading = await educators.newPage()
  await signInTo(reading, 'ignacio.lovato')
  await reading.goto(links[0] ?? '')
  await expect(reading.getByRole('heading', { name: 'Your visit' })).toBeVisible()
  await expect(reading.getByText('Thank you. What did you hear?')).toHaveCount(1)
  for (const tool of ['On Task', 'Higher-Level Questioning', 'Noticing & Wondering'])
    await expect(record(reading).getByRole('heading', { name: tool })).toBeVisible()
  await reading.getByRole('textbox', { name: 'Your reply' }).fill('Partner talk, before the share.')
  await button(reading, 'Send reply').tap()
  await expect(reading.getByText('Partner talk, before the share.')).toBeVisible()
  await button(reading, 'I have read this').tap()
  await expect(button(reading, 'I have read this')).toHaveCount(0)
  const observer = await apiOf(OBSERVER)
  const replies = async () => (await answer(observer, `/observations/${ids[0]}`)).replies
  await expect.poll(replies).toHaveLength(1)
  await educators.close()

  for (const id of ids) {
    const seen = await answer(observer, `/observations/${id}`)
    expect([seen.status, seen.replies.length, seen.deliveries.length]).toEqual(['acknowledged', 1, 1])
    expect(seen.copies).toHaveLength(1)
  }
  await observer.dispose()
  for (const toolTypeId of [2, 4, 1]) {
    await page.goto(`/observations/${toolTypeId}/view/${ids[[2, 4, 1].indexOf(toolTypeId)]}`)
    await expect(page.getByText('Partner talk, before the share.')).toHaveCount(1)
  }
})

test('without a connection the visit waits on the device until all of it has arrived', {
  tag: '@long',
}, async ({ page, signIn }) => {
  const first = await startTool(page, { signIn, observer: OBSERVER, educator: EDUCATOR, tool: 'On Task' })
  await expect(pill(page)).toHaveText('Saved')
  // The page is loaded before: no service worker keeps it here.
  await page.goto(`/observations/2/send/${first}`, { waitUntil: 'networkidle' })
  await page.goBack()
  await expect(page.getByRole('timer')).toBeVisible()
  const ids = await threeTools(page, first)
  await page.goto(`/observations/2/send/${first}`)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await page.waitForLoadState('networkidle')

  await page.context().setOffline(true)
  await page.getByRole('textbox', { name: 'Message' }).fill('See you on Friday.')
  await button(page, /^Send visit/).tap()
  await expect(page.getByText('Kept on this device')).toBeVisible()
  await expect(page.getByText(/It goes to Ignacio as soon as there is a connection/)).toBeVisible()
  expect(await mailsAbout(ids)).toEqual([])
  await page.context().setOffline(false)

  await expect(page.getByRole('region', { name: `Sent to ${EDUCATOR}` })).toBeVisible()
  await expect.poll(() => mailsAbout(ids)).toHaveLength(1)
  const observer = await apiOf(OBSERVER)
  for (const id of ids) expect((await answer(observer, `/observations/${id}`)).others).toHaveLength(2)
  await observer.dispose()
})
