import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { seriousFindings } from '../serious-findings.ts'
import { button, finish, phone, startTool, withoutConnection } from './capturing.ts'

test.use(phone)
test.slow()

const words = (page: Page) => page.getByRole('textbox', { name: 'Comment', exact: true })
const count = (page: Page, text: string | RegExp) => page.getByText(text, { exact: true })
const bank = (page: Page) => page.getByRole('region', { name: 'From the bank' })

test('comments are written and taken from the bank, by touch and by keys, with and without a connection', {
  tag: '@long',
}, async ({ page, signIn }) => {
  const id = await startTool(page, {
    signIn,
    observer: 'lena.kirkbride',
    educator: 'Delia Cordero',
    tool: 'Targeted Comment',
  })
  await words(page).tap()
  await page.keyboard.type('All students had their notebooks open in a minute.')
  await page.getByRole('combobox', { name: /^About/ }).selectOption({ label: 'C2 Routines' })
  await button(page, 'Evidence').tap()
  await button(page, 'Type evidence').tap()
  await page.keyboard.type('22 of 22 at 9:31.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Evidence for comment 1' })).toContainText('1 piece')
  await button(page, 'Add comment').tap()
  await expect(button(page, /^Comment 1, strength: All students/)).toBeVisible()

  await keepForMyself(page, 'Question', 'What did you notice first?')
  await expect(button(page, /^Comment 1, strength: All students/)).toBeVisible()

  await withoutConnection(page, async () => {
    await page.getByRole('button', { name: 'Question', exact: true }).tap()
    await expect(bank(page).getByText('District 6 · Mine 1')).toBeVisible()
    await bank(page)
      .getByRole('button', { name: /^What did you notice first/ })
      .tap()
    await expect(page.getByText('Change its words or attach evidence before you send.')).toBeVisible()
    await words(page).fill('What did you notice first on the boards?')
    await expect(page.getByText('before you send.')).toBeHidden()
    await button(page, 'Remove').tap()
    await bank(page)
      .getByRole('button', { name: /^How did you decide on/ })
      .tap()
    await expect(page.getByText('Fill the blank that is left before you send.')).toBeVisible()
    await page.keyboard.type('the pairs')
    await expect(words(page)).toHaveValue('How did you decide on the pairs?')
    await page.keyboard.press('Enter')
    await expect(count(page, '2 of 3 written')).toBeVisible()

    await page.getByRole('button', { name: 'Next step', exact: true }).tap()
    await words(page).fill('Ask one question for reasons in each lesson.')
    await button(page, 'Action step').tap()
    await page.getByLabel('Due').fill('2026-11-12')
    await button(page, 'Add comment').tap()
    await page.keyboard.press('5')
    await words(page).fill('A fourth')
    await expect(count(page, /^4 of 3 written\. Remove some/)).toBeVisible()
    await button(page, 'Remove').tap()
    await expect(count(page, '3 of 3 written')).toBeVisible()
    await button(page, 'Undo comment 4 removed').tap()
    await expect(count(page, /^4 of 3 written\. Remove some/)).toBeVisible()
    await button(page, /^Comment 4/).tap()
    await button(page, 'Remove').tap()
  })

  await page.reload()
  await expect(button(page, /^Comment 3, next step/)).toContainText('action step')
  const record = await finishAndSee(page, id)
  await expect(record).toContainText('How did you decide on the pairs?')
  await expect(record).toContainText('22 of 22 at 9:31.')
  await expect(record).toContainText('action step by Nov 12')
  await expect(record).toContainText('C2 Routines')
})

/** Leaves the visit for one’s own bank, and comes back. */
async function keepForMyself(page: Page, kind: string, text: string) {
  await bank(page).getByRole('link', { name: 'Edit mine' }).tap()
  await expect(page).toHaveTitle('My comment bank | Corridor')
  await button(page, 'Add a comment').tap()
  await page.keyboard.type(text)
  await page.getByRole('combobox', { name: 'Kind' }).selectOption({ label: kind })
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('region', { name: 'Not saved' }).getByRole('button', { name: 'Save' }).tap()
  await expect(page.getByText('My comment bank saved')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the visit' }).tap()
}

async function finishAndSee(page: Page, id: string) {
  const record = page.getByRole('article', { name: 'Record' })
  await finish(page)
  await expect(async () => {
    await page.goto(`/observations/8/view/${id}`)
    await expect(record).toBeVisible({ timeout: 4_000 })
  }).toPass({ timeout: 60_000 })
  return record
}
