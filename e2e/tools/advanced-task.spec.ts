import { expect, test } from '../fixtures.ts'
import { button, finishAndRead, phone, pill, startTool, tablet, withoutConnection } from './capturing.ts'

test.use(tablet)

test('three rounds over the same seats by touch and by keys, with and without a connection', {
  tag: '@long',
}, async ({ page, signIn }) => {
  const level = (seat: number, name: string) =>
    page.getByRole('group', { name: `Level of seat ${seat}`, exact: true }).getByRole('button', { name })
  const id = await startTool(page, {
    signIn,
    observer: 'desmond.achebe',
    educator: 'Kimiko Arata',
    tool: 'Advanced Task',
  })
  await expect(page.getByText('10 seats sampled')).toBeVisible()
  await button(page, 'Start round 1').tap()
  await page.getByText('3 Strategic').tap()
  await page.getByText('By need').tap()
  await expect(page.getByRole('radio', { name: 'By need' })).toBeChecked()

  const seats = await page.getByRole('group', { name: /^Level of seat/ }).all()
  expect(seats).toHaveLength(10)
  for (const seat of seats) await seat.getByRole('button', { name: 'On task' }).tap()
  await expect(page.getByText('Round 1: all 10 seats seen')).toBeVisible()
  await level(2, 'Not engaged').tap()
  await page.getByRole('group', { name: 'Seat 2, instead' }).getByRole('button', { name: 'Side talk' }).tap()
  await expect(button(page, 'Undo seat 2 detail')).toBeVisible()

  await withoutConnection(page, async () => {
    await page.clock.fastForward('01:00')
    await expect(page.getByText('Round 2 is due.')).toBeAttached()
    await expect(page.getByRole('radiogroup', { name: 'Cue when due' })).toBeVisible()
    await button(page, 'Start round 2').last().tap()
    for (const key of '3333322222') await page.keyboard.press(key)
    await expect(page.getByText('Round 2: all 10 seats seen')).toBeVisible()
    await page.keyboard.press('s')
    await expect(button(page, /^Round 3/)).toContainText('0 of 10 seats')
    for (const key of '2222222221') await page.keyboard.press(key)
    await page.keyboard.press('Control+z')
    await expect(button(page, /^Round 3/)).toContainText('9 of 10 seats')
  })
  await page.reload()
  await expect(button(page, /^Round 3/)).toContainText('9 of 10 seats')
  await page.keyboard.press('3')
  await expect(page.getByText('Round 3: all 10 seats seen')).toBeVisible()
  await expect(pill(page)).toHaveText('Saved')

  // The strip of rounds scrolls; the page does not.
  await page.setViewportSize(phone.viewport)
  await expect(button(page, /^Round 3/)).toBeInViewport({ ratio: 1 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(phone.viewport.width)
  await page.setViewportSize(tablet.viewport)

  const record = await finishAndRead(page, id)
  await expect(record).toContainText('29 of 30 (97%)')
  await expect(record).toContainText('compares with On Task')
  await expect(record).toContainText('Side talk')
  await expect(record.getByRole('region', { name: 'Engagement, round by round' })).toContainText('3 rounds')
  await expect(record.getByRole('region', { name: 'What the tasks ask for' })).toContainText('3 rounds')
})
