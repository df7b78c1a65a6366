import { expect, signInTo, test } from '../fixtures.ts'
import { button, finish, phone, startTool, withoutConnection } from './capturing.ts'

// Without a connection the worker has the code that keeps a photo.
test.use({ ...phone, serviceWorkers: 'allow' })

/** A photo of one dot, as a camera writes it, with the place in it. */
async function aPhoto(page: import('@playwright/test').Page): Promise<Buffer> {
  const dot = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 3_000
    canvas.height = 1_500
    return canvas.toDataURL('image/jpeg')
  })
  const plain = Buffer.from(dot.split(',')[1] ?? '', 'base64')
  const note = Buffer.from('Exif\0\0GPS 39.7392 N, 104.9903 W')
  const head = Buffer.from([0xff, 0xe1, 0, note.length + 2])
  return Buffer.concat([plain.subarray(0, 2), head, note, plain.subarray(2)])
}

test('a photo taken without a connection arrives without its place, and the educator sees it', async ({
  page,
  browser,
  signIn,
}) => {
  const id = await startTool(page, {
    signIn,
    observer: 'marisol',
    educator: 'Omar Haddad',
    tool: /Every Classroom/,
  })
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await withoutConnection(page, async () => {
    await button(page, /^Observed/)
      .first()
      .tap()
    const chooser = button(page, 'Photo of work, A2')
    await chooser.setInputFiles({
      name: 'worksheet.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('only called a PDF'),
    })
    await expect(page.getByText('This could not be read. Choose a photo')).toBeVisible()
    await expect(page.getByRole('list', { name: /^Files/ })).toHaveCount(0)
    const photo = await aPhoto(page)
    await chooser.setInputFiles({ name: 'Jamie R.jpg', mimeType: 'image/jpeg', buffer: photo })
    await expect(page.locator('img[src^="blob:"]').first()).toBeVisible()
  })
  await finish(page)
  await page.getByRole('link', { name: /^Send to/ }).click()
  await button(page, /^Send to/).tap()
  await expect(page).toHaveURL(new RegExp(`/observations/11/view/${id}`))

  const omar = await (
    await browser.newContext({ ...phone, baseURL: process.env.CORRIDOR_URL ?? '' })
  ).newPage()
  await signInTo(omar, 'omar')
  const answered = omar.waitForResponse((it) => it.url().includes('/api/files/') && it.ok())
  await omar.goto(`/observations/11/view/${id}`)
  const photo = omar.getByRole('article', { name: 'Record' }).locator('img[src^="blob:"]')
  await expect(photo).toBeVisible()
  await expect.poll(() => photo.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(2_048)
  expect((await (await answered).body()).includes('GPS')).toBe(false)
  await omar.context().close()
})
