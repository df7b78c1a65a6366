import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import {
  type Fetched,
  fetchOutside,
  NotFetched,
  type OutboundReason,
  type OutboundRule,
} from '../../../outbound/outbound.ts'

export type OneRosterVersion = '1.1' | '1.2'

interface OneRosterAccess {
  /** The address of the service: its root, or the address up to its version. */
  readonly address: string
  readonly tokenAddress: string
  readonly clientId: string
  readonly secret: string
  readonly version: OneRosterVersion
}

export type PullReason =
  | OutboundReason
  | 'not-signed-in'
  | 'no-token'
  | 'not-allowed'
  | 'not-found'
  | 'not-json'
  | 'refused'
  | 'busy'
  | 'no-paging'
  | 'too-many'

/** Why a roster could not be pulled. Nothing that the other server said is in it. */
export class NotPulled extends Error {
  readonly reason: PullReason

  constructor(reason: PullReason) {
    super(`A roster was not pulled: ${reason}.`)
    this.name = 'NotPulled'
    this.reason = reason
  }
}

interface Around {
  readonly rule: OutboundRule
  readonly now: () => Date
  /** Waits for a server that asks for patience; tests do not wait. */
  readonly wait?: (ms: number) => Promise<unknown>
}

const Token = z.object({ access_token: z.string().min(1).max(20_000) })
const PAGE = 500
const MOST_PAGES = 2_000
const MOST_TRIES = 6
const USUAL_WAIT_S = 5
const MOST_WAIT_S = 120

const paths = { '1.1': '/ims/oneroster/v1p1', '1.2': '/ims/oneroster/rostering/v1p2' }
const scopes = { '1.1': 'v1p1', '1.2': 'v1p2' }

/** Asks a OneRoster service for pages of a collection, with a token of its own. */
export class OneRosterClient {
  readonly #access: OneRosterAccess
  readonly #around: Around
  #token: string | undefined

  constructor(access: OneRosterAccess, around: Around) {
    this.#access = access
    this.#around = around
  }

  /**
   * All items of a collection, a page at a time. What the service says about how many there are is not believed: pages
   * are asked for until one is empty, and whoever answers the same page again has no paging.
   */
  async *pages(
    collection: string,
    list: string,
    query: Readonly<Record<string, string>>,
  ): AsyncGenerator<unknown[]> {
    const seen = new Set<string>()
    let offset = 0
    for (let page = 0; page < MOST_PAGES; page++) {
      const reply = await this.#get(collection, { ...query, limit: String(PAGE), offset: String(offset) })
      const items = itemsOf(reply, list)
      if (items.length === 0) return
      const before = seen.size
      for (const it of items) seen.add(idOf(it))
      if (seen.size === before) throw new NotPulled('no-paging')
      offset += items.length
      yield items
    }
    throw new NotPulled('too-many')
  }

  /** Signs in and asks for one school: enough to know whether all is set up. */
  async test(): Promise<void> {
    itemsOf(await this.#get('orgs', { limit: '1', offset: '0' }), 'orgs')
  }

  async #get(collection: string, query: Readonly<Record<string, string>>): Promise<Fetched> {
    const url = new URL(`${this.#root()}/${collection}`)
    url.search = new URLSearchParams(query).toString().replaceAll('+', '%20')
    const ask = async () => {
      this.#token ??= await this.#signIn()
      return this.#patiently(url.href, { headers: { authorization: `Bearer ${this.#token}` } })
    }
    const reply = await ask()
    if (reply.status !== 401) return accepted(reply)
    // A token may end in the middle of a long pull.
    this.#token = undefined
    return accepted(await ask())
  }

  async #signIn(): Promise<string> {
    const { clientId, secret, tokenAddress, version } = this.#access
    const encoded = [clientId, secret].map(encodeURIComponent).join(':')
    const scope = `https://purl.imsglobal.org/spec/or/${scopes[version]}/scope/roster-core.readonly`
    const reply = await this.#patiently(tokenAddress, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(encoded).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope }).toString(),
      mostBytes: 100_000,
    })
    if (reply.status >= 400 && reply.status < 500 && reply.status !== 404)
      throw new NotPulled('not-signed-in')
    if (reply.status !== 200) throw new NotPulled('no-token')
    const { data } = Token.safeParse(jsonOf(reply))
    if (!data) throw new NotPulled('no-token')
    return data.access_token
  }

  /** Asks a server, and waits as long as it asks when it is busy, but not for ever. */
  async #patiently(address: string, asked: Parameters<typeof fetchOutside>[2]): Promise<Fetched> {
    const { rule, now, wait = pause } = this.#around
    for (let tries = 1; ; tries++) {
      const reply = await fetchOutside(rule, address, asked).catch((error: unknown) => {
        throw error instanceof NotFetched ? new NotPulled(error.reason) : error
      })
      if (reply.status !== 429 && reply.status !== 503) return reply
      const seconds = secondsOf(reply.headers['retry-after'], now())
      if (tries >= MOST_TRIES || seconds > MOST_WAIT_S) throw new NotPulled('busy')
      await wait(seconds * 1_000)
    }
  }

  #root(): string {
    const { address, version } = this.#access
    const root = address.replace(/\/+$/, '')
    return root.includes('/ims/oneroster') ? root : `${root}${paths[version]}`
  }
}

function secondsOf(retryAfter: string | undefined, now: Date): number {
  if (retryAfter === undefined) return USUAL_WAIT_S
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter)
  const at = Date.parse(retryAfter)
  return Number.isNaN(at) ? USUAL_WAIT_S : Math.max(0, Math.ceil((at - now.getTime()) / 1_000))
}

function accepted(reply: Fetched): Fetched {
  if (reply.status === 200) return reply
  if (reply.status === 401 || reply.status === 403) throw new NotPulled('not-allowed')
  throw new NotPulled(reply.status === 404 ? 'not-found' : 'refused')
}

function itemsOf(reply: Fetched, list: string): unknown[] {
  const { data } = z.record(z.string(), z.unknown()).safeParse(jsonOf(reply))
  const items = data?.[list]
  if (!Array.isArray(items)) throw new NotPulled('not-json')
  return items
}

function jsonOf({ body }: Fetched): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new NotPulled('not-json')
  }
}

const Identified = z.object({ sourcedId: z.string() })

function idOf(item: unknown): string {
  const { data } = Identified.safeParse(item)
  if (!data) throw new NotPulled('not-json')
  return data.sourcedId
}
