import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { button, finishAndRead, phone, startTool, withoutConnection } from './capturing.ts'

test.use(phone)

const box = (page: Page) => page.getByRole('textbox', { name: /^Next / })

test('noticings and wonderings are written by touch and by keys, with and without a connection', {
  tag: '@long',
}, async ({ page, signIn }) => {
  const id = await startTool(page, {
    signIn,
    observer: 'ruben.salcedo',
    educator: 'Delia Cordero',
    tool: 'Noticing & Wondering',
  })
  await page.clock.fastForward('02:10')
  await button(page, 'I heard …').tap()
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('a student say, “That’s the same ending as nation.”')
  await page.getByRole('combobox', { name: 'About' }).selectOption('Students')
  await button(page, 'Add noticing').tap()
  const noticing = button(page, /^2:1\d · Students.*I heard a student say/)
  await expect(noticing).toBeVisible()

  await noticing.tap()
  await button(page, 'Star').tap()
  await expect(button(page, 'Undo star')).toBeVisible()
  await button(page, 'Wonder about this').tap()
  await expect(page.getByText(/^Wondering about 2:1\d$/)).toBeVisible()
  await page.keyboard.type('I wonder how students decide.')
  await button(page, 'Add wondering').tap()
  await expect(page.getByText('1 noticing, 1 wondering so far')).toBeVisible()

  await withoutConnection(page, async () => {
    await box(page).tap()
    await page.keyboard.type('I noticed good pacing')
    await expect(page.getByText('“Good” is a judgment. What did you see or hear?')).toBeVisible()
    await page.keyboard.press('Enter')
    await page.getByRole('radio', { name: 'Wondering' }).tap()
    await page.keyboard.press('Tab')
    await box(page).fill('What might happen if')
  })
  await page.reload()
  await expect(page.getByText('2 noticings, 2 wonderings so far')).toBeVisible()
  await button(page, /I noticed good pacing/).tap()
  await page.getByRole('textbox', { name: 'Words of the noticing' }).fill('I saw 3 tasks in 9 minutes.')
  await button(page, 'Done').tap()

  // A wondering that turns out to be something seen moves over, and back.
  await button(page, /I wonder how students decide/).tap()
  const column = page.getByRole('radiogroup', { name: 'Column of this entry' })
  await column.getByRole('radio', { name: 'Noticing' }).tap()
  await expect(page.getByText('3 noticings, 1 wondering so far')).toBeVisible()
  await expect(column.getByRole('radio', { name: 'Noticing' })).toBeFocused()
  await button(page, 'Undo column').tap()
  await expect(page.getByText('2 noticings, 2 wonderings so far')).toBeVisible()
  await button(page, 'Done').tap()

  const record = await finishAndRead(page, id)
  const entries = record.getByRole('region', { name: 'Noticed and wondered' }).getByRole('listitem')
  await expect(entries.filter({ hasText: 'I wonder how students decide.' })).toHaveAttribute('data-under')
  await expect(record).toContainText('★ To talk about')
  await expect(record).toContainText('Noticings to wonderings1 to 1')
  await expect(record).toContainText('I saw 3 tasks in 9 minutes.')
  await expect(record).not.toContainText('good pacing')
  await expect(record).toContainText('What might happen if')
})

test('without a noticing it is not finished, and says what to do', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await startTool(page, {
    signIn,
    observer: 'ruben.salcedo',
    educator: 'Delia Cordero',
    tool: 'Noticing & Wondering',
  })
  await page.getByRole('radio', { name: 'Wondering' }).tap()
  await box(page).fill('I wonder who chose the words.')
  await button(page, /^Finish/).tap()
  await expect(page.getByText('Write down at least one noticing.')).toBeVisible()
})
