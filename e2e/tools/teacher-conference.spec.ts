import type { Page } from '@playwright/test'
import { expect, signInTo, test } from '../fixtures.ts'
import { mailsTo } from '../mailbox.ts'
import { button, captureIn, finish, laptop, phone, startTool, withoutConnection } from './capturing.ts'

test.use(laptop)

const QUESTION = 'Is this what you thought was happening?'
const SAID = 'I thought I was waiting longer.'
const NOTES = 'Offer the visit only if he asks.'
const TODAY = '2026-10-22'
const STEP = 'One partner talk before whole-group answers.'
const PROMISE = 'Cover Period 5 on Thursday.'
const box = (page: Page, name: string) => page.getByRole('textbox', { name })

test('a leader prepares and asks, the educator answers ahead, both agree and sign, and the step goes on', async ({
  page,
  browser,
  signIn,
}) => {
  const id = await startTool(page, {
    signIn,
    observer: 'ben',
    educator: 'Marcus Bell',
    tool: 'Teacher Conference',
  })
  const view = `/observations/10/view/${id}`
  await box(page, 'My prep notes').fill(NOTES)
  await page.getByLabel('We meet on').fill('2026-10-29')
  await page.getByLabel('At', { exact: true }).fill('13:10')
  await box(page, 'Where').fill('Room 118')
  await button(page, 'Invite Marcus').click()
  await expect(page.getByText('Invited: Thu, Oct 29, 1:10–1:40 PM · Room 118')).toBeVisible()
  await button(page, 'Share the agenda with Marcus').click()
  await expect(page.getByText(/Marcus sees the questions as they stand here/)).toBeVisible()

  const theirs = await browser.newContext(phone)
  const educator = await theirs.newPage()
  await answerAhead(educator, view)

  // A leader who comes back to the page finds what was answered meanwhile.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByText(SAID)).toBeVisible()
  await expect(page.getByText('Marcus, ahead')).toBeVisible()

  await page.locator('body').press('2')
  await box(page, 'What was said to question 4').fill('Cover Period 5, so that Marcus can watch.')
  await page.getByRole('radio', { name: 'You' }).first().check()
  await button(page, 'Add data').click()
  await page.getByRole('list', { name: 'Finished visits' }).getByRole('button').first().click()
  await expect(page.getByRole('table')).toBeVisible()
  await button(page, 'Add data').click()
  await page.getByLabel('We look again on').fill(TODAY)
  await withoutConnection(page, async () => {
    await button(page, 'Add data').click()
    await expect(page.getByText(/^No connection/)).toBeVisible()
    await button(page, 'Add data').click()
    await box(page, 'Agreement 1').fill('We keep the pause.')
    await box(page, 'Step 1').fill(STEP)
    const steps = page.getByRole('region', { name: 'Action steps' })
    await steps.getByLabel('By').fill('2026-11-05')
    await box(page, 'Step 2').fill(PROMISE)
    const second = steps.getByRole('listitem').filter({ has: box(page, 'Step 2') })
    await second.getByRole('radio', { name: 'You' }).check()
    await second.getByLabel('By').fill('2026-10-29')
  })

  await finish(page)
  await page.getByRole('link', { name: 'Send to Marcus' }).click()
  await expect(page.getByText('Sign the conference, then send it.')).toBeVisible()
  await expect(button(page, 'Send to Marcus')).toBeDisabled()
  await page.getByRole('link', { name: 'Change it' }).click()
  await expect(page.getByRole('navigation', { name: 'Steps of the conference' })).toBeVisible()
  await page.locator('body').press('4')
  await box(page, 'Your name').fill('Ben Halvorsen')
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByText('Marcus has not signed yet. Finish and send it.')).toBeVisible()
  await button(page, /^Finish/).click()
  await page.getByRole('link', { name: 'Send to Marcus' }).click()
  await button(page, 'Send to Marcus').click()
  await expect(page).toHaveURL(view)

  await sign(educator, view)
  await theirs.close()

  await page.reload()
  const record = page.getByRole('article', { name: 'Record' })
  await expect(record).toContainText(SAID)
  await expect(record).toContainText('Marcus Bell')
  await expect(record).toContainText('Data on the table')
  await expect(record).not.toContainText(NOTES)
  // The visit on the table is what it is about.
  await expect(record).toContainText('From visit to conference')
  await expect(record.getByRole('img', { name: /^Where the action steps stand: .* 2 steps/ })).toBeVisible()

  await page.goto('/observations/start')
  await page.getByRole('searchbox', { name: 'Find an educator' }).fill('Marcus Bell')
  await button(page, 'Marcus Bell').click()
  await expect(page.getByText(STEP).first()).toBeVisible()

  await page.goto('/')
  const next = page.getByRole('region', { name: 'Who next' }).getByRole('listitem')
  await expect(next.filter({ hasText: 'Marcus Bell' })).toContainText('Follow-up due today')

  await page.goto('/observations?tool=10')
  const held = page.getByRole('listitem').filter({ hasText: 'Thu, Oct 29, 1:10–1:40 PM · Room 118' })
  await expect(held).toContainText('Signed by both')
  await page.goto('/steps?whose=by-me')
  await expect(page.getByRole('list', { name: 'Action steps' })).toContainText(STEP)

  await promiseComesUp(page)
})

