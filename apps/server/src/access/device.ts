import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The browser a request comes from: in words for people, and as the hash of a cookie that only it has. */
export interface Device {
  readonly words: string
  readonly hash: string
}

/** The origin of a request: its network address and its device. */
export interface Caller {
  readonly address: string
  readonly device: Device
  readonly requestId: string
  /** Our configured address, for links in mails: the one that a request names may be forged. */
  readonly publicUrl: URL
}

const COOKIE = 'corridor_device'
const YEAR_S = 31_536_000

/** Knows the browser again, or gives it a cookie to be known by. */
export function deviceOf(request: FastifyRequest, reply: FastifyReply): Device {
  const known = request.cookies[COOKIE]
  const mark = known && /^[\w-]{32}$/.test(known) ? known : randomBytes(24).toString('base64url')
  // Spec §9: Secure, SameSite None, path /. No script needs it.
  reply.setCookie(COOKIE, mark, { secure: true, sameSite: 'none', path: '/', httpOnly: true, maxAge: YEAR_S })
  return { words: deviceWords(request.headers['user-agent'] ?? ''), hash: digest(mark) }
}

export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

// Browsers by their words, the first that fits: each also names those it wants to be taken for.
const browsers = [
  [/Edg\//, 'Edge'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/Chrome\/|CriOS/, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const systems = [
  [/CrOS/, 'Chromebook'],
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
] as const

export function deviceWords(userAgent: string): string {
  const browser = browsers.find(([sign]) => sign.test(userAgent))?.[1] ?? 'A browser'
  const system = systems.find(([sign]) => sign.test(userAgent))?.[1]
  return system ? `${browser} on ${system}` : browser
}
