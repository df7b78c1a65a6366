import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { SMTPServerDataStream } from 'smtp-server'
import type { Services } from '../../services.ts'
import { returnedMail } from '../return-address.ts'
import { takeBack } from './take-back.ts'

const MOST_BYTES = 512 * 1024
const MOST_CONNECTIONS = 20
const IDLE_MS = 30_000
const LONGEST_MS = 2 * 60_000

export interface Inbound {
  readonly port: number
  close(): Promise<void>
}

/**
 * Listens for mails that come back, where that is set up: to signed addresses, and to no other. Whoever connects may
 * send one small mail at a time, without lingering.
 */
export async function openInbound(services: Services): Promise<Inbound | undefined> {
  const { config, log } = services
  const { INBOUND_MAIL_DOMAIN: name, INBOUND_MAIL_PORT: listenAt } = config
  if (name === undefined || listenAt === undefined) return undefined
  const { SMTPServer } = await import('smtp-server')
  const server = new SMTPServer({
    name,
    banner: 'Corridor takes back its own mail',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MOST_BYTES,
    rejectOversized: true,
    maxClients: MOST_CONNECTIONS,
    socketTimeout: IDLE_MS,
    closeTimeout: 1_000,
    onRcptTo: ({ address }, _session, done) => {
      returnedMail(services, address).then(
        (id) => done(id ? null : refusal(550, 'No such mailbox')),
        () => done(refusal(451, 'Try again later')),
      )
    },
    onData: (stream, { envelope: { rcptTo } }, done) => {
      const [to] = rcptTo
      take(services, to?.address ?? '', stream).then(
        () => done(),
        () => done(refusal(451, 'Try again later')),
      )
    },
  })
  // A client that hangs up in the middle of a word is no concern of ours.
  server.on('error', () => {})
  server.server.on('connection', (socket) => {
    const timer = setTimeout(() => socket.destroy(), LONGEST_MS)
    timer.unref()
    socket.on('close', () => clearTimeout(timer))
  })
  server.listen(listenAt)
  await once(server.server, 'listening')
  const address: AddressInfo | string | null = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail listener has no port.')
  log.info({ port: address.port }, 'Mails may come back')
  return { port: address.port, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

async function take(services: Services, to: string, stream: SMTPServerDataStream): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(Buffer.from(chunk))
  const id = await returnedMail(services, to)
  if (id && !stream.sizeExceeded) await takeBack(services, id, Buffer.concat(chunks))
}

function refusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode })
}
