import { Problem } from '@corridor/contract/problems'
import type { FileRef } from '@corridor/domain/files/file-ref'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Unreachable } from '../../api/wire.ts'
import { aDevice } from '../../testing/a-device.ts'
import { eventually } from '../../testing/eventually.ts'
import { anObservationDocument, idOf } from '../../testing/samples/sample-observations.ts'
import { answerOf } from './answer.ts'
import { server as realServer } from './server.ts'

const document = anObservationDocument()
const ids = (count: number) => Array.from({ length: count }, (_, index) => idOf(index + 1))
const pdf = new File(['%PDF-1.7 a worksheet'], 'homework.pdf', { type: 'application/pdf' })

type Opened = Awaited<ReturnType<typeof aDevice>>

/** A device with `count` observations, all of which wait. */
async function withWaiting(count: number) {
  const opened = await aDevice()
  opened.server.fate = () => 'lost'
  for (const id of ids(count)) await opened.device.add(id, document)
  await eventually(() => expect(opened.device.isOffline()).toBe(true))
  return opened
}

/** Moves the clock second by second, so that all that is due happens. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second++) await vi.advanceTimersByTimeAsync(1_000)
}

async function withFile({ device }: Opened, id: string, count = 1) {
  const photos: { id: string; file: FileRef }[] = []
  for (const each of ids(count)) photos.push({ id: each, file: await device.addFile(id, pdf) })
  await device.change(id, (it) => ({ ...it, capture: { ...it.capture, photos } }))
}

describe('observations that are held back hold up no other', () => {
  test.each([
    [4, 'unexpected'],
    [10, 'unexpected'],
    [4, 'subscription-required'],
    [10, 'given-up'],
  ] as const)('not even %i whose answer is always “%s”', async (count, fate) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
    const { server, device } = await withWaiting(count + 1)
    const good = idOf(count + 1)
    server.fate = (_, id) => (id === good ? 'arrives' : fate)
    device.tryNow()
    await pass(60)

    await eventually(() => expect(device.stateOf(good)).toBe('saved'))
    for (const id of ids(count)) expect(device.stateOf(id)).toBe('on-device')
  })

  test('five visits that were finished after the plan ended are all stored', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
    const { server, device } = await withWaiting(5)
    for (const id of ids(5)) await device.finish(id)
    server.fate = (call) => (call === 'complete' ? 'subscription-required' : 'arrives')
    device.tryNow()

    await eventually(() => expect([...server.rows.keys()].sort()).toEqual(ids(5)))
    await pass(5)
    for (const id of ids(5)) expect(device.stateOf(id)).toBe('on-device')
    await device.add(idOf(6), document)
    device.tryNow()
    await eventually(() => expect(device.stateOf(idOf(6))).toBe('saved'))
  })

  test('what was finished and sent while an invoice is overdue stays, and goes once it is paid', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
    const { server, device } = await withWaiting(2)
    for (const id of ids(2)) await device.finish(id)
    await device.send(idOf(1), { sendId: idOf(9), recipients: [], message: 'Thank you.' })
    server.fate = (call) => (call === 'complete' || call === 'send' ? 'plan-past-due' : 'arrives')
    device.tryNow()
    await pass(60)
    await eventually(() => expect([...server.rows.keys()].sort()).toEqual(ids(2)))
    for (const id of ids(2)) expect(device.stateOf(id)).toBe('on-device')
    expect(device.list().map(({ trouble }) => trouble)).toEqual([null, null])

    server.fate = () => 'arrives'
    device.tryNow()
    await eventually(() => expect(device.stateOf()).toBe('saved'))
    expect([...server.rows.values()].map(({ status }) => status).sort()).toEqual(['completed', 'sent'])
  })

  test.each(['alone', 'beside one that it refused for good'])(
    'a server that fails with everything is left in peace, %s',
    async (which) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
      const { server, device } = await withWaiting(12)
      let calls = 0
      server.fate = (call, id) => {
        if (call === 'save') calls += 1
        return which !== 'alone' && id === idOf(1) ? 'too-large' : 'unexpected'
      }
      device.tryNow()
      await pass(60)
      await eventually(() => expect(calls).toBeGreaterThan(12))

      expect(calls).toBeLessThan(40)
    },
  )

  test('an answer that nobody can make sense of holds up its own observation', async () => {
    const { server, device } = await withWaiting(2)
    const save = server.save.bind(server)
    const current = { document: null }
    server.fate = () => 'arrives'
    server.save = (id, ...sent) =>
      id === idOf(1) ? Promise.reject(new Problem('observation-has-moved', { current })) : save(id, ...sent)
    device.tryNow()

    await eventually(() => expect(device.stateOf(idOf(2))).toBe('saved'))
    await eventually(() => expect(device.stateOf(idOf(1))).toBe('on-device'))
    expect(device.isOffline()).toBe(false)
  })
})

describe('a large photo on a slow connection', () => {
  test('comes after all texts', async () => {
    const opened = await withWaiting(3)
    const { server, device } = opened
    await withFile(opened, idOf(1))
    server.fate = () => 'arrives'
    device.tryNow()

    await eventually(() => expect(server.files.size).toBe(1))
    expect(server.rows.size).toBe(3)
    expect(server.calls.indexOf('upload')).toBe(server.calls.length - 1)
  })

  test('lets what is typed meanwhile go before the next one', async () => {
    const opened = await withWaiting(3)
    const { server, device } = opened
    await withFile(opened, idOf(1), 3)
    const upload = server.upload.bind(server)
    server.upload = async (...sent) => {
      server.upload = upload
      await device.change(idOf(2), (it) => ({ ...it, privateNotes: 'Typed meanwhile' }))
      return upload(...sent)
    }
    server.fate = () => 'arrives'
    device.tryNow()

    await eventually(() => expect(server.files.size).toBe(3))
    const sinceTheFirst = server.calls.slice(server.calls.indexOf('upload'))
    expect(sinceTheFirst).toEqual(['upload', 'save', 'upload', 'upload'])
    expect(server.rows.get(idOf(2))?.document.privateNotes).toBe('Typed meanwhile')
  })

  test('is no reason to ask for a text again that the server has just put off', async () => {
    const opened = await withWaiting(2)
    const { server, device } = opened
    await withFile(opened, idOf(1), 3)
    let tries = 0
    server.fate = (_, which) => {
      if (which !== idOf(2)) return 'arrives'
      tries += 1
      return 'unexpected'
    }
    device.tryNow()

    await eventually(() => expect(server.files.size).toBe(3))
    expect(tries).toBe(1)
  })

  test('that takes too long lets the others go on', async () => {
    const opened = await withWaiting(3)
    const { server, device } = opened
    await withFile(opened, idOf(1))
    server.fate = (call) => (call === 'upload' ? 'given-up' : 'arrives')
    await device.finish(idOf(3))

    await eventually(() => expect(server.rows.get(idOf(3))?.status).toBe('completed'))
    await eventually(() => expect(device.stateOf(idOf(1))).toBe('on-device'))
    expect(device.isOffline()).toBe(false)
  })
})

describe('an error of a call means', () => {
  const aborted = new DOMException('Aborted', 'AbortError')

  test.each([
    ['no answer', 'without a connection', new Unreachable({ cause: new TypeError('Failed to fetch') })],
    ['later', 'where we gave up', new Unreachable({ cause: aborted })],
    ['later', 'where it is of our own making', new TypeError('x is undefined')],
  ])('%s %s', (meaning, _, error) => {
    expect(answerOf(error).kind).toBe(meaning.replace(' ', '-'))
  })

  afterEach(() => vi.unstubAllGlobals())

  test('later from a server that lets us wait', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    })
    const asked = realServer.open(idOf(1)).catch(answerOf)
    await eventually(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    await vi.advanceTimersByTimeAsync(30_000)

    expect(await asked).toEqual({ kind: 'later' })
  })
})
