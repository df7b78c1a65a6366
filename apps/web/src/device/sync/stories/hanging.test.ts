import { eventually } from '../../../testing/eventually.ts'
import '../../../testing/own-disc.ts'
import { contract } from '@corridor/contract/contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { endSession, loadUser, startSession } from '../../../api/session.ts'
import { forgetUser, storedToken, storeToken } from '../../../api/tokens.ts'
import { afterEachTest } from '../../../testing/after-each-test.ts'
import { type Answer, answerWith, reply } from '../../../testing/fake-server.ts'
import {
  anObservationDocument,
  aSavedObservation,
  aSnapshot,
  idOf,
} from '../../../testing/samples/sample-observations.ts'
import { marisol } from '../../../testing/samples/sample-people.ts'
import { setCapturing } from '../../capturing.ts'
import { openDevice } from '../../open-device.ts'
import { followPerson } from '../../person/follow-person.ts'
import { readSealed } from '../../sealing/sealed-disc.ts'

const { auth, device: api, observations } = contract
const id = idOf(1)
const document = anObservationDocument()
const snapshot = reply(api.snapshot, aSnapshot())
const save = reply(observations.save, aSavedObservation({ status: 'draft', revision: 1, document }))
const never = (spec: Answer['spec']): Answer => ({ spec, respond: () => new Promise(() => {}) })

afterEachTest(() => {
  setCapturing(false)
  endSession()
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

async function open(...answers: Answer[]) {
  startSession(() => {})
  storeToken('a token')
  const server = answerWith(...answers, reply(auth.user, marisol), snapshot)
  await loadUser()
  const device = await openDevice(marisol.id)
  await eventually(() => expect(device.snapshot()).toBeDefined())
  return { ...server, device }
}

/** Moves the clock second by second, so that all that is due happens. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second++) await vi.advanceTimersByTimeAsync(1_000)
}

describe('a save that hangs', () => {
  test.each([
    ['“Try now”', (device: { tryNow: () => void }) => device.tryNow()],
    ['the network’s return', () => dispatchEvent(new Event('online'))],
    ['a look at the page', () => window.document.dispatchEvent(new Event('visibilitychange'))],
  ])('is abandoned by %s, and made again at once', async (_, nudge) => {
    const { device, sent } = await open(never(observations.save), save)
    await device.add(id, document)
    await pass(2)
    await eventually(() => expect(sent(observations.save)).toHaveLength(1))
    await pass(6)
    nudge(device)
    await pass(1)

    await eventually(() => expect(device.stateOf(id)).toBe('saved'))
    expect(sent(observations.save)).toHaveLength(2)
  })

  test('is left alone as long as it may just be slow', async () => {
    const { device, sent } = await open(never(observations.save), save)
    await device.add(id, document)
    await pass(2)
    await eventually(() => expect(sent(observations.save)).toHaveLength(1))
    device.tryNow()
    await pass(1)

    expect(sent(observations.save)).toHaveLength(1)
  })
})

test('a question whose token it is that hangs is given up, too, and work goes once it is answered', async () => {
  const { device, sent } = await open(save)
  forgetUser()
  const { sent: sentLater } = answerWith(never(auth.user), reply(auth.user, marisol), save, snapshot)
  await device.add(id, document)
  await pass(3)
  await eventually(() => expect(sentLater(auth.user)).toHaveLength(1))
  device.tryNow()
  await pass(12)

  await eventually(() => expect(device.stateOf(id)).toBe('saved'))
  expect(sent(observations.save)).toEqual([])
})

test('a 401 of a stranger signs out, and what was unsent is locked away, not lost', async () => {
  const stranger: Answer = {
    spec: observations.save,
    respond: async () => new Response('<h1>Sign in</h1>', { status: 401 }),
  }
  const { device } = await open(stranger)
  setCapturing(true)
  await device.add(id, document)
  await pass(2)
  await eventually(() => expect(device.isSignedOut()).toBe(true))

  expect(storedToken()).toBeNull()
  expect(device.stateOf(id)).toBe('needs-you')
  expect(device.find(id)?.document).toEqual(document)

  followPerson(undefined)
  setCapturing(false)
  vi.useRealTimers()
  await eventually(async () => expect(await readSealed(marisol.id)).toHaveLength(1))
  storeToken('a token of the next sign-in')
  answerWith(reply(auth.user, marisol), snapshot, save)
  await loadUser()
  const again = await openDevice(marisol.id)
  await eventually(() => expect(again.find(id)?.document).toEqual(document))
})
