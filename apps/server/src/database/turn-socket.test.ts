import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { turnSocket } from './turn-socket.ts'

test('what is written in one turn of the event loop leaves together', async () => {
  const server = createServer((socket) => socket.resume()).listen(0, 'localhost')
  await once(server, 'listening')
  const socket = turnSocket()
  onTestFinished(() => {
    socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  await once(socket.connect(port, 'localhost'), 'connect')
  const [alone, together] = [vi.spyOn(socket, '_write'), vi.spyOn(socket, '_writev')]

  socket.write('begin')
  socket.write('select')
  await new Promise((resolve) => socket.write('commit', resolve))

  expect(alone).not.toHaveBeenCalled()
  expect(together.mock.calls.map(([chunks]) => chunks.length)).toEqual([3])
})
