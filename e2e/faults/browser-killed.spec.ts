import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect, test } from '@playwright/test'
import { signInTo } from '../fixtures.ts'
import { startTwoVersions } from '../two-versions.ts'
import { after } from './moments.ts'
import { addressOf, expectState, installed, observeInAHurry, openDraft } from './observer.ts'
import { expectSaved, keptOn } from './on-device.ts'
import { serverOf } from './on-server.ts'
import { lostFrom, openRecorder } from './recorder.ts'
import { tries } from './sizes.ts'

const PERSON = 'theresa.blackgoat'

/** Kills every process of the browser with this folder, and no other. */
async function kill(context: BrowserContext, folder: string) {
  const gone = context.waitForEvent('close')
  const processes = execFileSync('ps', ['-axo', 'pid=,args='], { encoding: 'utf8' }).split('\n')
  for (const line of processes)
    if (line.includes(`--user-data-dir=${folder}`)) process.kill(Number.parseInt(line, 10), 'SIGKILL')
  await gone
}

test('F10 kill -9 of the browser loses nothing that showed “on device”', { tag: '@long' }, async ({
  playwright,
  launchOptions,
}) => {
  const { size, random, done } = tries('F10')
  test.setTimeout(300_000 + size * 15_000)
  const folder = await mkdtemp(join(tmpdir(), 'corridor-browser-'))
  const stage = await startTwoVersions(process.env.CORRIDOR_URL ?? '')
  const recorder = openRecorder()
  const launch = async () => {
    const context = await playwright.chromium.launchPersistentContext(folder, {
      ...launchOptions,
      baseURL: stage.url,
    })
    await recorder.watch(context)
    return { context, page: context.pages()[0] ?? (await context.newPage()) }
  }

  const first = await launch()
  await signInTo(first.page, PERSON)
  await installed(first.page)
  const educatorId = await (await serverOf(first.page)).educatorId()
  const made = new Set([await openDraft(first.page, educatorId)])
  await expectState(first.page, 'saved')
  await first.context.close()
  await stage.goAway()

  let newest = ''
  for (let cycle = 0; cycle < size; cycle++) {
    const { context, page } = await launch()
    newest = await openDraft(page, educatorId)
    made.add(newest)
    await expectState(page, 'on-device')
    await observeInAHurry(page, random)
    await after(random(1_200))
    await kill(context, folder)
  }

  const last = await launch()
  await last.page.goto(addressOf(newest))
  await expectState(last.page, 'on-device')
  // The device also has what other journeys of the same person leave on the server.
  const kept = new Map([...(await keptOn(last.page))].filter(([id]) => made.has(id)))
  const acknowledged = recorder.acknowledged()
  const lost = acknowledged.flatMap((shown) => lostFrom(kept.get(shown.id)?.document, shown))
  expect(new Set(acknowledged.map(({ id }) => id)).size).toBe(size)
  expect(lost).toEqual([])

  await stage.comeBack()
  await last.page.reload()
  await expectSaved(last.page, [...kept.keys()])
  const server = await serverOf(last.page)
  for (const { id, document } of kept.values())
    expect((await server.saved(id))?.document, id).toEqual(document)
  const visits = new Set([...kept.values()].map(({ document }) => document.visitId))
  expect((await server.ofVisits(visits)).sort()).toEqual([...kept.keys()].sort())

  recorder.throwAway()
  done(`${acknowledged.length} acknowledgements, ${lost.length} lost, 0 duplicates`)
  await last.context.close()
  await stage.stop()
  await rm(folder, { recursive: true })
})
