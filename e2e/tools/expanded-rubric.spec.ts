import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { sweep } from '../observing.ts'
import { button, finishAndRead, idIn, phone, startTool, tablet, withoutConnection } from './capturing.ts'

test.use(tablet)
test.slow()

const evidence = (page: Page, code: string) => page.getByRole('region', { name: `Evidence for ${code}` })
const picker = (page: Page) => page.getByRole('region', { name: 'Pick from this visit' })
const level = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Level' }).getByRole('button', { name })

test('levels rest on what another tool of the visit recorded, by touch and by keys, with and without a connection', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await startTool(page, {
    signIn,
    observer: 'kirsten.aldaz',
    educator: 'Simone Charbonneau',
    tool: 'On Task',
  })
  await sweep(page, 1)
  await expect(page.getByText(/^All \d+ seen\./)).toBeVisible()
  const id = await addRubric(page)

  await button(page, /^I2 Questions and discussion/).tap()
  await level(page, 'Established').tap()
  await page.getByRole('radio', { name: 'Medium' }).check({ force: true })
  await button(page, 'Follow-up asked').tap()
  await picker(page)
    .getByRole('button', { name: /^Add: Sweep 1/ })
    .tap()
  await expect(evidence(page, 'I2')).toContainText('1 piece: 1 supports, 0 contradict')
  await button(page, 'Undo evidence for I2').tap()
  await expect(evidence(page, 'I2')).toContainText('none yet')
  await picker(page)
    .getByRole('button', { name: /^Add: Sweep 1/ })
    .tap()
  await page.getByRole('textbox', { name: /^Growth note for Simone/ }).fill('Who else could ask?')

  await withoutConnection(page, async () => {
    await button(page, /^I3/).tap()
    await page.keyboard.press('4')
    await expect(page.getByText('Level 4 needs at least one piece of evidence.')).toBeVisible()
    await picker(page)
      .getByRole('button', { name: /^Add: Sweep 1/ })
      .tap()
    await expect(evidence(page, 'I3')).toContainText('used for 2 indicators')
    await evidence(page, 'I3')
      .getByRole('button', { name: /^Sweep/ })
      .tap()
    await evidence(page, 'I3').getByText('Contradicts', { exact: true }).tap()

    await button(page, 'Next: I4').tap()
    await page.keyboard.press('1')
    await button(page, 'Type evidence').tap()
    await page.keyboard.type('Eight students waited for the second sheet.')
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('heading', { name: 'I5 Language of the subject' })).toBeVisible()
  })

  await page.reload()
  await expect(button(page, 'I4 Pace and use of time, level 1')).toBeVisible()
  const record = await finishAndRead(page, id)
  await expect(record).toContainText('3 of 17 (18%)')
  await expect(record).toContainText('Eight students waited for the second sheet.')
  await expect(record).toContainText('Who else could ask?')
  await expect(record).toContainText('Follow-up asked')
  await expect(record).toContainText(/(Sweep|Summary) 9:3\d AM\W*Contradicts/)
})

test('a level that needs evidence keeps an indicator incomplete, and nobody from leaving', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await startTool(page, {
    signIn,
    observer: 'kirsten.aldaz',
    educator: 'Ignacio Lovato',
    tool: /Expanded Rubric|Teaching Practices/,
  })
  await page.keyboard.press('4')
  await expect(button(page, 'C1 Welcome and belonging, level 4, no evidence')).toBeVisible()
  await button(page, /^Finish/).tap()
  await expect(
    page.getByText('C1 Welcome and belonging: level 4 needs at least one piece of evidence.'),
  ).toBeVisible()
})

/** Adds a rubric to the same visit. */
async function addRubric(page: Page): Promise<string> {
  await button(page, 'Add a tool').tap()
  await page
    .getByRole('dialog', { name: 'Add a tool to this visit' })
    .getByRole('button', { name: /Expanded Rubric/ })
    .first()
    .tap()
  await expect(page).toHaveURL(/\/observations\/9\/update\//)
  return idIn(page)
}

test.describe('on a phone', () => {
  test.use(phone)

  test('the list of evidence closes by Escape, and the open tool’s tab stays whole above the keyboard', {
    tag: '@long',
  }, async ({ page, signIn }) => {
    await startTool(page, {
      signIn,
      observer: 'kirsten.aldaz',
      educator: 'Simone Charbonneau',
      tool: 'Narrative Corner',
    })
    await addRubric(page)
    await button(page, 'Pick').tap()
    await expect(picker(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(picker(page)).toBeHidden()
    await expect(button(page, 'Pick')).toBeFocused()

    const open = page
      .getByRole('navigation', { name: 'Tools of this visit' })
      .getByRole('button', { name: /^(Rubric|Teaching Practices)/ })
    await page.setViewportSize({ width: 390, height: 500 })
    await expect(open).toBeInViewport({ ratio: 0.98 })
  })
})
