import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { actsOn, type Told } from './acts.ts'
import { callsOn, missing } from './calls.ts'
import { pagesOn } from './pages.ts'
import { newId, newState } from './state.ts'

export const secretKey = 'sk_test_stand_in'
export const webhookSecret = 'whsec_stand_in'

export type CardStandIn = Awaited<ReturnType<typeof startCardStandIn>>

/** A server on this machine that answers the calls which Corridor makes to the card processor, and tells what happens. */
export async function startCardStandIn() {
  const state = newState()
  const told: Told[] = []
  const trouble = {
    /** It answers nothing that helps. */
    isSilent: false,
    /** The next call of this kind is done, and its answer lost. */
    losesReplyOf: '',
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
    const [, , ...parts] = url.pathname.split('/')
    const id = parts.find((part) => /^(cus|cs_test|pi)_\d/.test(part)) ?? ''
    const name = `${request.method} ${url.pathname.replace(id || ' ', ':id')}`
    asked.set(name, (asked.get(name) ?? 0) + 1)
    const call = calls[name]
    const send = (status: number, body: object) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' })
        .end(JSON.stringify(body))
    if (trouble.isSilent) return send(500, { error: { type: 'api_error', message: 'Later' } })
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return send(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key' } })
    if (!call) return send(missing.status, missing.body)
    const key = request.headers['idempotency-key']
    const known = typeof key === 'string' ? state.replies.get(key) : undefined
    if (known && known.asked !== `${name} ${sent}`)
      return send(400, { error: { type: 'idempotency_error', message: 'Keys for idempotent requests' } })
    const form = new URLSearchParams(request.method === 'POST' ? sent : url.search)
    const reply = known ?? { asked: `${name} ${sent}`, ...call(id, form) }
    if (typeof key === 'string') state.replies.set(key, reply)
    if (trouble.losesReplyOf === name) {
      trouble.losesReplyOf = ''
      return response.destroy()
    }
    return send(reply.status, reply.body)
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
