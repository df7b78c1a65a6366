import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { button, finishAndRead, phone, startTool, tablet, withoutConnection } from './capturing.ts'

test.use(tablet)

const grouping = (page: Page, name: string) => page.getByRole('radio', { name })
const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Segments' }).getByRole('row', { name })

test('time is kept by touch and by letters, mended at a boundary, with and without a connection', {
  tag: '@long',
}, async ({ page, signIn }) => {
  const id = await startTool(page, {
    signIn,
    observer: 'gabriel.montoya',
    educator: 'Malik Baptiste',
    tool: 'Keeping Time',
  })
  await button(page, /^Opening, routine/).tap()
  await grouping(page, 'Whole group').tap()
  await page.clock.fastForward('04:00')
  await button(page, /^Direct instruction/).tap()
  await page.clock.fastForward('00:02')
  await button(page, /^Check, assessment/).tap()
  await button(page, 'Undo “Check, assessment”').tap()
  await expect(button(page, /^Direct instruction/)).toHaveAttribute('aria-pressed', 'true')
  await page.clock.fastForward('05:58')

  await withoutConnection(page, async () => {
    await page.keyboard.press('t')
    await expect(page.getByRole('region', { name: 'Now' })).toContainText('Transition')
    await page.clock.fastForward('01:30')
    await page.keyboard.press('g')
    await page.keyboard.press('3')
    await page.keyboard.press('g')
    await expect(grouping(page, 'Pairs')).toBeChecked()
    await page.clock.fastForward('03:00')
    await button(page, /^Not observed/).tap()
    await expect(page.getByText('5 segments, no gaps')).toBeVisible()
  })
  await page.reload()
  // Time that passes while the page opens its disc would say that the disc cannot be read.
  await expect(row(page, 'Guided practice')).toBeVisible()
  await page.clock.fastForward('00:30')

  const before = await row(page, 'Guided practice').textContent()
  await button(page, /^Edit Guided practice/).tap()
  await button(page, 'Start: 30 seconds earlier').tap()
  await page.getByRole('textbox', { name: 'Note' }).fill('Source B, two questions')
  await button(page, 'Done').tap()
  await expect(row(page, 'Guided practice')).not.toHaveText(before ?? '')
  await expect(row(page, 'Transition')).toContainText(/1:\d\d/)

  const record = await finishAndRead(page, id)
  await expect(record).toContainText('Instruction')
  await expect(record).toContainText(/median 1:\d\d/)
  const ribbon = record.getByRole('img', { name: /^How the time was used: 5 segments/ })
  await expect(ribbon).toBeVisible()
  await expect(ribbon).toHaveAttribute('aria-label', /Opening, routine 4:\d\d, Direct instruction 6:\d\d/)
  await record.getByRole('button', { name: 'Table' }).first().tap()
  await expect(record).toContainText('Source B, two questions')
})

test('a segment with a long name moves no category of a phone', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(phone.viewport)
  await startTool(page, {
    signIn,
    observer: 'gabriel.montoya',
    educator: 'Malik Baptiste',
    tool: 'Keeping Time',
  })
  const opening = button(page, /^Opening, routine/)
  await opening.tap()
  await page.clock.fastForward('12:00')
  const before = await opening.boundingBox()
  for (const name of [/^Closure/, /^Independent practice/, /^Check, assessment/]) {
    await button(page, name).tap()
    await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true')
    // What a scroller does to keep the page still is no part of how high the card is.
    await opening.scrollIntoViewIfNeeded()
    expect(await opening.boundingBox()).toEqual(before)
  }
})
