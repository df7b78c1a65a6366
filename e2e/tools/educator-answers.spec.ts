import type { Browser, Page } from '@playwright/test'
import { expect, signInTo, test } from '../fixtures.ts'
import { mailsTo } from '../mailbox.ts'
import { MORNING } from '../observing.ts'
import { button, finish, phone, startTool } from './capturing.ts'

test.use(phone)
test.slow()

const [OBSERVER, EDUCATOR] = ['imani.boateng', 'kimiko.arata']
const rating = (page: Page, code: string) => page.getByRole('group', { name: new RegExp(`^${code} `) })
const level = (page: Page, code: string) => rating(page, code).locator('label', { hasText: '3 Established' })
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const reply = (page: Page) => page.getByRole('textbox', { name: 'Your reply' })

const viewOf = (id: string) => `/observations/9/view/${id}`

/** A lesson that the observer has rated and finished, and not sent. */
async function finishLesson(page: Page, signIn: (name: string) => Promise<void>): Promise<string> {
  const tool = /Expanded Rubric|Teaching Practices/
  const id = await startTool(page, { signIn, observer: OBSERVER, educator: 'Kimiko Arata', tool })
  await button(page, /^I2 Questions and discussion/).tap()
  await page.getByRole('group', { name: 'Level' }).getByRole('button', { name: 'Established' }).tap()
  await finish(page)
  await expect(async () => {
    await page.goto(viewOf(id))
    await expect(page.getByText(/No email has gone out/)).toBeVisible({ timeout: 4_000 })
  }).toPass({ timeout: 60_000 })
  return id
}

/** The teacher’s own phone, and what went wrong on it unseen. */
async function teachersPhone(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ ...phone, baseURL })
  const teacher = await context.newPage()
  const trouble: string[] = []
  teacher.on('console', (it) => /blocker|Warning:/.test(it.text()) && trouble.push(it.text()))
  await teacher.clock.install({ time: MORNING })
  await signInTo(teacher, EDUCATOR)
  return { context, teacher, trouble }
}

test('a teacher is asked to rate a lesson, rates half way, and comes back', async ({
  page,
  signIn,
  browser,
}) => {
  const id = await finishLesson(page, signIn)
  const view = viewOf(id)
  const { context, teacher, trouble } = await teachersPhone(browser, new URL(page.url()).origin)

  await test.step('finishing mailed nothing; the observer asks, once', async () => {
    const told = async () =>
      (await mailsTo(`${EDUCATOR}@alder-valley.example`)).filter(({ text }) => text?.includes(id))
    expect(await told()).toEqual([])
    await button(page, 'Ask Kimiko by email').tap()
    await expect(page.getByText(/was asked by email/)).toBeVisible()
    await expect.poll(async () => (await told()).length).toBe(1)
  })

  await test.step('rates without a connection, leaves half way, and comes back to go on', async () => {
    await teacher.goto('/')
    await expect(card(teacher, 'To answer').getByText('0 of 17')).toBeVisible()
    await card(teacher, 'To answer').getByRole('link', { name: 'Begin' }).first().tap()
    await expect(teacher.getByRole('heading', { name: 'Rate your lesson' }).first()).toBeVisible()
    await context.setOffline(true)
    for (const code of ['C1', 'C2']) await level(teacher, code).tap()
    await expect(teacher.getByText('2 of 17')).toBeVisible()
    await expect(teacher.getByText('On this device', { exact: true }).first()).toBeVisible()
    await context.setOffline(false)
    await expect(teacher.getByText('Saved', { exact: true }).first()).toBeVisible()
    // The observer does not even learn that half of the ratings are there.
    await page.goto(view)
    await expect(page.getByText(/is not done yet/)).toBeVisible()

    await teacher.goto('/')
    await card(teacher, 'To answer')
      .getByRole('link', { name: /^Continue with/ })
      .first()
      .tap()
    await expect(rating(teacher, 'C1').getByRole('radio', { name: '3 Established' })).toBeChecked()
    await button(teacher, 'Done').tap()
    await expect(teacher.getByText(/^Done\. Imani sees your levels/)).toBeVisible()
    await page.goto(view)
    await expect(page.getByText('Kimiko has rated this lesson.')).toBeVisible()
  })
  expect(trouble).toEqual([])
  await context.close()
})

