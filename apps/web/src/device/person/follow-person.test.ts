import { eventually } from '../../testing/eventually.ts'
import '../../testing/own-disc.ts'
import { contract } from '@corridor/contract/contract'
import { expect, test, vi } from 'vitest'
import { endSession, loadUser } from '../../api/session.ts'
import { storeToken, storeUser } from '../../api/tokens.ts'
import { CAPTURING_LOCK } from '../../service-worker/names.ts'
import { fakeLocks } from '../../testing/browser/fake-locks.ts'
import { deferred } from '../../testing/deferred.ts'
import { answerWith, reply, unreachable } from '../../testing/fake-server.ts'
import { anObservationDocument, aSnapshot, idOf } from '../../testing/samples/sample-observations.ts'
import { marisol } from '../../testing/samples/sample-people.ts'
import { discName } from '../disc/indexed-disc.ts'
import { currentDevice, openDevice } from '../open-device.ts'
import { databaseNames, deleteSealed } from '../sealing/sealed-disc.ts'
import { followPerson, lockAwayAllBut } from './follow-person.ts'

const { auth, device: api, observations } = contract

/** Has somebody observe in another tab; answers how to end that. */
function captureElsewhere() {
  const { promise, resolve: end } = deferred()
  const begun = vi.fn(() => promise)
  void navigator.locks.request(CAPTURING_LOCK, { mode: 'shared' }, begun)
  return { begun, end }
}

/** Marisol has unsent work here; her sign-in ends while another tab captures, and this tab shows the sign-in. */
async function atTheSignIn() {
  await deleteSealed(marisol.id)
  fakeLocks()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  storeToken('token')
  answerWith(reply(auth.user, marisol), reply(api.snapshot, aSnapshot()), unreachable(observations.save))
  await loadUser()
  const device = await openDevice(marisol.id)
  await eventually(() => expect(device.snapshot()).toBeDefined())
  await device.add(idOf(1), anObservationDocument())
  const first = captureElsewhere()
  endSession()
  followPerson(undefined)
  await pass(3)
  expect(currentDevice()).toBeUndefined()
  expect(await databaseNames()).toContain(discName(marisol.id))
  return first
}

async function pass(seconds: number) {
  await vi.advanceTimersByTimeAsync(seconds * 1_000)
}

test('unsent work is locked away once nobody captures, and somebody who begins to capture waits for nothing', async () => {
  const first = await atTheSignIn()
  const second = captureElsewhere()
  await eventually(() => expect(second.begun).toHaveBeenCalled())
  first.end()
  await pass(3)
  expect(await databaseNames()).toContain(discName(marisol.id))
  second.end()
  await pass(3)

  await eventually(async () => expect(await databaseNames()).not.toContain(discName(marisol.id)))
  expect(await databaseNames()).toContain(`corridor-sealed-${marisol.id}`)
})

test('unsent work stays open for its owner, who has signed in again in another tab', async () => {
  const first = await atTheSignIn()
  storeToken('a new token')
  storeUser(marisol)
  first.end()
  await pass(3)

  // This waits behind whatever else is being locked away.
  await lockAwayAllBut(marisol.id)
  expect(await databaseNames()).toContain(discName(marisol.id))
  expect(await databaseNames()).not.toContain(`corridor-sealed-${marisol.id}`)
})
