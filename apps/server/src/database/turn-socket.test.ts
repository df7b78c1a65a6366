import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { turnSocket } from './turn-socket.ts'

/** A socket that is connected, and what has arrived at its other end. */
async function connected() {
  let arrived = ''
  const server = createServer((socket) => socket.on('data', (part) => (arrived += String(part))))
  await once(server.listen(0, 'localhost'), 'listening')
  const socket = turnSocket()
  onTestFinished(() => {
    socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  await once(socket.connect(port, 'localhost'), 'connect')
  return { socket, arrived: () => arrived }
}

test('what is written in one turn of the event loop leaves as one piece', async () => {
  const { socket, arrived } = await connected()
  const [alone, together] = [vi.spyOn(socket, '_write'), vi.spyOn(socket, '_writev')]

  for (const said of ['begin', ' select', ' commit']) socket.write(Buffer.from(said))

  expect(alone).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(arrived()).toBe('begin select commit'))
  expect([alone, together].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
})

test('a write that somebody wants to hear of leaves after what was written before it', async () => {
  const { socket, arrived } = await connected()

  socket.write(Buffer.from('begin'))
  await new Promise((resolve) => socket.write(' end', resolve))

  await vi.waitFor(() => expect(arrived()).toBe('begin end'))
})
