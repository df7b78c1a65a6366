import { afterEach, expect, test, vi } from 'vitest'
import { aDevice } from '../../testing/a-device.ts'
import { eventually } from '../../testing/eventually.ts'
import { anObservationDocument, idOf } from '../../testing/samples/sample-observations.ts'

const persist = vi.fn<() => Promise<boolean>>()

function storageIs(isPersistent: boolean, free: number) {
  persist.mockReset().mockResolvedValue(isPersistent)
  const storage = { persist, estimate: async () => ({ quota: 1_000_000_000, usage: 1_000_000_000 - free }) }
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true })
}

afterEach(() => void Reflect.deleteProperty(navigator, 'storage'))

test('a persistent place is asked for after the first observation, and not before', async () => {
  storageIs(true, 900_000_000)
  const { device } = await aDevice()
  expect(persist).not.toHaveBeenCalled()
  await device.add(idOf(1), anObservationDocument())
  await device.add(idOf(2), anObservationDocument())

  expect(persist).toHaveBeenCalledOnce()
  expect(device.warnings()).toEqual([])
})

test.each([
  ['a refusal', false, 900_000_000, 'not-persistent'],
  ['less than 50 MB', true, 49_000_000, 'low-space'],
])('%s is warned of', async (_, isPersistent, free, code) => {
  storageIs(isPersistent, free)
  const { device } = await aDevice()
  await device.add(idOf(1), anObservationDocument())

  await eventually(() => expect(device.warnings()).toEqual([code]))
})

test.each([
  ['an iPhone', 'iPhone; CPU iPhone OS 18_0', 5, 'not-installed'],
  ['an iPad, which calls itself a Mac', 'Macintosh; Intel Mac OS X 10_15_7', 5, 'not-installed'],
  ['a Mac', 'Macintosh; Intel Mac OS X 10_15_7', 0, 'not-persistent'],
])('the owner of %s is told what could lose their work', async (_, userAgent, maxTouchPoints, code) => {
  storageIs(false, 900_000_000)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${userAgent})`)
  Object.defineProperty(navigator, 'maxTouchPoints', { value: maxTouchPoints, configurable: true })
  const { device } = await aDevice()
  await device.add(idOf(1), anObservationDocument())

  await eventually(() => expect(device.warnings()).toEqual([code]))
})

test('work that waits for more than a day is said, and counts from its first unsent change', async () => {
  storageIs(true, 900_000_000)
  vi.useFakeTimers({ toFake: ['Date'] })
  const { device, server } = await aDevice()
  server.fate = () => 'lost'
  await device.add(idOf(1), anObservationDocument())
  vi.setSystemTime(Date.now() + 23 * 60 * 60_000)
  await device.change(idOf(1), (it) => ({ ...it, privateNotes: 'Later' }))
  expect(device.warnings()).toEqual([])
  vi.setSystemTime(Date.now() + 2 * 60 * 60_000)

  expect(device.warnings()).toEqual(['old-work'])
})

test('photos that wait for more than a day are said, also when their text has arrived', async () => {
  storageIs(true, 900_000_000)
  vi.useFakeTimers({ toFake: ['Date'] })
  const { device, server } = await aDevice()
  server.fate = (call) => (call === 'upload' ? 'lost' : 'arrives')
  await device.add(idOf(1), anObservationDocument())
  const file = await device.addFile(idOf(1), new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' }))
  await device.change(idOf(1), (it) => ({ ...it, capture: { ...it.capture, photos: [{ file }] } }))
  device.tryNow()
  await eventually(() => expect(device.stateOf(idOf(1))).toBe('on-device'))
  expect(server.rows.get(idOf(1))?.document.capture).toHaveProperty('photos')
  expect(device.warnings()).toEqual([])
  vi.setSystemTime(Date.now() + 25 * 60 * 60_000)
  // A change of the notes makes no photo younger.
  await device.change(idOf(1), (it) => ({ ...it, privateNotes: 'Later' }))

  expect(device.warnings()).toEqual(['old-files'])
  server.fate = () => 'arrives'
  // The next try was planned before the clock was set.
  await eventually(() => expect(device.warnings()).toEqual([]))
})
