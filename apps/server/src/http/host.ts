import { Problem } from '@corridor/contract/problems'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/**
 * Refuses requests at another address than people type. What a request says about its own address is forged easily, and
 * would find its way into links and caches. Whoever watches the server may ask by any name.
 */
export function checkHost({ PUBLIC_URL, isLoopback }: Config) {
  return async ({ raw, url }: FastifyRequest) => {
    if (url === '/healthz' || url === '/readyz') return
    const names = hostsOf(raw.rawHeaders)
    const [name = ''] = names
    const isOurs = isLoopback ? LOOPBACK.test(name) : name.toLowerCase() === PUBLIC_URL.host
    if (!isOurs || names.length > 1 || !url.startsWith('/')) throw new Problem('wrong-address')
  }
}

/** All hosts that a request names: Node joins or drops a header that is sent twice; here each counts. */
function hostsOf(headers: readonly string[]): string[] {
  return headers.filter((_, index) => index % 2 === 1 && headers[index - 1]?.toLowerCase() === 'host')
}
