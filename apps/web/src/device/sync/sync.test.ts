import { Problem } from '@corridor/contract/problems'
import { describe, expect, test, vi } from 'vitest'
import { aDevice } from '../../testing/a-device.ts'
import { eventually } from '../../testing/eventually.ts'
import { anObservationDocument, aSavedObservation, idOf } from '../../testing/samples/sample-observations.ts'
import { backoffMs } from './loop.ts'

const id = idOf(1)
const document = anObservationDocument()
const note = (words: string) => (it: typeof document) => ({ ...it, privateNotes: words })
const present = (count: number) => (it: typeof document) => ({
  ...it,
  context: { ...it.context, studentsPresent: count },
})
const sending = { sendId: idOf(700), recipients: [], message: 'Thank you.' }

async function saved({ device }: Awaited<ReturnType<typeof aDevice>>, which = id) {
  device.tryNow()
  await eventually(() => expect(device.stateOf(which)).toBe('saved'))
}

async function withOne() {
  const opened = await aDevice()
  await opened.device.add(id, document)
  await saved(opened)
  return opened
}

describe('an observation', () => {
  test('goes to the server once, and is saved when the server says so', async () => {
    const { server, device } = await withOne()

    expect(server.rows.get(id)).toMatchObject({ revision: 1, status: 'draft', document })
    expect(server.calls).toEqual(['save'])
    expect(device.waiting()).toBe(0)
  })

  test('is saved, completed and sent in this order, as far as the observer wants', async () => {
    const { server, device } = await aDevice()
    server.fate = () => 'lost'
    await device.add(id, document)
    await device.finish(id)
    await device.send(id, sending)
    expect(device.find(id)).toMatchObject({ goal: 'sent', status: 'draft' })
    server.fate = () => 'arrives'
    device.tryNow()

    await eventually(() => expect(server.rows.get(id)?.status).toBe('sent'))
    expect(server.calls).toEqual(['save', 'complete', 'send'])
    expect(server.sendings).toEqual([{ ...sending, observations: [{ id, revision: 1 }] }])
  })

  test('whose end was taken back in time stays a draft', async () => {
    const { server, device } = await aDevice()
    server.fate = () => 'lost'
    await device.add(id, document)
    await device.finish(id)
    await device.resume(id)
    server.fate = () => 'arrives'
    device.tryNow()

    await eventually(() => expect(device.stateOf(id)).toBe('saved'))
    expect(server.calls).toEqual(['save'])
  })

  test('that is removed goes here at once, and there when it can', async () => {
    const { server, device } = await withOne()
    server.fate = () => 'lost'
    await device.remove(id)
    expect(device.list()).toEqual([])
    await device.refresh()
    server.fate = () => 'arrives'
    await device.refresh()
    expect(device.find(id)).toBeUndefined()
    device.tryNow()

    await eventually(() => expect(server.rows.size).toBe(0))
    await eventually(() => expect(device.waiting()).toBe(0))
  })

  test('is filled in by the server without losing what was typed meanwhile', async () => {
    const { server, device } = await aDevice()
    server.fill = (it) => ({ ...it, educatorId: document.educatorId })
    await device.add(id, { ...document, educatorId: null })
    const save = server.save.bind(server)
    server.save = async (...sent) => {
      server.save = save
      const reply = await save(...sent)
      void device.change(id, note('Typed while it was on its way'))
      return reply
    }
    device.tryNow()

    await eventually(() => expect(device.stateOf(id)).toBe('saved'))
    expect(server.rows.get(id)?.document).toMatchObject({
      educatorId: document.educatorId,
      privateNotes: 'Typed while it was on its way',
      conflicts: [],
    })
  })
})

describe('a lost answer', () => {
  test.each(['with more typed since', 'with nothing typed since'])('%s is no conflict', async (which) => {
    const { server, device } = await aDevice()
    server.fate = () => 'answer-lost'
    await device.add(id, document)
    device.tryNow()
    await eventually(() => expect(device.stateOf(id)).toBe('on-device'))
    if (which.startsWith('with more')) await device.change(id, note('Typed since'))
    const mine = device.find(id)?.document
    server.fate = () => 'arrives'
    device.tryNow()

    await eventually(() => expect(device.stateOf(id)).toBe('saved'))
    expect(server.rows.get(id)?.document).toEqual(mine)
    expect(device.find(id)?.document.conflicts).toEqual([])
  })

  test('is recognized after the browser was closed in between', async () => {
    const first = await aDevice()
    first.server.fate = () => 'answer-lost'
    await first.device.add(id, document)
    first.device.tryNow()
    await eventually(() => expect(first.server.rows.size).toBe(1))
    await first.close()
    first.server.fate = () => 'arrives'
    const again = await aDevice({ userId: first.userId, server: first.server })
    await again.device.change(id, note('After the crash'))
    await saved(again)

    expect(again.server.rows.get(id)?.document).toMatchObject({
      privateNotes: 'After the crash',
      conflicts: [],
    })
  })

  test('of sending sends once', async () => {
    const opened = await withOne()
    const { server, device } = opened
    server.fate = (call) => (call === 'send' ? 'answer-lost' : 'arrives')
    await device.finish(id)
    await device.send(id, sending)
    await eventually(() => expect(server.sendings).toHaveLength(1))
    server.fate = () => 'arrives'
    await saved(opened)

    expect(server.sendings).toHaveLength(1)
  })
})

