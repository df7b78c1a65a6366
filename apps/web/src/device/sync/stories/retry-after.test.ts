import { Refusal } from '@corridor/contract/refusal'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { aDevice } from '../../../testing/a-device.ts'
import { eventually } from '../../../testing/eventually.ts'
import { anObservationDocument, idOf } from '../../../testing/samples/sample-observations.ts'
import { factsOf, storyOf } from '../../pill/sync-story.ts'

const id = idOf(1)

afterEach(() => {
  vi.useRealTimers()
})

/** Moves the clock second by second, so that all that is due happens. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second++) await vi.advanceTimersByTimeAsync(1_000)
}

describe.each([
  [429, 'too-many-requests'],
  [503, 'database-unavailable'],
] as const)('a server that answers %i and says when to come back', (status, code) => {
  async function refused() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const opened = await aDevice()
    const busy = new Refusal(code, { status, message: 'Not now.' }, { retryAfterMs: 120_000 })
    const save = vi.spyOn(opened.server, 'save').mockRejectedValue(busy)
    await opened.device.add(id, anObservationDocument())
    await pass(5)
    await eventually(() => expect(save).toHaveBeenCalledTimes(1))
    return { ...opened, save }
  }

  test('is left in peace until then, whatever comes and goes, and asked after it', async () => {
    const { device, save } = await refused()
    await pass(20)
    dispatchEvent(new Event('online'))
    dispatchEvent(new Event('focus'))
    await pass(60)
    expect(save).toHaveBeenCalledTimes(1)

    save.mockRestore()
    await pass(60)
    await eventually(() => expect(device.stateOf(id)).toBe('saved'))
  })

  test('is asked at once by who taps “Try now”', async () => {
    const { device, save } = await refused()
    save.mockRestore()
    device.tryNow()
    await pass(1)

    await eventually(() => expect(device.stateOf(id)).toBe('saved'))
  })

  test('is not called a lost connection', async () => {
    const { device } = await refused()
    await eventually(() => expect(device.stateOf(id)).toBe('on-device'))

    expect(storyOf(factsOf(device)).headline).toBe(
      '1 observation on this device. Corridor tries again by itself.',
    )
  })
})

test('an observation that is always put off holds up no other', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const { device, server } = await aDevice()
  const busy = new Refusal(
    'database-unavailable',
    { status: 503, message: 'Not now.' },
    { retryAfterMs: 2_000 },
  )
  const save = server.save.bind(server)
  vi.spyOn(server, 'save').mockImplementation((which, ...rest) =>
    which === id ? Promise.reject(busy) : save(which, ...rest),
  )
  await device.add(id, anObservationDocument())
  await device.add(idOf(2), anObservationDocument())
  await pass(20)

  await eventually(() => expect(device.stateOf(idOf(2))).toBe('saved'))
})

test('a field that is not valid is named with its observation', async () => {
  const { device, server } = await aDevice()
  const fields = { 'document.context.studentsPresent': 'Enter at most 60.' }
  const invalid = { status: 422, message: 'Some of what was sent is not valid.' }
  vi.spyOn(server, 'save').mockRejectedValue(new Refusal('invalid-request', invalid, { fields }))
  await device.add(id, anObservationDocument())
  device.tryNow()

  await eventually(() =>
    expect(device.find(id)?.trouble?.message).toBe(
      'Corridor cannot take this as it is. Students: Enter at most 60.',
    ),
  )
})
