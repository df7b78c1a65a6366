import { contract } from '@corridor/contract/contract'
import type { Endpoint } from '@corridor/contract/endpoint'
import { type ProblemCode, problems } from '@corridor/contract/problem-codes'
import type { FieldMessages } from '@corridor/contract/refusal'
import { vi } from 'vitest'
import type * as z from 'zod/mini'
import { afterEachTest } from './after-each-test.ts'
import { deferred } from './deferred.ts'
import { copperRidge, juniperStreet } from './samples/sample-people.ts'

export interface Answer {
  readonly spec: Endpoint
  readonly respond: () => Promise<Response>
}

export interface Sent {
  readonly method: string
  readonly path: string
  /** The query; a parameter in bracket form is a list. */
  readonly query: Readonly<Record<string, string | readonly string[]>>
  readonly headers: Headers
  readonly credentials: string | undefined
  readonly body: unknown
}

/** An answer of the server; a body that the contract does not allow is refused here. */
export function reply<E extends Endpoint>(
  spec: E,
  body: z.input<E['response']>,
  headers: Record<string, string> = {},
): Answer {
  const checked = spec.response.parse(body)
  return { spec, respond: async () => Response.json(checked, { headers }) }
}

/** An answer with a file and its name. */
export function replyFile(spec: Endpoint, name: string, bytes: Uint8Array<ArrayBuffer>): Answer {
  const headers = { 'Content-Type': 'application/octet-stream', 'Content-Disposition': attachment(name) }
  return { spec, respond: async () => new Response(bytes, { headers }) }
}

function attachment(name: string): string {
  return `attachment; filename="report"; filename*=UTF-8''${encodeURIComponent(name)}`
}

export function refuse(spec: Endpoint, code: ProblemCode, fields?: FieldMessages): Answer {
  const { status, message } = problems[code]
  return { spec, respond: async () => Response.json({ code, message, fields }, { status }) }
}

/** An answer that never comes: no connection, or no server. */
export function unreachable(spec: Endpoint): Answer {
  return { spec, respond: () => Promise.reject(new TypeError('Failed to fetch')) }
}

/** An answer that comes only when it is let go. */
export function held(answer: Answer) {
  const { promise, resolve } = deferred()
  return { letGo: resolve, answer: { ...answer, respond: () => promise.then(answer.respond) } }
}

/** Answers every call of the page. Several answers of one endpoint are given in turn, the last one for ever. */
export function answerWith(...answers: readonly Answer[]) {
  // A fixed path goes before one with a place for an id, as on the server.
  const left = answers.toSorted((a, b) => Number(hasPlace(a)) - Number(hasPlace(b)))
  const calls: Sent[] = []
  let asked = 0
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const call = read(address, init)
    calls.push(call)
    const index = left.findIndex(({ spec }) => isFor(spec, call))
    const answer = left[index]
    if (!answer) return refuseToAnswer(`${call.method} ${call.path} was called, and the test has no answer.`)
    const isLast = left.findLastIndex(({ spec }) => isFor(spec, call)) === index
    if (!isLast) left.splice(index, 1)
    check(answer.spec, call)
    asked += 1
    return Promise.race([answer.respond(), aborted(init.signal)]).finally(() => {
      asked -= 1
    })
  })
  return {
    sent: (spec: Endpoint) => calls.filter((call) => isFor(spec, call)),
    everything: calls as readonly Sent[],
    isAsked: () => asked > 0,
  }
}

function hasPlace({ spec }: Answer): boolean {
  return spec.path.includes(':')
}

/** Ends as a call does that the page aborts. */
function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
}

const complaints: string[] = []

// The page treats a missing answer as a lost connection, so the test itself has to be told.
afterEachTest(() => {
  const found = complaints.splice(0)
  if (found.length > 0) throw new Error(found.join('\n'))
})

function refuseToAnswer(complaint: string): never {
  complaints.push(complaint)
  throw new Error(complaint)
}

function read(address: string, init: RequestInit): Sent {
  const url = new URL(address, location.origin)
  return {
    method: init.method ?? 'GET',
    path: url.pathname + url.search,
    query: queryIn(url.searchParams),
    headers: new Headers(init.headers),
    credentials: init.credentials,
    body: typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? undefined),
  }
}

function queryIn(search: URLSearchParams) {
  return Object.fromEntries(
    [...search].map(([name, value]) =>
      name.endsWith('[]') ? [name.slice(0, -2), search.getAll(name)] : [name, value],
    ),
  )
}

function isFor({ method, path }: Endpoint, call: Sent): boolean {
  const pattern = new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}(\\?|$)`)
  return call.method === method && pattern.test(call.path)
}

function check({ method, path, query, body }: Endpoint, call: Sent) {
  const wrong = query?.safeParse(call.query).error ?? body?.safeParse(call.body).error
  if (wrong) refuseToAnswer(`${method} ${path} was sent what the contract does not allow: ${wrong.message}`)
}

/** Answers for tests that do not care for the demo, school accounts, or where a PDF begins a page. */
export const noDemo = reply(contract.auth.demo, { available: false })
export const onePage = reply(contract.visits.pages, { breaks: [] })
export const bothSchools = reply(contract.observations.schools, { schools: [copperRidge, juniperStreet] })
/** An answer for pages that are not about what a device keeps, and open it beside. */
export const noSnapshot = unreachable(contract.device.snapshot)
export const noSchoolAccounts = [
  reply(contract.identities.providers, { items: [] }),
  reply(contract.identities.list, { items: [], asks: 'nothing' }),
]