/** At the next talk the leader says what became of their promise. */
async function promiseComesUp(page: Page) {
  await page.goto('/observations/start')
  await page.getByRole('searchbox', { name: 'Find an educator' }).fill('Marcus Bell')
  await button(page, 'Marcus Bell').click()
  const tools = page.getByRole('region', { name: 'Tools' })
  const more = tools.getByRole('button', { name: /^\d+ more/ })
  if (await more.isVisible()) await more.click()
  await tools.getByRole('button', { name: 'Teacher Conference' }).click()
  await expect(captureIn(page)).toBeVisible()
  await page.locator('body').press('3')
  const row = page.getByRole('listitem').filter({ hasText: PROMISE })
  await expect(row).toContainText('Yours · Due Oct 29')
  await row.getByRole('radio', { name: 'Done' }).check()
  await expect(row.getByRole('radio', { name: 'Done' })).toBeChecked()
}

/** Opens the questions from the mail, and sees nothing else of the draft. */
async function answerAhead(page: Page, view: string) {
  const told = async () =>
    (await mailsTo('marcus.bell@alder-valley.example')).filter(({ text }) => text?.includes(view))
  await expect.poll(async () => (await told()).length).toBe(1)
  const invited = async () =>
    (await mailsTo('marcus.bell@alder-valley.example')).flatMap(({ attachments }) =>
      attachments.map(({ filename }) => filename),
    )
  await expect.poll(invited).toContain('conference.ics')
  await signInTo(page, 'marcus.bell')
  await page.goto('/observations')
  await expect(page.getByText('Asks you something').first()).toBeVisible()
  await page.goto(view)
  await expect(page.getByRole('heading', { name: 'Questions for you' })).toBeVisible()
  await expect(page.getByText(NOTES)).toHaveCount(0)
  await box(page, QUESTION).fill(SAID)
  const asked = page.getByRole('region', { name: 'Ben asks you' })
  await expect(asked.getByText('Saved', { exact: true })).toBeVisible()
}

/** Reads the copy with the answer in its place, and signs; the step is on the educator’s page. */
async function sign(page: Page, view: string) {
  await page.goto(view)
  await expect(page.getByRole('article', { name: 'Record' })).toContainText(SAID)
  await box(page, 'Sign this conference').fill('Marcus Bell')
  // The record says “Signed” of the leader already.
  const isStored = page.waitForResponse((it) => it.url().includes('/contributions/signature/') && it.ok())
  await page.getByRole('button', { name: 'Sign', exact: true }).tap()
  await isStored
  await page.goto('/educators')
  await page.getByRole('link', { name: 'Marcus Bell' }).first().tap()
  await expect(page.getByText(STEP).first()).toBeVisible()
}
