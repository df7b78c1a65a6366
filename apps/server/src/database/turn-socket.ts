import { Socket } from 'node:net'

/** A connection's socket that sends what is written in one turn of the event loop as one piece, and wakes PostgreSQL once. */
export function turnSocket(): Socket {
  const socket = new Socket()
  const write = socket.write.bind(socket)
  let held: Uint8Array[] = []
  const send = () => {
    const [first, ...others] = held
    held = []
    if (first) write(others.length > 0 ? Buffer.concat([first, ...others]) : first)
  }
  const written = (chunk: string | Uint8Array, ...rest: unknown[]) => {
    // A write with a callback or an encoding is not held back; what is held goes first.
    if (rest.length > 0 || typeof chunk === 'string') {
      send()
      return Reflect.apply(write, socket, [chunk, ...rest])
    }
    if (held.length === 0) process.nextTick(send)
    held.push(chunk)
    return true
  }
  // Replaced after connecting, not before: connecting gives the socket Node's own `write` back.
  socket.once('connect', () => Object.assign(socket, { write: written }))
  return socket
}
