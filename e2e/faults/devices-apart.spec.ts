import { isDeepStrictEqual } from 'node:util'
import { expect, type Page, test } from '@playwright/test'
import { button } from '../observing.ts'
import { editApart, editTogether, isLost, openDevice, SHARED_SEAT, type Typed } from './devices.ts'
import { addressOf, expectState, openDraft } from './observer.ts'
import { keptOn } from './on-device.ts'
import { type Server, serverOf } from './on-server.ts'
import { type Random, tries } from './sizes.ts'

const PERSON = 'desmond.achebe'

/** Opens one observation on every device, the same on all. */
async function openEverywhere(pages: readonly Page[], educatorId: number): Promise<string> {
  const [first, ...others] = pages
  if (!first) throw new Error('There is no device.')
  const id = await openDraft(first, educatorId)
  await button(first, 'Start sweep 1').first().click()
  await expect(first.locator(`[data-seat="${SHARED_SEAT}"]`)).toBeVisible()
  await expectState(first, 'saved')
  await Promise.all(
    others.map(async (page) => {
      await page.goto(addressOf(id))
      await expect(page.locator(`[data-seat="${SHARED_SEAT}"]`)).toBeVisible()
    }),
  )
  return id
}

async function editEverywhere(pages: readonly Page[], edit: typeof editApart, random: Random) {
  const typed: Typed[] = []
  for (const [index, page] of pages.entries()) {
    typed.push(...(await edit(page, { index, devices: pages.length }, random)))
    await expectState(page, 'on-device')
  }
  return typed
}

async function comeBackInAnyOrder(pages: readonly Page[], random: Random) {
  const away = [...pages]
  while (away.length > 0) {
    const [page] = away.splice(random(away.length), 1)
    await page?.context().setOffline(false)
    // Often the next device comes back before this one is done.
    if (page && random(2) === 0) await expectState(page, 'saved')
  }
  for (const page of pages) await expectState(page, 'saved')
}

/** Expects every device to show what the server has, once it looks. */
async function expectConverged(pages: readonly Page[], id: string, server: Server) {
  const documents = async () => {
    const kept = await Promise.all(pages.map(async (page) => (await keptOn(page)).get(id)?.document))
    const saved = (await server.saved(id))?.document
    return kept.every((it) => isDeepStrictEqual(it, saved))
  }
  await Promise.all(pages.map((page) => page.reload()))
  await expect.poll(documents).toBe(true)
}

test('F11 devices that were offline on one observation come to the same, and nothing typed is lost', {
  tag: '@long',
}, async ({ browser }) => {
  const { size, random, done } = tries('F11')
  test.setTimeout(300_000 + size * 30_000)
  const devices: Page[] = []
  // Devices open one after the other: each fetches the whole application.
  for (let count = 0; count < 3; count++) devices.push(await openDevice(browser, PERSON))
  const [main] = devices
  if (!main) throw new Error('There is no device.')
  const server = await serverOf(main)
  const educatorId = await server.educatorId()
  const figures = { typed: 0, apart: 0, merged: 0, conflicts: 0 }
  const lost: Typed[] = []

  for (let run = 0; run < size; run++) {
    const pages = devices.slice(0, 2 + random(2))
    const isApart = run === 0 || (run > 1 && random(2) === 0)
    const id = await openEverywhere(pages, educatorId)
    await Promise.all(pages.map((page) => page.context().setOffline(true)))
    const typed = await editEverywhere(pages, isApart ? editApart : editTogether, random)
    await comeBackInAnyOrder(pages, random)
    await expectConverged(pages, id, server)

    const { document } = (await server.saved(id)) ?? {}
    if (!document) throw new Error(`${id} never arrived.`)
    lost.push(...typed.filter((it) => isLost(document, it)))
    figures.typed += typed.length
    figures.conflicts += document.conflicts.length
    figures.apart += Number(isApart)
    figures.merged += Number(isApart && document.conflicts.length === 0)
  }

  expect(lost).toEqual([])
  const { typed, apart, merged, conflicts } = figures
  expect(merged / apart).toBeGreaterThanOrEqual(0.9)
  const clashes = `${conflicts} conflicts kept`
  done(`${typed} values, ${lost.length} lost, ${merged} of ${apart} apart merged by themselves, ${clashes}`)
})
