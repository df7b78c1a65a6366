import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { button, finishAndRead, laptop, startTool, withoutConnection } from './capturing.ts'

test.use(laptop)

const box = (page: Page) => page.getByRole('textbox', { name: 'Next line' })
const script = (page: Page) => page.getByRole('list', { name: 'Script' })

/** Types lines as fast as somebody with ten fingers. */
async function write(page: Page, ...lines: string[]) {
  for (const line of lines) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
  }
}

test('a lesson is scripted by keys, tagged, corrected and finished, with and without a connection', async ({
  page,
  signIn,
}) => {
  const id = await startTool(page, {
    signIn,
    observer: 'desmond.achebe',
    educator: 'Kimiko Arata',
    tool: 'Narrative Corner',
  })
  await expect(box(page)).toBeFocused()
  await page.clock.fastForward(12_000)
  await write(page, 'T: You have four minutes. Mark the claim.')
  await page.clock.fastForward('01:20')
  await write(page, 's12: Is the first sentence the claim?', 't: What makes you think so?')
  await expect(script(page).getByRole('button')).toHaveCount(3)
  await expect(button(page, /0:[1-5]\d.*“You have four minutes. Mark the claim.”/)).toBeVisible()
  await expect(button(page, /S12.*Is the first sentence/)).toBeVisible()

  await page.keyboard.press('Alt+2')
  await page.keyboard.type('22 of 25 ss writing. #')
  await expect(page.getByRole('searchbox', { name: 'Find an indicator' })).toBeFocused()
  const first = page.getByRole('region', { name: 'Tags' }).getByRole('checkbox').first()
  // The sets are folded until something is looked for, or one is opened.
  await page.keyboard.press('Tab')
  await expect(button(page, /^Teaching Practices/)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Space')
  await expect(first).toBeChecked()
  await expect(button(page, /^Undo tag/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('Enter')

  await withoutConnection(page, async () => {
    await page.keyboard.press('Alt+5')
    await write(page, 'The pause seems to help.')
    await page.keyboard.press('Alt+3')
    await write(page, 'Anchor chart with sentence frames.', 'A slip of the keys.')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Delete')
    await expect(page.getByText(/^Line at .* removed$/)).toBeVisible()
    await box(page).focus()
    await page.keyboard.type('Exit ticket on the board')
  })
  await page.reload()
  await expect(button(page, /Exit ticket on the board/)).toBeVisible()
  await expect(page.getByText('7 entries')).toBeVisible()
  await expect(page.getByText('Not sent')).toBeVisible()

  const record = await finishAndRead(page, id)
  await expect(record).toContainText('“Is the first sentence the claim?”')
  await expect(record).toContainText('22 of 25 students writing.')
  await expect(record).toContainText('Exit ticket on the board')
  await expect(record).not.toContainText('A slip of the keys.')
  await expect(record.getByRole('region', { name: 'Where there is evidence' }).first()).toBeVisible()
})
