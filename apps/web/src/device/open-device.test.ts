import { eventually } from '../testing/eventually.ts'
import '../testing/own-disc.ts'
import { contract } from '@corridor/contract/contract'
import { Problem } from '@corridor/contract/problems'
import { describe, expect, test, vi } from 'vitest'
import { endSession, loadUser, startSession } from '../api/session.ts'
import { storeImpersonation, storeToken, storeUser } from '../api/tokens.ts'
import { afterEachTest } from '../testing/after-each-test.ts'
import { type Answer, answerWith, held, refuse, reply, unreachable } from '../testing/fake-server.ts'
import {
  anObservationDocument,
  aSavedObservation,
  aSnapshot,
  idOf,
} from '../testing/samples/sample-observations.ts'
import { aUser, demo, marisol, omar, sam } from '../testing/samples/sample-people.ts'
import { setCapturing } from './capturing.ts'
import { discName, indexedDisc } from './disc/indexed-disc.ts'
import { currentDevice, openDevice } from './open-device.ts'
import { followPerson, lockAwayAllBut } from './person/follow-person.ts'
import { databaseNames } from './sealing/sealed-disc.ts'

const { auth, device: api, observations } = contract
const id = idOf(1)
const document = anObservationDocument()
const snapshot = reply(api.snapshot, aSnapshot())
const save = reply(observations.save, aSavedObservation({ status: 'draft', revision: 1, document }))

afterEachTest(() => {
  setCapturing(false)
  endSession()
})

/** Signs somebody in and opens their device. */
async function open(as = marisol, ...answers: Answer[]) {
  startSession(() => {})
  storeToken(`token of ${as.name}`)
  const server = answerWith(...answers, reply(auth.user, as), snapshot)
  await loadUser()
  const device = await openDevice(as.id)
  await eventually(() => expect(device.snapshot()).toBeDefined())
  return { ...server, device }
}

describe('over the wire', () => {
  test('a document is saved with its base, and its answer is the server’s word', async () => {
    const { device, sent } = await open(marisol, save)
    await device.add(id, document)
    device.tryNow()

    await eventually(() => expect(device.stateOf(id)).toBe('saved'))
    expect(sent(observations.save)[0]?.body).toEqual({ baseRevision: 0, document })
  })

  test.each([
    ['a page of the network’s own', async () => new Response('<h1>Welcome</h1>')],
    ['JSON of somebody else', async () => Response.json({ ok: true })],
  ])('%s with 200 is no answer', async (_, respond) => {
    const { device, sent } = await open(marisol, { spec: observations.save, respond })
    await device.add(id, document)
    device.tryNow()

    await eventually(() => expect(sent(observations.save).length).toBeGreaterThan(0))
    await eventually(() => expect(device.stateOf(id)).toBe('on-device'))
    expect(device.find(id)?.base).toBeNull()
  })

  test('a call that nobody answers is given up after 30 seconds, and made again', async () => {
    const { device, sent } = await open(marisol, {
      spec: observations.save,
      respond: () => new Promise(() => {}),
    })
    const fetching = fetch
    vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
      Promise.race([
        fetching(address, init),
        new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
      ]),
    )
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    await device.add(id, document)
    await vi.advanceTimersByTimeAsync(1_000)
    await eventually(() => expect(sent(observations.save)).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(29_000)
    expect(device.stateOf(id)).toBe('saving')
    await vi.advanceTimersByTimeAsync(1_500)
    await eventually(() => expect(device.stateOf(id)).toBe('on-device'))
    await vi.advanceTimersByTimeAsync(2_000)

    await eventually(() => expect(sent(observations.save)).toHaveLength(2))
  })

  test('nothing of one person goes with another’s token', async () => {
    const { device, sent } = await open(marisol, unreachable(observations.save))
    storeToken('token of Omar')
    storeUser(omar)
    await device.add(id, document)
    device.tryNow()

    await eventually(() => expect(device.isSignedOut()).toBe(true))
    expect(sent(observations.save)).toEqual([])
    expect(device.stateOf(id)).toBe('needs-you')
  })
})

