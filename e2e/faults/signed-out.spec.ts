import { expect, fillIn } from '../fixtures.ts'
import { test } from '../stage.ts'
import { installed, nudge } from './observer.ts'
import { expectSaved } from './on-device.ts'
import { serverOf } from './on-server.ts'
import { expectArrivedOnce, fillQueue } from './queue.ts'
import { tries } from './sizes.ts'

const PERSON = 'elena.kowalczyk'

test('F14 signed out in the middle of an upload: all of it waits, and goes on after the next sign-in', {
  tag: '@long',
}, async ({ page, stage, signIn }) => {
  const { size, random, done } = tries('F14')
  test.setTimeout(300_000 + size * 1_000)
  await signIn(PERSON)
  await installed(page)
  const before = await serverOf(page)
  const educatorId = await before.educatorId()
  await stage.goAway()
  const queue = await fillQueue(page, educatorId, size)

  stage.requests.splice(0)
  await stage.comeBack()
  await nudge(page)
  const uploads = () => stage.requests.filter((it) => it.startsWith('PUT /api/observations/')).length
  await expect.poll(uploads, { intervals: [1] }).toBeGreaterThan(1 + random(size / 3))
  await before.revoke()
  await page.goto('/')
  await expect(page).toHaveURL(/\/login/)

  await fillIn(page, PERSON)
  await expect(page).not.toHaveURL(/\/login/)
  const after = await serverOf(page)
  const arrived = await Promise.all([...queue.keys()].map((id) => after.saved(id)))
  const early = arrived.filter((it) => it !== undefined).length
  await expectSaved(page, [...queue.keys()])
  await expectArrivedOnce(queue, after)
  done(`signed out after ${early}, 0 lost, 0 duplicates`)
})