test('a teacher reads, replies twice, asks to meet and closes a step', { tag: '@long' }, async ({
  page,
  signIn,
  browser,
}) => {
  const id = await finishLesson(page, signIn)
  const view = viewOf(id)
  const { context, teacher, trouble } = await teachersPhone(browser, new URL(page.url()).origin)

  await test.step('is sent, read, replied to, and answered', async () => {
    await page.goto(`/observations/9/send/${id}`)
    await page.getByRole('textbox', { name: /message/i }).fill('Where did you hear the idea change?')
    await button(page, /^Send/).tap()
    await expect(page).toHaveURL(new RegExp(view))
    await teacher.goto('/')
    const sent = card(teacher, 'Sent to me')
    await expect(sent.getByText('New', { exact: true }).first()).toBeVisible()
    await expect(sent.getByText('Where did you hear the idea change?')).toBeVisible()
    await sent.getByRole('link', { name: 'Open the visit by Imani Boateng' }).first().tap()
    await reply(teacher).fill('At the second pair.')
    await teacher.goto('/')
    await teacher.goto(view)
    await expect(reply(teacher)).toHaveValue('At the second pair.')
    await button(teacher, 'Send reply').tap()
    await expect(reply(teacher)).toHaveValue('')
    await button(teacher, 'Ask to meet').tap()
    await expect(teacher.getByText('You asked to meet')).toBeVisible()
    await button(teacher, 'I have read this').tap()
    await expect(button(teacher, 'I have read this')).toBeHidden()

    // The teacher’s device sends what they say in its own time.
    await expect(async () => {
      await page.goto(view)
      await expect(page.getByText('At the second pair.')).toBeVisible({ timeout: 4_000 })
      await expect(page.getByText('Kimiko Arata asks to meet')).toBeVisible({ timeout: 4_000 })
    }).toPass({ timeout: 60_000 })
    await expect(page.getByText(/^Opened by Kimiko Arata/)).toBeVisible()
    await reply(page).fill('Thursday at three?')
    await button(page, 'Send reply').tap()
    await expect(page.getByText(/^You · Oct 22/)).toBeVisible()
    await teacher.goto(view)
    await expect(teacher.getByText('Thursday at three?')).toBeVisible()
    await reply(teacher).fill('Thursday works.')
    await button(teacher, 'Send reply').tap()
    await expect(teacher.getByText('Thursday works.')).toBeVisible()
  })

  await test.step('closes the step, takes it back, and the leader sees it', async () => {
    await teacher.goto('/')
    await teacher.getByRole('link', { name: 'My page' }).first().tap()
    await teacher.waitForURL(/\/educators\//)
    await page.goto(new URL(teacher.url()).pathname)
    await button(page, 'Add a step').tap()
    await page.getByRole('textbox', { name: 'What is tried next' }).fill('Ask a second student.')
    await button(page, 'Add step').tap()
    await expect(page.getByText('Step added')).toBeVisible()
    await teacher.goto('/')
    await button(teacher, 'Mark as done: Ask a second student.').tap()
    await expect(button(teacher, 'Undo: Ask a second student.')).toBeVisible()
    await button(teacher, 'Undo: Ask a second student.').tap()
    await button(teacher, 'Mark as done: Ask a second student.').tap()
    await expect(button(teacher, 'Undo: Ask a second student.')).toBeVisible()
    await page.reload()
    await expect(page.getByText(/by Kimiko Arata/)).toBeVisible()
  })
  expect(trouble).toEqual([])
  await context.close()
})