describe('the end of a session', () => {
  const readable = async () => (await databaseNames()).filter((name) => /^corridor-\d+$/.test(name))

  test('in a classroom leaves the work where it is until the observer leaves', async () => {
    const { device } = await open(marisol, refuse(observations.save, 'sign-in-required'))
    setCapturing(true)
    await device.add(id, document)
    device.tryNow()
    await eventually(() => expect(device.isSignedOut()).toBe(true))
    followPerson(undefined)
    await device.change(id, (it) => ({ ...it, privateNotes: 'Typed after the end' }))
    expect(device.stateOf(id)).toBe('needs-you')
    expect(currentDevice()).toBe(device)
    setCapturing(false)

    await eventually(async () => expect(await readable()).toEqual([]))
    expect(await databaseNames()).toEqual([`corridor-sealed-${marisol.id}`])
  })

  test('and the same person’s return goes on with all of it by itself', async () => {
    const { device } = await open(marisol, unreachable(observations.save))
    await device.add(id, document)
    endSession()
    await lockAwayAllBut(undefined)
    expect(currentDevice()).toBeUndefined()
    const again = await open(marisol, save)

    await eventually(() => expect(again.device.find(id)?.document).toEqual(document))
    await eventually(() => expect(again.device.stateOf(id)).toBe('saved'))
  })

  test('by closing the browser locks away what was left, as soon as somebody else comes', async () => {
    const { device } = await open(marisol, unreachable(observations.save))
    await device.add(id, document)
    endSession()
    const other = await open(omar)
    followPerson(omar.id)

    await eventually(async () => expect(await readable()).toEqual([discName(omar.id)]))
    expect(other.device.list()).toEqual([])
  })
})

describe('who may only look', () => {
  test('the demo keeps nothing here: its first save asks the server, whose answer is a dialog once a page', async () => {
    const { device, sent } = await open(demo, refuse(observations.save, 'demo-is-view-only'))
    await device.add(id, document)
    device.tryNow()
    await eventually(() => expect(device.notice()).toBe('demo'))
    device.dismissNotice()
    await device.change(id, (it) => ({ ...it, privateNotes: 'Just trying' }))
    device.tryNow()
    await eventually(() => expect(device.stateOf(id)).toBe('needs-you'))

    expect(device.find(id)?.document.privateNotes).toBe('Just trying')
    expect(device.notice()).toBeUndefined()
    expect(sent(observations.save)).toHaveLength(1)
    expect(await databaseNames()).toEqual([])
    expect(device.waiting()).toBe(0)
  })

  test('the demo without a connection is told that it needs one', async () => {
    const { device } = await open(demo, unreachable(observations.save))
    await device.add(id, document)
    device.tryNow()

    await eventually(() => expect(device.notice()).toBe('demo-needs-connection'))
    expect(await databaseNames()).toEqual([])
  })

  test('support that impersonates somebody keeps nothing of theirs', async () => {
    storeImpersonation('borrowed')
    const eyes = aUser({ impersonator: { id: sam.id, name: sam.name } })
    const refused = refuse(observations.save, 'impersonation-is-read-only')
    const { device } = await open(eyes, refused)
    await device.add(id, document)
    device.tryNow()

    await eventually(() => expect(device.notice()).toBe('read-only'))
    expect(device.find(id)?.trouble?.message).toBe(new Problem('impersonation-is-read-only').message)
    expect(await databaseNames()).toEqual([])
  })
})

test('a person has one device, whoever asks for it', async () => {
  const { device } = await open()

  expect(await openDevice(marisol.id)).toBe(device)
  expect(openDevice(marisol.id)).toBe(openDevice(marisol.id))
})

test('an answer to a slow snapshot does not outlive its person', async () => {
  const { answer, letGo } = held(snapshot)
  storeToken('token')
  answerWith(answer, reply(auth.user, marisol))
  await loadUser()
  await openDevice(marisol.id)
  endSession()
  await lockAwayAllBut(undefined)
  letGo()
  await eventually(async () => expect(await databaseNames()).toEqual([]))

  await expect(indexedDisc(discName(marisol.id)).readSetting('snapshot')).resolves.toBeUndefined()
})
