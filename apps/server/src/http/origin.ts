import { randomBytes } from 'node:crypto'
import type { Endpoint } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import type { FastifyReply, FastifyRequest } from 'fastify'

const COOKIE = 'XSRF-TOKEN'

/** Refuses a write without what another site's page can neither read nor set: our header, and the cookie's value again. */
export function checkOrigin(spec: Endpoint, { headers, cookies }: FastifyRequest) {
  if (spec.method === 'GET' || spec.origin === 'any') return
  const token = cookies[COOKIE]
  const isOurs =
    headers['x-requested-with'] === 'XMLHttpRequest' && token && headers['x-xsrf-token'] === token
  if (!isOurs) throw new Problem('not-from-corridor')
}

export async function giveOriginCookie(request: FastifyRequest, reply: FastifyReply) {
  if (request.cookies[COOKIE]) return
  // Spec §9: Secure, SameSite None, path /. Scripts of our own pages read it.
  reply.setCookie(COOKIE, randomBytes(18).toString('base64url'), {
    secure: true,
    sameSite: 'none',
    path: '/',
  })
}
