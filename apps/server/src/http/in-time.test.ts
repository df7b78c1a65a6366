import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { product } from '../../test/harness.ts'
import { startSession } from '../access/sessions.ts'

const { app, clock, database, district } = await product()
await app.listen({ port: 0, host: '127.0.0.1' })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const HALF_A_MINUTE = 30_000
const KILOBYTES = 1_024

function port(): number {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

async function until(isSo: () => boolean) {
  while (!isSo()) await setImmediate()
}

interface Talk {
  readonly socket: Socket
  heard(): string
}

/** Sends the head of a request, and waits until the server waits for its body. */
async function begin(lines: readonly string[]): Promise<Talk> {
  const socket = connect(port(), '127.0.0.1')
  let text = ''
  socket.on('data', (data) => {
    text += data
  })
  await once(socket, 'connect')
  socket.write([...lines, 'Host: localhost', '', ''].join('\r\n'))
  await until(() => vi.getTimerCount() > 0)
  return { socket, heard: () => text }
}

const tooSlow = /^HTTP\/1\.1 408 .*"code":"too-slow"/s

test('a body that comes in drops ends after half a minute, with words and without the connection', async () => {
  const { socket, heard } = await begin([
    'POST /api/error-reports HTTP/1.1',
    'Content-Type: application/json',
    'Content-Length: 200',
  ])
  for (let second = 0; second < 29; second += 1) {
    socket.write('{')
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(heard()).toBe('')

  await vi.advanceTimersByTimeAsync(1_000)
  await once(socket, 'close')

  expect(heard()).toMatch(tooSlow)
  expect(heard()).toMatch(/^content-security-policy: /im)
})

test('a body that came in time is answered, and nothing goes on waiting for it', async () => {
  const { socket, heard } = await begin([
    'POST /api/error-reports HTTP/1.1',
    'Content-Type: application/json',
    'Content-Length: 2',
  ])
  await vi.advanceTimersByTimeAsync(HALF_A_MINUTE - 1)
  socket.write('{}')
  await until(() => heard().includes('invalid-request'))

  expect(vi.getTimerCount()).toBe(0)
  socket.destroy()
})

/** Sends the head of an upload. The server takes in no more than a buffer's worth before it waits for the body. */
async function anUpload(bytes: number) {
  const place = await district()
  const { id } = await place.person({ role: 'district-admin', schoolId: null })
  const device = { words: 'Chrome on Linux', hash: randomUUID() }
  const token = await database.tenant(place.id, ({ db }) =>
    startSession(db, { userId: id, now: clock.now, staySignedIn: true, device, hasSecondFactor: false }),
  )
  const accepted = once(app.server, 'connection')
  const talk = await begin([
    `PUT /api/files/${randomUUID()}?observation=${randomUUID()} HTTP/1.1`,
    `Authorization: Bearer ${token}`,
    ...['X-Requested-With: XMLHttpRequest', 'X-XSRF-TOKEN: k', 'Cookie: XSRF-TOKEN=k'],
    ...['Content-Type: application/octet-stream', `Content-Length: ${bytes}`],
  ])
  const [there]: Socket[] = await accepted
  return {
    ...talk,
    kept: async (): Promise<Buffer> => {
      const query = 'select content from files'
      return (await database.tenant(place.id, ({ client }) => client.query(query))).rows[0].content
    },
    say: async (part: Uint8Array) => {
      talk.socket.write(part)
      await until(() => there?.bytesRead === talk.socket.bytesWritten)
    },
  }
}

const worksheet = Buffer.concat([Buffer.from('%PDF-1.7 '), randomBytes(2_000 * KILOBYTES)])
const part = (index: number) => worksheet.subarray(index * 600 * KILOBYTES, (index + 1) * 600 * KILOBYTES)

test('a file that comes steadily is waited for, however long it takes, and is kept as it came', async () => {
  const { socket, heard, say, kept } = await anUpload(worksheet.length)
  for (const index of [0, 1, 2]) {
    await say(part(index))
    await vi.advanceTimersByTimeAsync(HALF_A_MINUTE)
  }
  expect(heard()).toBe('')
  socket.write(part(3))
  await until(() => heard() !== '')

  expect(heard()).toMatch(/^HTTP\/1\.1 200 /)
  expect(worksheet.equals(await kept())).toBe(true)
  socket.destroy()
})

test('a file of which too little comes is not waited for', async () => {
  const { socket, heard, say } = await anUpload(worksheet.length)
  await say(part(0))
  await vi.advanceTimersByTimeAsync(HALF_A_MINUTE)
  await say(part(1).subarray(0, 100 * KILOBYTES))
  await vi.advanceTimersByTimeAsync(HALF_A_MINUTE - 1)
  expect(heard()).toBe('')

  await vi.advanceTimersByTimeAsync(1)
  await once(socket, 'close')

  expect(heard()).toMatch(tooSlow)
})

test('who goes away in the middle of a body has not broken the database', async () => {
  const statuses: number[] = []
  const over = new Promise<void>((resolve) => {
    app.server.once('request', (_, reply) =>
      reply.once('close', () => {
        statuses.push(reply.statusCode)
        resolve()
      }),
    )
  })
  const { socket } = await begin([
    'POST /api/error-reports HTTP/1.1',
    'Content-Type: application/json',
    'Content-Length: 200',
  ])
  socket.destroy()
  await over
  await until(() => vi.getTimerCount() === 0)

  expect(statuses).not.toContain(503)
})
