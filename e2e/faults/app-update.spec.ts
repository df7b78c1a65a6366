import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { test } from '../stage.ts'
import { addressOf, installed, nudge, openDraft } from './observer.ts'
import { expectSaved, type Kept, keptOn } from './on-device.ts'
import { serverOf } from './on-server.ts'
import { expectArrivedOnce, fillQueue } from './queue.ts'
import { tries } from './sizes.ts'

const PERSON = 'ruben.salcedo'

/** Takes over the version that the server has now. */
async function update(page: Page, version: 'first' | 'second', address: string) {
  await page.goto('/educators', { timeout: 8_000 }).catch(() => page.goto('/educators'))
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const { installing, waiting } = await registration.update()
    const found = installing ?? waiting
    while (found?.state === 'installing')
      await new Promise((resolve) => found.addEventListener('statechange', resolve, { once: true }))
  })
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute('data-version', version)
  await expect(page.getByRole('timer')).toBeVisible()
}

test('F15 a new version, and the old one again, over a full queue: nothing is lost', {
  tag: '@long',
}, async ({ page, stage, signIn }) => {
  const { size, done } = tries('F15')
  test.setTimeout(300_000 + size * 1_000)
  await signIn(PERSON)
  await installed(page)
  const server = await serverOf(page)
  const educatorId = await server.educatorId()
  await stage.goAway()
  const queue = new Map(await fillQueue(page, educatorId, size))
  const [first = ''] = queue.keys()
  const expectKept = async () => {
    const kept = await keptOn(page)
    for (const { id, document } of queue.values()) expect(kept.get(id)?.document, id).toEqual(document)
  }

  // The pages come, the uploads do not.
  stage.withhold(/^\/api\/observations\//)
  await stage.comeBack()
  stage.serve('second')
  await update(page, 'second', addressOf(first))
  await expectKept()
  const added = await openDraft(page, educatorId)
  queue.set(added, await settled(page, added))

  stage.serve('first')
  await update(page, 'first', addressOf(added))
  await expectKept()

  stage.withhold()
  await nudge(page)
  await expectSaved(page, [...queue.keys()])
  await expectArrivedOnce(queue, server)
  done(`forth and back, 0 lost, 0 duplicates`)
})

/** Waits until the disc has the observation, and reads it. */
async function settled(page: Page, id: string): Promise<Kept> {
  await expect.poll(async () => (await keptOn(page)).has(id)).toBe(true)
  const kept = (await keptOn(page)).get(id)
  if (!kept) throw new Error('It is gone again.')
  return kept
}
