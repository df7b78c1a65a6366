import { expect, test } from '../fixtures.ts'
import { button, finishAndRead, phone, pill, startTool, withoutConnection } from './capturing.ts'

test.use(phone)

test('questions are recorded by touch, by holding and by keys, with and without a connection', {
  tag: '@long',
}, async ({ page, signIn }) => {
  const id = await startTool(page, {
    signIn,
    observer: 'theresa.blackgoat',
    educator: 'Diego Saavedra',
    tool: 'Higher-Level Questioning',
  })
  await expect(page.getByText('left of 10-minute window')).toBeVisible()
  await button(page, /^Remember,/).tap()
  await button(page, /^Understand,/).tap()
  await page.getByRole('textbox', { name: 'What was asked' }).fill('How is this graph different?')
  await page.getByRole('button', { name: 'Open', exact: true }).tap()
  await expect(button(page, 'Undo Q2 open')).toBeVisible()

  await button(page, /^Create,/).tap()
  await button(page, 'Undo Q3').tap()
  await expect(button(page, /^Create, 0/)).toBeVisible()

  await withoutConnection(page, async () => {
    await button(page, /^Student$/).tap()
    await button(page, /^Analyze,/).hover()
    await page.mouse.down()
    await page.clock.fastForward(2_500)
    await page.mouse.up()
    await expect(page.getByRole('region', { name: 'Question 3' }).getByText(/^Wait 2\.\d s/)).toBeVisible()
    await button(page, /^Teacher$/).tap()
    await button(page, /^Procedural,/).tap()
    for (const key of ['5', 'f', '1', 'r']) await page.keyboard.press(key)
    await expect(button(page, 'Procedural, 1')).toBeVisible()
    await expect(button(page, 'Rhetorical, 1')).toBeVisible()
    await expect(page.getByText('1 by students')).toBeVisible()
  })
  await page.reload()
  await expect(page.getByRole('timer')).toBeVisible()
  await page.clock.fastForward('05:00')
  await expect(pill(page)).toHaveText('Saved')

  const record = await finishAndRead(page, id)
  await expect(record).toContainText('1 procedural and 1 rhetorical counted apart')
  await expect(record).toContainText('2 of 5 (40%)')
  await expect(record).toContainText('How is this graph different?')
  const levels = record.getByRole('region', { name: 'Questions by level' })
  await expect(levels).toContainText('5 questions')

  // A missed question is added an hour later, and stands in the minutes of the visit.
  await page.clock.fastForward('01:00:00')
  await page.goto(`/observations/4/update/${id}`)
  await button(page, /^Create,/).tap()
  await expect(page.getByRole('region', { name: 'Question 6' })).toContainText(/Question 6 \d+:\d\d/)
  await button(page, /^Finish/).tap()
  await expect(pill(page)).toHaveText('Saved')
  await page.goto(`/observations/4/view/${id}`)
  await expect(levels).toContainText('6 questions')
  await expect(record).not.toContainText('After')
})
