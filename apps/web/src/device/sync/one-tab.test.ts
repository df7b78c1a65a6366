import { expect, test, vi } from 'vitest'
import { aDevice } from '../../testing/a-device.ts'
import { fakeLocks } from '../../testing/browser/fake-locks.ts'
import { eventually } from '../../testing/eventually.ts'
import { ModelServer } from '../../testing/model-server.ts'
import { anObservationDocument, idOf } from '../../testing/samples/sample-observations.ts'
import { Loop } from './loop.ts'
import { oneTab } from './one-tab.ts'

let visibility: DocumentVisibilityState = 'visible'
function setVisible(state: DocumentVisibilityState) {
  visibility = state
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('of two tabs one works; the other takes over when it is hidden or closed', async () => {
  fakeLocks()
  const log: string[] = []
  const tab = (name: string) =>
    oneTab('work', () => {
      log.push(`${name} begins`)
      return () => log.push(`${name} ends`)
    })
  const closeOne = tab('one')
  const closeOther = tab('other')
  await eventually(() => expect(log).toEqual(['one begins']))
  setVisible('hidden')
  await eventually(() => expect(log.slice(0, 3)).toEqual(['one begins', 'one ends', 'other begins']))
  setVisible('visible')
  closeOther()
  await eventually(() => expect(log.slice(3)).toEqual(['other ends', 'one begins']))
  closeOne()

  await eventually(() => expect(log.at(-1)).toBe('one ends'))
})

test('what is typed in either tab is sent by one loop, once, and both know it', async () => {
  fakeLocks()
  const server = new ModelServer()
  const one = await aDevice({ server })
  const other = await aDevice({ server, userId: one.userId })
  await other.device.add(idOf(1), anObservationDocument())
  other.device.tryNow()

  for (const { device } of [one, other])
    await eventually(() => expect(device.find(idOf(1))?.base?.revision).toBe(1))
  await eventually(() => expect(other.device.stateOf(idOf(1))).toBe('saved'))
  expect(server.calls).toEqual(['save'])
})

test('an observation that one tab removes is gone in the other', async () => {
  const server = new ModelServer()
  const one = await aDevice({ server })
  const other = await aDevice({ server, userId: one.userId })
  await one.device.add(idOf(1), anObservationDocument())
  await eventually(() => expect(other.device.list()).toHaveLength(1))
  await one.device.remove(idOf(1))

  await eventually(() => expect(other.device.list()).toEqual([]))
  await eventually(() => expect(server.rows.size).toBe(0))
})

test('a round of sync that breaks is not the last', async () => {
  fakeLocks()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const round = vi.fn(() => Promise.reject(new Error('Nobody thought of this.')))
  const loop = new Loop(round)
  loop.start('work')
  await vi.advanceTimersByTimeAsync(60_000)
  loop.stop()

  expect(round.mock.calls.length).toBeGreaterThan(2)
})

test('a tab that was hidden while another one worked syncs again when its turn comes', async () => {
  fakeLocks()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const done = {
    isUnfinished: false,
    isOffline: false,
    isSignedOut: false,
    isViewOnly: false,
    done: 1,
    later: [],
  }
  const round = vi.fn(async () => done)
  const one = new Loop(round)
  one.start('work')
  await vi.advanceTimersByTimeAsync(0)
  const closeOther = oneTab('work', () => () => {})
  one.soon()
  setVisible('hidden')
  await vi.advanceTimersByTimeAsync(60_000)
  const before = round.mock.calls.length
  closeOther()
  setVisible('visible')
  await vi.advanceTimersByTimeAsync(0)
  one.stop()

  expect(round.mock.calls.length).toBeGreaterThan(before)
})
