import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { test } from '../stage.ts'
import { expectState, installed, nudge, observeInAHurry, openDraft } from './observer.ts'
import { expectSaved, keptOn } from './on-device.ts'
import { type Server, serverOf } from './on-server.ts'
import { expectArrivedOnce, fillQueue } from './queue.ts'
import { lostFrom, openRecorder, type Shown } from './recorder.ts'
import { tries } from './sizes.ts'

const PERSON = 'gabriel.montoya'
const STEPS = 14
const MOST_UPLOADS = 110

/** Checks every “Saved” with the server at once: later it may have become true. */
function watchSaved() {
  const wrong: string[] = []
  const checks: Promise<void>[] = []
  let server: Server | undefined
  const check = async (shown: Shown) => {
    const saved = await server?.saved(shown.id)
    wrong.push(...lostFrom(saved?.document, shown))
  }
  const recorder = openRecorder((shown) => {
    if (shown.state === 'saved') checks.push(check(shown))
  })
  return {
    ...recorder,
    against: (its: Server) => {
      server = its
    },
    /** The observations that were said to be saved and were not. */
    falselySaved: async () => {
      await Promise.all(checks)
      return { wrong, count: checks.length }
    },
  }
}

/** Makes the network slow and narrow, as a browser’s own tools have it. */
async function onThirdGeneration(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 563,
    downloadThroughput: 180_000,
    uploadThroughput: 84_375,
  })
}

for (const network of ['3G', 'slow', 'portal'] as const) {
  test(`F18 a network that is ${network}: nothing is said to be saved that is not`, { tag: '@long' }, async ({
    page,
    context,
    stage,
    signIn,
  }) => {
    const { random, done } = tries('F18')
    const recorder = watchSaved()
    await recorder.watch(context)
    await signIn(PERSON)
    await installed(page)
    const server = await serverOf(page)
    recorder.against(server)
    const id = await openDraft(page, await server.educatorId())
    await expectState(page, 'saved')

    if (network === '3G') await onThirdGeneration(page)
    else stage.be(network)
    await observeInAHurry(page, random, { paceMs: 500, steps: STEPS })
    await expect.poll(() => recorder.of(id).at(-1)?.note).toContain(`word ${STEPS},`)
    if (network === 'portal') {
      await expectState(page, 'on-device')
      expect(recorder.of(id).filter(({ state, note }) => state === 'saved' && note !== '')).toEqual([])
      stage.be('good')
      await nudge(page)
    }
    await expectState(page, 'saved')

    const { wrong, count } = await recorder.falselySaved()
    expect(wrong).toEqual([])
    const kept = (await keptOn(page)).get(id)
    expect((await server.saved(id))?.document).toEqual(kept?.document)
    expect(kept?.document.privateNotes).toContain(`word ${STEPS}`)
    recorder.throwAway()
    done(`${network}: “Saved” ${count} times, never falsely`)
  })
}

test('F18 a network that loses two of a hundred: all arrive, once', { tag: '@long' }, async ({
  page,
  stage,
  signIn,
}) => {
  const { done } = tries('F18')
  await signIn(PERSON)
  await installed(page)
  const server = await serverOf(page)
  const educatorId = await server.educatorId()
  await stage.goAway()
  const queue = await fillQueue(page, educatorId, MOST_UPLOADS)

  stage.be('lossy')
  await stage.comeBack()
  stage.requests.splice(0)
  await nudge(page)
  await expectSaved(page, [...queue.keys()])
  await expectArrivedOnce(queue, server)
  done(`lossy: ${queue.size} uploads, ${stage.requests.length} requests, 0 lost, 0 duplicates`)
})
