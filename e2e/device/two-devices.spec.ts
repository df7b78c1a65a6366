import type { Browser, Page } from '@playwright/test'
import { expect, signInTo } from '../fixtures.ts'
import { answer, apiOf, button, finish, MORNING, pill, startOnTask, sweep } from '../observing.ts'
import { test } from '../stage.ts'

test('what two devices change is kept from both, a clash is shown side by side and settled', async ({
  page: phone,
  browser,
  stage,
}) => {
  const { tablet, id } = await openOnBoth(phone, browser)

  await stage.goAway()
  await code(phone, 1, 5)
  await code(phone, 3, 1)
  await note(phone, 'Two pairs share a book.')
  await code(tablet, 2, 5)
  await code(tablet, 3, 4)
  await note(tablet, 'The timer helps.')
  await expect(pill(tablet)).toHaveText('Saved')
  await expect(pill(phone)).toHaveText('On device · 1')

  await stage.comeBack()
  await phone.clock.fastForward('05:00')
  const clashes = phone.getByRole('group').filter({ hasText: 'Two devices changed the same thing' })
  await expect(clashes).toContainText('2 places to look at before sending')
  await expect(button(phone, /^Seat 1, cannot see/)).toBeVisible()
  await expect(button(phone, /^Seat 2, cannot see/)).toBeVisible()
  await expect(pill(phone)).toHaveText('Saved')
  await finish(phone)
  await phone.getByRole('link', { name: 'Send to Curtis' }).click()
  await expect(phone.getByRole('heading', { name: 'Two devices changed the same thing' })).toBeVisible()
  await phone.getByRole('link', { name: 'Compare' }).click()

  await clashes.getByText('Two devices changed the same thing').click()
  const seat = clashes.getByRole('listitem').filter({ hasText: 'seat 3' })
  await expect(seat).toContainText('other work')
  await expect(seat).toContainText('on task')
  await seat.getByRole('button', { name: 'Keep this one instead' }).click()
  const notes = clashes.getByRole('listitem').filter({ hasText: 'Private note' })
  await expect(notes).toContainText('Two pairs share a book.')
  await expect(notes).toContainText('The timer helps.')
  await notes.getByRole('button', { name: 'Keep both' }).click()
  await expect(clashes).toHaveCount(0)
  await expect(button(phone, /^Seat 3, on task/)).toBeVisible()

  await button(phone, /^(Finish|Done)/).click()
  await phone.getByRole('link', { name: 'Send to Curtis' }).click()
  await button(phone, 'Send to Curtis').click()
  await expect(phone).toHaveURL(new RegExp(`/observations/2/view/${id}`))
  const api = await apiOf('imani.boateng')
  const { document, status } = await answer(api, `/observations/${id}/document`)
  expect(status).toBe('sent')
  expect(document.conflicts).toEqual([])
  expect(document.capture.sweeps[0].seats).toMatchObject({ 1: 'cannot-see', 2: 'cannot-see', 3: 'on-task' })
  expect(document.privateNotes).toContain('Two pairs share a book.')
  expect(document.privateNotes).toContain('The timer helps.')
  await api.dispose()
  await tablet.context().close()
})

/** Opens a draft with a sweep on both devices; the tablet reaches the server directly, past the stage. */
async function openOnBoth(phone: Page, browser: Browser) {
  const tablets = await browser.newContext({ baseURL: process.env.CORRIDOR_URL ?? '' })
  const tablet = await tablets.newPage()
  for (const page of [phone, tablet]) await page.clock.install({ time: MORNING })
  await signInTo(phone, 'imani.boateng')
  await phone.goto('/observations/start')
  const id = await startOnTask(phone, 'Curtis Lattimore')
  await sweep(phone, 1)
  await expect(pill(phone)).toHaveText('Saved')
  await signInTo(tablet, 'imani.boateng')
  await tablet.goto(`/observations/2/update/${id}`)
  await expect(button(tablet, /^Seat 3, off task, active/)).toBeVisible()
  return { tablet, id }
}

async function code(page: Page, seat: number, key: number) {
  await button(page, new RegExp(`^Seat ${seat},`)).click()
  await page.keyboard.press(String(key))
}

async function note(page: Page, text: string) {
  await button(page, 'Note').click()
  await page.getByRole('textbox').fill(text)
  await page.keyboard.press('Escape')
}

test('a draft that one device deletes and another writes on comes back, both say so, and one tap deletes it after all', {
  tag: '@long',
}, async ({ page: phone, browser, stage }) => {
  const { tablet, id } = await openOnBoth(phone, browser)

  await stage.goAway()
  await note(phone, 'Two pairs share a book.')
  await expect(pill(phone)).toHaveText('On device · 1')
  await tablet.getByRole('button', { name: 'More', exact: true }).click()
  await button(tablet, 'Delete this draft').click()
  await button(tablet, 'Delete permanently').click()
  await expect(tablet).not.toHaveURL(new RegExp(id))
  const api = await apiOf('imani.boateng')
  await expect.poll(async () => (await api.get(`/api/observations/${id}/document`)).status()).toBe(404)

  await stage.comeBack()
  await phone.clock.fastForward('05:00')
  const back = (page: Page) => page.getByRole('region', { name: 'Back after it was deleted' })
  await expect(back(phone)).toContainText('You deleted this draft on another device')
  await expect(back(phone)).toContainText('It is back because it was changed here since.')
  await expect(pill(phone)).toHaveText('Saved')
  await tablet.goto('/observations')
  await expect(back(tablet)).toContainText('It is back because it was changed on another device since.')
  await tablet.goto('/observations/start')
  await expect(back(tablet)).toContainText('Curtis Lattimore')

  await back(tablet).getByRole('button', { name: 'Delete it' }).click()
  await expect(back(tablet)).toHaveCount(0)
  await expect.poll(async () => (await api.get(`/api/observations/${id}/document`)).status()).toBe(404)
  await phone.goto('/observations')
  await expect(back(phone)).toHaveCount(0)
  await api.dispose()
  await tablet.context().close()
})
