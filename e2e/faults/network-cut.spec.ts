import { expect } from '../fixtures.ts'
import { test } from '../stage.ts'
import { after } from './moments.ts'
import { expectState, installed, nudge, observeInAHurry, openDraft } from './observer.ts'
import { keptOn } from './on-device.ts'
import { serverOf } from './on-server.ts'
import { isAcknowledged, lostFrom, openRecorder } from './recorder.ts'
import { tries } from './sizes.ts'

const PERSON = 'annika.sorensen'
/** How much typing may be lost when the page is taken away. */
const UNSAVED_MS = 500

test('F9 a network cut in the middle, or an answer that never comes, and a reload: all is there, once', async ({
  page,
  context,
  stage,
  signIn,
}) => {
  const { size, random, done } = tries('F9')
  test.setTimeout(300_000 + size * 20_000)
  const recorder = openRecorder()
  await recorder.watch(context)
  await signIn(PERSON)
  await installed(page)
  const server = await serverOf(page)
  const educatorId = await server.educatorId()
  const visits = new Map<string, string>()
  const lost: string[] = []
  let [shown, unsaved] = [0, 0]

  for (let cycle = 0; cycle < size; cycle++) {
    const id = await openDraft(page, educatorId)
    await observeInAHurry(page, random)
    await after(random(2_500))
    const isCut = cycle % 2 === 0
    if (isCut) await stage.goAway()
    else stage.be('loses-replies')
    await after(random(1_500))
    await page.reload({ waitUntil: 'commit' })

    await expect(page.getByRole('timer')).toBeVisible()
    const kept = (await keptOn(page)).get(id)
    const all = recorder.of(id)
    const endedAt = all.at(-1)?.at ?? 0
    const due = all.filter((it) => isAcknowledged(it) || it.at < endedAt - UNSAVED_MS)
    lost.push(...due.flatMap((it) => lostFrom(kept?.document, it)))
    shown += due.length
    // The disc may know of letters that were typed after the last look.
    unsaved += Math.max(0, (all.at(-1)?.note.length ?? 0) - (kept?.document.privateNotes.length ?? 0))

    if (isCut) await stage.comeBack()
    else stage.be('good')
    await nudge(page)
    await expectState(page, 'saved')
    expect((await server.saved(id))?.document, id).toEqual(kept?.document)
    visits.set(id, kept?.document.visitId ?? '')
  }

  expect(lost).toEqual([])
  expect((await server.ofVisits(new Set(visits.values()))).sort()).toEqual([...visits.keys()].sort())
  recorder.throwAway()
  done(`${shown} moments checked, ${lost.length} lost, ${unsaved} characters unsaved, 0 duplicates`)
})
