import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { button, finishAndRead, phone, pill, startTool, withoutConnection } from './capturing.ts'

test.use(phone)

const card = (page: Page, code: string) => page.getByRole('article', { name: new RegExp(`^${code} `) })
const tap = (page: Page, code: string, name: string | RegExp) =>
  card(page, code).getByRole('button', { name, exact: true }).tap()
const domain = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Domains' }).getByRole('button', { name }).tap()

async function addPhoto(page: Page, code: string) {
  const photo = { name: 'IMG_0042.png', mimeType: 'image/png', buffer: Buffer.from(SQUARE, 'base64') }
  await page.getByLabel(`Photo of work, ${code}`).setInputFiles(photo)
  await expect(button(page, `Remove photo ${code}, 1`)).toBeVisible()
}

test('look-fors by touch and by keys, with evidence, through a stretch without a connection', {
  tag: '@long',
}, async ({ page, signIn }) => {
  const id = await startTool(page, {
    signIn,
    observer: 'ben',
    educator: 'Tess Gallagher',
    tool: /Literacy Across Subjects/,
  })
  await expect(page.getByText('0 of 13 marked', { exact: true })).toBeVisible()
  await expect(page.getByText('Reading, talking and writing to learn, in whichever subject.')).toBeVisible()
  await tap(page, 'A1', 'Observed')
  await addPhoto(page, 'A1')
  await tap(page, 'A2', 'Not observed')
  await button(page, 'Undo A2').tap()
  await expect(card(page, 'A2').getByRole('button', { name: 'Not observed' })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await tap(page, 'A3', /academic vocabulary/i)
  await expect(card(page, 'A3').getByText('What it does not look like')).toBeVisible()
  await button(page, 'Next: Talk').tap()

  await withoutConnection(page, async () => {
    await tap(page, 'B1', 'Observed')
    await page.getByLabel('Evidence for B1').fill('5 of 6 pairs gave a reason.')
    // The tap that leaves the field hits what it was meant for.
    await tap(page, 'B2', 'Not observed')
    await expect(card(page, 'B2').getByRole('button', { name: 'Not observed' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await addPhoto(page, 'B2')
    // By keys: the next look-for, then turns, then the next domain.
    await page.keyboard.press('3')
    for (let turns = 0; turns < 4; turns += 1) await page.keyboard.press('+')
    await expect(card(page, 'B4').getByText('4', { exact: true })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await tap(page, 'C4', 'To explain')
    await expect(page.getByText('6 of 13 marked', { exact: true })).toBeVisible()
  })
  await expect(pill(page)).toHaveText('Saved')
  await page.reload()
  await domain(page, /Talk/)
  await expect(page.getByLabel('Evidence for B1')).toHaveValue('5 of 6 pairs gave a reason.')

  await domain(page, /Reading/)
  await tap(page, 'A5', 'Start')
  await page.clock.fastForward('00:42')
  await tap(page, 'A5', 'Stop')
  const record = await finishAndRead(page, id)
  await expect(record).toContainText('7 of 13')
  await expect(record).toContainText('5 of 6 pairs gave a reason.')
  const row = (code: string) => record.getByRole('row', { name: new RegExp(`^${code} `) })
  await expect(row('A2')).toContainText('Not marked')
  await expect(row('A5')).toContainText('0:4')
  await expect(row('B3')).toContainText('No opportunity')
  await expect(row('B4')).toContainText('4')
  await expect(row('C4')).toContainText('To explain')
  await expect(record).toContainText('Photos and documents')
  await expect(record.getByRole('heading', { name: 'Look-fors by domain' })).toBeVisible()
})

/** A small gray square. */
const SQUARE =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAADhZOFXAAAADklEQVR4nGNogAIGyhgAgIQgAQ2AJGEAAAAASUVORK5CYII='
