import { lookup as resolve } from 'node:dns'
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** A rule of the addresses to which Corridor connects. Only tests give another rule; no setting does. */
export interface OutboundRule {
  readonly isOpen: (address: string) => boolean
  readonly schemes: readonly string[]
}

export const publicHttps: OutboundRule = { isOpen: isPublicAddress, schemes: ['https:'] }

export type OutboundReason =
  | 'not-https'
  | 'not-public'
  | 'moved-elsewhere'
  | 'not-reachable'
  | 'too-slow'
  | 'too-large'

/** Why a fetch failed. Its words name nobody: neither the address nor what it answered. */
export class NotFetched extends Error {
  readonly reason: OutboundReason

  constructor(reason: OutboundReason) {
    super(`Nothing was fetched: ${reason}.`)
    this.name = 'NotFetched'
    this.reason = reason
  }
}

interface Fetching {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly mostBytes?: number
  readonly timeoutMs?: number
}

export interface Fetched {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

const MOST_BYTES = 20_000_000
const TIMEOUT_MS = 30_000
const MOST_REDIRECTS = 3
/** The lowest open port: below are those of mail, databases and shells, which nobody serves web pages on. */
const LEAST_PORT = 1024

/**
 * Fetches from a server whose address somebody typed. The address is checked when it is connected to: what a name
 * resolves to then is what is checked, and nothing resolves it again.
 */
export async function fetchOutside(
  rule: OutboundRule,
  address: string,
  asked: Fetching = {},
): Promise<Fetched> {
  const deadline = Date.now() + (asked.timeoutMs ?? TIMEOUT_MS)
  let url = checkUrl(rule, address)
  for (let redirects = 0; ; redirects++) {
    const reply = await fetchOnce(rule, url, asked, deadline - Date.now())
    const { location } = reply.headers
    if (reply.status < 300 || reply.status > 399 || !location) return reply
    const next = parseUrl(location, url)
    // Credentials go nowhere but where they were meant for, and a form is not sent twice.
    if (!next || next.origin !== url.origin || asked.method === 'POST' || redirects >= MOST_REDIRECTS)
      throw new NotFetched('moved-elsewhere')
    url = checkUrl(rule, next.href)
  }
}

/** An address that may be asked, as far as can be told before it is resolved. */
export function checkUrl(rule: OutboundRule, address: string): URL {
  const url = parseUrl(address)
  if (!url || !rule.schemes.includes(url.protocol) || url.username || url.password)
    throw new NotFetched('not-https')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A name without a dot is one of the network around this server.
  const isLocalName = isIP(host) === 0 && !host.replace(/\.$/, '').includes('.') && rule === publicHttps
  const isOpenPort = url.port === '' || Number(url.port) >= LEAST_PORT
  if (!isOpenPort || isLocalName || (isIP(host) !== 0 && !rule.isOpen(host)))
    throw new NotFetched('not-public')
  return url
}

function parseUrl(address: string, base?: URL): URL | undefined {
  return URL.canParse(address, base?.href) ? new URL(address, base?.href) : undefined
}

/** Resolves a name for a connection; if any of its addresses is closed, it is connected to none. */
function checkedLookup(rule: OutboundRule): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      if (found.length === 0 || !found.every(({ address }) => rule.isOpen(address)))
        return done(new NotFetched('not-public'), '')
      if (options.all) return done(null, found)
      const [first] = found
      return done(null, first?.address ?? '', first?.family)
    })
  }
}

function fetchOnce(rule: OutboundRule, url: URL, asked: Fetching, timeoutMs: number): Promise<Fetched> {
  const { method = 'GET', headers = {}, body, mostBytes = MOST_BYTES } = asked
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((settle, fail) => {
    const signal = AbortSignal.timeout(Math.max(1, timeoutMs))
    const lost = (error: unknown) => {
      if (error instanceof NotFetched) return fail(error)
      return fail(new NotFetched(signal.aborted ? 'too-slow' : 'not-reachable'))
    }
    const sent = send(url, {
      method,
      lookup: checkedLookup(rule),
      // Each request has a connection of its own, so that each is checked.
      agent: false,
      signal,
      headers: {
        accept: 'application/json',
        'accept-encoding': 'identity',
        'user-agent': 'Corridor',
        ...headers,
        ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
      },
    })
    sent.on('error', lost)
    sent.on('response', (reply) => {
      read(reply, mostBytes).then(
        (content) => settle({ status: reply.statusCode ?? 0, headers: reply.headers, body: content }),
        (error) => {
          sent.destroy()
          lost(error)
        },
      )
    })
    sent.end(body)
  })
}

async function read(reply: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of reply) {
    bytes += part.length
    if (bytes > mostBytes) throw new NotFetched('too-large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
