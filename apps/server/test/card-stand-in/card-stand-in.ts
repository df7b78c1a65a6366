import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { actsOn, type Told } from './acts.ts'
import { callsOn, missing, type Reply } from './calls.ts'
import { pagesOn } from './pages.ts'
import { newId, newState } from './state.ts'

const secretKey = 'sk_test_stand_in'
export const webhookSecret = 'whsec_stand_in'

const troubled = refusal(500, 'api_error')
const unknownKey = refusal(401, 'invalid_request_error')
const otherWords = refusal(400, 'idempotency_error')

function refusal(status: number, type: string): Reply {
  return { status, body: { error: { type, message: 'Refused' } } }
}

/** A server on this machine that answers the calls which Corridor makes to the card processor, and tells what happens. */
export async function startCardStandIn() {
  const state = newState()
  const told: Told[] = []
  const trouble = {
    /** Whether the processor answers nothing that helps. */
    isSilent: false,
    /** The next call of this kind is done, and its answer lost. */
    losesReplyOf: '',
    /** The next call of this kind is done, and everything after it is not. */
    silentAfter: '',
  }
  /** How often each call was made. */
  const asked = new Map<string, number>()
  /** Where what happens is told at once. Absent: a test tells it itself. */
  const listener: { url?: string } = {}

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const place = server.address()
  if (place === null || typeof place === 'string') throw new Error('The stand-in has no port.')
  const address = `http://127.0.0.1:${place.port}`

  const acts = actsOn(state, address, (type, object, before) => {
    const created = Math.floor(Date.now() / 1_000)
    const data = { object: structuredClone(object), ...(before && { previous_attributes: before }) }
    const event: Told = { id: newId('evt'), object: 'event', type, created, data }
    told.push(event)
    if (listener.url) void deliver(listener.url, event)
  })
  const calls = callsOn(state, address, acts)
  const pages = pagesOn(state, acts)

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', address)
    const sent = request.method === 'POST' ? await text(request) : ''
    if (url.pathname.startsWith('/v1/')) return void answer(request, response, url, sent)
    const page = pages(url.pathname, request.method === 'POST' ? new URLSearchParams(sent) : null)
    if (page?.moved) return void response.writeHead(303, { location: page.moved }).end()
    const type = { 'content-type': 'text/html; charset=utf-8' }
    return void response.writeHead(page ? 200 : 404, type).end(page?.html)
  }

  function answer(request: IncomingMessage, response: ServerResponse, url: URL, sent: string) {
    const { method = '', headers } = request
    const id = url.pathname.match(/\/((cus|cs_test|pi)_\w+)/)?.[1] ?? ''
    const name = `${method} ${url.pathname.replace(id || ' ', ':id')}`
    asked.set(name, (asked.get(name) ?? 0) + 1)
    const isOurs = headers.authorization === `Bearer ${secretKey}`
    const reply = trouble.isSilent ? troubled : isOurs ? done(name, id, url, sent, headers) : unknownKey
    if (trouble.silentAfter === name) Object.assign(trouble, { isSilent: true, silentAfter: '' })
    if (trouble.losesReplyOf === name) {
      trouble.losesReplyOf = ''
      return response.destroy()
    }
    const about = { 'content-type': 'application/json', 'stripe-should-retry': 'false' }
    return response.writeHead(reply.status, about).end(JSON.stringify(reply.body))
  }

  /** Does a call. Asked again with the same key, it answers the same and does nothing. */
  function done(name: string, id: string, url: URL, sent: string, headers: IncomingHttpHeaders): Reply {
    const key = String(headers['idempotency-key'] ?? newId('once'))
    const known = state.replies.get(key)
    if (known && known.asked !== `${name} ${sent}`) return otherWords
    const form = new URLSearchParams(name.startsWith('POST') ? sent : url.search)
    const reply = known ?? { asked: `${name} ${sent}`, ...(calls[name]?.(id, form) ?? missing) }
    if (headers['idempotency-key']) state.replies.set(key, reply)
    return reply
  }

  return {
    address,
    state,
    told,
    trouble,
    asked,
    listener,
    ...acts,
    settings: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRETS: webhookSecret,
      STRIPE_API_URL: address,
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** What is told, as it goes over the wire: the bytes and their signature, by the processor's own library. */
export function signed(event: object, secret = webhookSecret, timestamp = Math.floor(Date.now() / 1_000)) {
  const payload = JSON.stringify(event)
  return {
    payload,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
    },
  }
}

/** Told again until it is heard, as the processor does. */
async function deliver(url: string, event: Told): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { payload, headers } = signed(event)
    const reply = await fetch(url, { method: 'POST', headers, body: payload }).catch(() => undefined)
    if (reply?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