describe('another device was first', () => {
  test('and elsewhere in the document: both stand', async () => {
    const opened = await withOne()
    const { server, device } = opened
    server.rows.set(
      id,
      aSavedObservation({ status: 'draft', revision: 2, document: note('Theirs')(document) }),
    )
    await device.change(id, present(21))
    await saved(opened)

    expect(server.rows.get(id)?.document).toMatchObject({
      privateNotes: 'Theirs',
      context: { studentsPresent: 21 },
      conflicts: [],
    })
    expect(device.find(id)?.document).toEqual(server.rows.get(id)?.document)
  })

  test('and at the same place: theirs stands, and mine is kept beside it with my name', async () => {
    const opened = await withOne()
    const { server, device } = opened
    server.rows.set(
      id,
      aSavedObservation({ status: 'draft', revision: 2, document: note('Theirs')(document) }),
    )
    await device.change(id, note('Mine'))
    await saved(opened)

    expect(server.rows.get(id)?.document).toMatchObject({
      privateNotes: 'Theirs',
      conflicts: [{ path: ['privateNotes'], mine: 'Mine', theirs: 'Theirs', by: 'Marisol Okafor' }],
    })
  })

  test('before it was finished: it is saved again, and then finished', async () => {
    const opened = await withOne()
    const { server, device } = opened
    server.rows.set(
      id,
      aSavedObservation({ status: 'draft', revision: 2, document: note('Theirs')(document) }),
    )
    await device.finish(id)
    await saved(opened)

    expect(server.rows.get(id)).toMatchObject({ status: 'completed', document: { privateNotes: 'Theirs' } })
  })

  test('before it was sent: the observer looks at it again first', async () => {
    const opened = await withOne()
    const { server, device } = opened
    await device.finish(id)
    await saved(opened)
    server.rows.set(id, aSavedObservation({ revision: 2, document: note('Theirs')(document) }))
    await device.send(id, sending)

    await eventually(() => expect(device.stateOf(id)).toBe('needs-you'))
    expect(device.find(id)).toMatchObject({
      document: { privateNotes: 'Theirs' },
      goal: 'completed',
      trouble: { code: 'observation-has-moved' },
    })
    expect(server.sendings).toEqual([])
    await device.send(id, sending)
    await eventually(() =>
      expect(server.sendings).toEqual([{ ...sending, observations: [{ id, revision: 2 }] }]),
    )
  })

  test('while its sending waited for a connection: nothing unseen is sent', async () => {
    const opened = await withOne()
    const { server, device } = opened
    server.fate = () => 'lost'
    await device.change(id, present(21))
    await device.finish(id)
    await device.send(id, sending)
    server.rows.set(
      id,
      aSavedObservation({ status: 'draft', revision: 2, document: note('Theirs')(document) }),
    )
    server.fate = () => 'arrives'
    device.tryNow()

    await eventually(() => expect(device.find(id)?.trouble?.code).toBe('observation-has-moved'))
    expect(server.sendings).toEqual([])
    await eventually(() => expect(server.rows.get(id)?.document.context.studentsPresent).toBe(21))
  })
})

test('a server restored from an older backup takes the work back', async () => {
  const opened = await withOne()
  const { server, device } = opened
  await device.change(id, note('Saved after the backup'))
  await saved(opened)
  server.rows.set(id, aSavedObservation({ status: 'draft', revision: 1, document }))
  await device.refresh()
  await saved(opened)

  expect(server.rows.get(id)?.document).toMatchObject({
    privateNotes: 'Saved after the backup',
    conflicts: [],
  })
})

