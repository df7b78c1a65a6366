import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures.ts'
import { button, pill } from '../observing.ts'
import { phone, startTool } from '../tools/capturing.ts'
import { openDevice } from './devices.ts'
import { serverOf } from './on-server.ts'

const PERSON = 'ruben.salcedo'
const panel = 'Where your work is'

test.use(phone)

test('a rescue file brings text and photos from a device that never came back, once', {
  tag: '@long',
}, async ({ page, browser, signIn }) => {
  const id = await startTool(page, {
    signIn,
    observer: PERSON,
    educator: 'Isaiah Gentry',
    tool: /Every Classroom/,
  })
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.context().setOffline(true)
  await button(page, /^Observed/)
    .first()
    .tap()
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'a.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 a worksheet'),
    })
  await expect(pill(page)).toHaveText(/^On device/)
  await pill(page).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('region', { name: panel }).getByRole('button', { name: 'Save a rescue file' }).click()
  const rescue = await (await saving).path()
  const [file] = JSON.parse(await readFile(rescue, 'utf8')).files
  await page.close()

  const other = await openDevice(browser, PERSON)
  const server = await serverOf(other)
  const bringBack = async () => {
    if ((await pill(other).getAttribute('aria-expanded')) === 'false') await pill(other).click()
    const choosing = other.waitForEvent('filechooser')
    await other.getByLabel('Bring back a rescue file').click()
    await (await choosing).setFiles(rescue)
    await expect(other.getByRole('region', { name: panel })).toContainText(
      '1 observation with 1 photo or document brought back.',
    )
  }
  await bringBack()
  await expect.poll(() => server.file(file.id)).toBe('%PDF-1.7 a worksheet')
  const arrived = await server.saved(id)
  expect(JSON.stringify(arrived)).toContain(file.id)
  await other.getByRole('region', { name: panel }).getByText('Everything is saved').waitFor()

  await bringBack()
  await other.getByRole('region', { name: panel }).getByText('Everything is saved').waitFor()
  expect(await server.saved(id)).toEqual(arrived)
  expect(await server.ofVisits(new Set([arrived?.document.visitId ?? '']))).toEqual([id])
  await other.context().close()
})
