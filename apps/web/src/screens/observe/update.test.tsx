import { contract } from '@corridor/contract/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import '../../testing/own-disc.ts'
import { answer, isWritten, writingTo } from '../../device/disc/database.ts'
import { discName } from '../../device/disc/indexed-disc.ts'
import { currentDevice } from '../../device/open-device.ts'
import { aDevice } from '../../testing/a-device.ts'
import { type Answer, refuse, reply } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import {
  anObservationDocument,
  anObservationList,
  aSavedObservation,
  idOf,
} from '../../testing/samples/sample-observations.ts'
import { lorraine, marisol } from '../../testing/samples/sample-people.ts'
import { aRoster, duringPeriod2 } from '../../testing/samples/sample-roster.ts'

type Saved = Parameters<typeof aSavedObservation>[0]

const at = `/observations/2/update/${idOf(1)}`
const kept = () => currentDevice()?.find(idOf(1))
const snapshot = (saved: Saved) =>
  reply(contract.device.snapshot, aRoster({ observations: [aSavedObservation(saved)] }))

/** Sends the observation, and comes back to it when the server answers as given. */
async function openTwice(before: Saved, sent: Answer, after: Saved) {
  let saved = before
  const answers = [
    { spec: contract.device.snapshot, respond: () => snapshot(saved).respond() },
    reply(contract.observations.open, aSavedObservation(before)),
    reply(contract.observations.list, anObservationList({ items: [] })),
    sent,
  ]
  const page = await visit(at, { as: marisol, answers })
  await currentDevice()?.send(idOf(1), { sendId: idOf(700), recipients: [], message: '' })
  await waitFor(() => expect(kept()?.status === 'sent' || kept()?.trouble).toBeTruthy())
  saved = after
  for (const next of ['/observations', at]) {
    await page.router.navigate(next)
    await page.arrive()
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: duringPeriod2 })
})

test('an observation that this device sent and somebody opened again since is edited', async () => {
  const sent = reply(contract.visits.send, { observations: [aSavedObservation({ status: 'sent' })] })
  await openTwice({}, sent, { status: 'draft', version: 2, revision: 4 })

  expect(address()).toBe(at)
  expect(kept()).toMatchObject({ status: 'draft', goal: 'draft', version: 2 })
  expect(await screen.findByRole('button', { name: 'Finish visit' })).toBeTruthy()
})

test('an observation that waits for conflicts to be settled opens for that', async () => {
  const clash = { id: 'c1', path: ['context', 'studentsPresent'], mine: 26, theirs: 27 }
  const conflicts = [{ ...clash, by: 'Marisol Okafor', at: '2026-10-22T15:00:00.000Z' }]
  const refused = refuse(contract.visits.send, 'observation-has-conflicts')
  const saved = { document: anObservationDocument({ conflicts }) }
  await openTwice(saved, refused, saved)

  expect(address()).toBe(at)
  expect(await screen.findByText('Two devices changed the same thing')).toBeTruthy()
})

test('for an observation of somebody else, or a deleted one, the page says who is signed in, with Home and Sign out', async () => {
  const { open, show } = contract.observations
  const gone = [refuse(open, 'observation-not-found'), refuse(show, 'observation-not-found')]
  const page = await visit(at, {
    as: marisol,
    answers: [reply(contract.device.snapshot, aRoster({})), ...gone],
  })
  expect(address()).toBe('/observations/not-here')
  expect(await screen.findByRole('heading', { name: 'Marisol Okafor is signed in now' })).toBeTruthy()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
  await page.user.click(main.getByRole('button', { name: 'Sign out' }))
  await page.arrive()

  expect(address()).toBe('/login')
})

test('an observation that the device keeps and cannot read is called neither deleted nor somebody else’s', async () => {
  const { open, show } = contract.observations
  const roster = reply(contract.device.snapshot, aRoster({}))
  const answers = [roster, refuse(open, 'observation-not-found'), refuse(show, 'observation-not-found')]
  // Another person than before: signing out may still be locking that one’s work away.
  await (await aDevice({ userId: lorraine.id })).close()
  const disc = await answer(indexedDB.open(discName(lorraine.id)))
  const writing = writingTo(disc, 'observations')
  writing.objectStore('observations').put({ id: idOf(1) })
  await isWritten(writing)
  disc.close()

  await visit(at, { as: lorraine, answers })
  expect(address()).toBe('/observations/not-here')
  const words = 'This device cannot open this observation'
  expect(await screen.findByRole('heading', { name: words })).toBeTruthy()
})