describe('a refusal', () => {
  const parked: Problem['code'][] = [
    ...(['forbidden', 'may-not-observe', 'observation-not-found', 'educator-not-found'] as const),
    ...(['configuration-not-found', 'too-large', 'invalid-request', 'app-is-newer'] as const),
  ]
  const waiting: Problem['code'][] = [
    ...(['subscription-required', 'too-many-requests', 'unexpected', 'database-unavailable'] as const),
    ...(['second-factor-setup-required', 'not-from-corridor', 'too-slow'] as const),
  ]

  test.each(parked)(
    '%s keeps the work here and says why; the others go on; a change tries again',
    async (code) => {
      const { server, device } = await aDevice()
      server.fate = (_, which) => (which === id ? code : 'arrives')
      await device.add(id, document)
      await device.add(idOf(2), document)
      device.tryNow()

      await eventually(() => expect(device.stateOf(id)).toBe('needs-you'))
      await eventually(() => expect(device.stateOf(idOf(2))).toBe('saved'))
      expect(device.find(id)).toMatchObject({
        document,
        trouble: { code, message: new Problem(code).message },
      })
      expect(device.waiting()).toBe(1)
      server.fate = () => 'arrives'
      await device.change(id, note('Mended'))
      device.tryNow()
      await eventually(() => expect(server.rows.get(id)?.document.privateNotes).toBe('Mended'))
    },
  )

  test.each(waiting)('%s waits without a fuss; the others go on where they can', async (code) => {
    const { server, device } = await aDevice()
    server.fate = (_, which) => (which === id ? code : 'arrives')
    await device.add(idOf(2), document)
    await device.add(id, document)
    device.tryNow()

    await eventually(() => expect(device.stateOf(id)).toBe('on-device'))
    await eventually(() => expect(device.stateOf(idOf(2))).toBe('saved'))
    expect(device.find(id)).toMatchObject({ document, trouble: null })
    server.fate = () => 'arrives'
    device.tryNow()
    await eventually(() => expect(device.stateOf(id)).toBe('saved'))
  })

  test.each([
    ['observation-incomplete', 'complete'],
    ['observation-has-conflicts', 'send'],
  ] as const)('%s keeps how far it was to go, and the text goes on being saved', async (code, refused) => {
    const opened = await withOne()
    const { server, device } = opened
    server.fate = (call) => (call === refused ? code : 'arrives')
    await device.finish(id)
    await device.send(id, sending)
    await eventually(() => expect(device.find(id)?.trouble?.code).toBe(code))
    await device.change(id, note('Typed on'))
    device.tryNow()
    await eventually(() => expect(server.rows.get(id)?.document.privateNotes).toBe('Typed on'))
    server.fate = () => 'arrives'
    await device.retry(id)

    await eventually(() => expect(server.rows.get(id)?.status).toBe('sent'))
  })

  test('sign-in-required pauses everything; the same person’s return goes on', async () => {
    let isHere = true
    const opened = await aDevice({ isMine: async () => isHere })
    const { server, device } = opened
    const asked: string[] = []
    server.fate = (call) => {
      asked.push(call)
      return 'sign-in-required'
    }
    await device.add(id, document)
    device.tryNow()
    await eventually(() => expect(device.stateOf(id)).toBe('needs-you'))
    expect(device.isSignedOut()).toBe(true)
    // A call that is under way when somebody signs out is still theirs.
    await eventually(() => expect(asked).toContain('save'))

    isHere = false
    server.fate = () => 'arrives'
    device.tryNow()
    await eventually(() => expect(device.isSignedOut()).toBe(true))
    expect(server.calls).toEqual([])
    isHere = true
    await saved(opened)
    expect(device.isSignedOut()).toBe(false)
  })
})

test('who goes on tapping is sent after a rest of a second, and after four at the latest', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
  const { server, device } = await aDevice()
  const saves = () => server.calls.filter((call) => call === 'save').length
  const tap = async (number: number) => {
    await device.change(id, (it) => ({ ...it, privateNotes: `${number}` }))
    await vi.advanceTimersByTimeAsync(500)
  }
  await device.add(id, document)
  await vi.advanceTimersByTimeAsync(5_000)
  await eventually(() => expect(device.stateOf(id)).toBe('saved'))
  const before = saves()

  for (const number of [1, 2, 3, 4, 5, 6]) await tap(number)
  expect(saves()).toBe(before)
  await vi.advanceTimersByTimeAsync(500)
  await eventually(() => expect(saves()).toBe(before + 1))
  for (const number of [7, 8, 9, 10, 11, 12, 13, 14, 15]) await tap(number)
  await eventually(() => expect(saves()).toBe(before + 2))
})

describe('trying again', () => {
  test('waits from one second to five minutes, longer each time, and not in step with others', () => {
    const longest = Array.from({ length: 12 }, (_, index) => backoffMs(index + 1, 1))
    expect(longest.slice(0, 4)).toEqual([1_000, 2_000, 4_000, 8_000])
    expect(longest.at(-1)).toBe(300_000)
    expect(backoffMs(3, 0)).toBe(2_000)
  })

  test('comes by itself after a while, and at once with the network', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
    const { server, device } = await aDevice()
    let tries = 0
    server.fate = (call) => {
      if (call === 'save') tries += 1
      return 'lost'
    }
    await device.add(id, document)
    await vi.advanceTimersByTimeAsync(1_000)
    await eventually(() => expect(tries).toBe(1))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(tries).toBeGreaterThan(4)
    expect(tries).toBeLessThan(10)
    server.fate = () => 'arrives'
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)

    await eventually(() => expect(device.stateOf(id)).toBe('saved'))
  })
})
