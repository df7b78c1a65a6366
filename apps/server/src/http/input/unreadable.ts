import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ProblemCode } from '@corridor/contract/problem-codes'
import { Problem } from '@corridor/contract/problems'
import type { FastifyInstance } from 'fastify'

/** A path without a route, so that an address nobody can decode is answered like every other unknown one. */
const NOWHERE = '/api/unreadable'

export function readableUrl({ url = NOWHERE }: IncomingMessage): string {
  try {
    decodeURIComponent(url.replace(/\?.*/s, ''))
    return url
  } catch {
    return NOWHERE
  }
}

const codes: Readonly<Record<string, ProblemCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
  HPE_HEADER_OVERFLOW: 'too-large',
}

/** Answers what Node cannot read as a request, and so reaches no route: in the same words and with the same headers. */
export async function answerUnreadable(
  app: FastifyInstance,
  error: Error & { readonly code?: string },
  socket: Socket,
) {
  const { code, message, status } = new Problem(codes[error.code ?? ''] ?? 'invalid-request')
  const body = JSON.stringify({ code, message })
  const headers = {
    ...(await headersOf(app)),
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  if (socket.writable)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
  else socket.destroy()
}

type Headers = Readonly<Record<string, unknown>>
const known = new WeakMap<FastifyInstance, Promise<Headers>>()

/** The headers of an answer of the API, without what belongs to one visitor or one moment. */
function headersOf(app: FastifyInstance): Promise<Headers> {
  const found = known.get(app) ?? app.inject({ url: NOWHERE }).then(({ headers }) => standing(headers))
  known.set(app, found)
  return found
}

const PASSING = /^(set-cookie|date|connection|keep-alive|content-length|x-ratelimit-.*|retry-after)$/

function standing(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !PASSING.test(name)))
}
