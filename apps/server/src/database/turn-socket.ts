import { Socket } from 'node:net'

/** A connection's socket that sends what is written in one turn of the event loop together, and wakes PostgreSQL once. */
export function turnSocket(): Socket {
  const socket = new Socket()
  const write = socket.write.bind(socket)
  let isHolding = false
  const written = (...chunk: unknown[]) => {
    if (!isHolding) {
      isHolding = true
      socket.cork()
      process.nextTick(() => {
        isHolding = false
        socket.uncork()
      })
    }
    return Reflect.apply(write, socket, chunk)
  }
  // Replaced after connecting, not before: connecting gives the socket Node's own `write` back.
  socket.once('connect', () => Object.assign(socket, { write: written }))
  return socket
}
